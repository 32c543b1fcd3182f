import type { MergedText } from '../memory/memory-file/memory-files.ts';
import { factEventView } from './fact-view.ts';

/** Returns a tag as headers and replies have it. */
export function quoted(etag: string): string {
  return `"${etag}"`;
}

/** True where an `If-None-Match` names a tag. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(quoted(etag));
}

/** Returns what became of an edited text. */
export function mergedFileView({ etag, received, events }: MergedText) {
  return { etag: quoted(etag), received: quoted(received), events: events.map(factEventView) };
}
