import type { ErasedRefs, SignedReceipt } from '../../memory/archive/erasure-receipt.ts';

/** Returns what became of an erasure, as callers see it: the receipt as it was signed, and beside it the references of the sessions. */
export function erasedView({
  receipt,
  externalRefs,
}: {
  readonly receipt: SignedReceipt;
  readonly externalRefs: ErasedRefs;
}) {
  const items = externalRefs.sessions.map((one) => ({ session_id: one.sessionId, external_refs: one.externalRefs }));
  return { receipt, external_refs: { items, has_more: externalRefs.hasMore } };
}
