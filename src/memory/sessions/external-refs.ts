/** The references of a session to what belongs to it outside of this service, such as the `container_id` of its sandbox. */
import { HipocampoError } from '../../errors.ts';

export type ExternalRefs = Readonly<Record<string, string>>;

/** A change of references: those named are set, those that are null removed, any other stays. */
export type ExternalRefsPatch = Readonly<Record<string, string | null>>;

export const MAX_EXTERNAL_REFS = 32; // each goes into the events that end a session

/** Merges a patch into references. Throws `invalid_request` where they would be too many. */
export function mergeExternalRefs(refs: ExternalRefs, patch: ExternalRefsPatch): ExternalRefs {
  const merged = { ...refs, ...patch };
  const kept = Object.entries(merged).filter((entry): entry is [string, string] => entry[1] !== null);
  if (kept.length > MAX_EXTERNAL_REFS) {
    throw new HipocampoError('invalid_request', 'the session would have too many external references', {
      faults: [{ pointer: '/external_refs', message: `must be at most ${MAX_EXTERNAL_REFS} in all` }],
    });
  }
  return Object.fromEntries(kept);
}
