/**
 * Returns the external references that a session has, as SQL over a row of `sessions`. One that has expired has none any more: what its
 * row may still hold has been handed back, and is told once more by the event of its destruction. So whatever takes up an expired
 * session begins with none.
 */
export function ownRefs(row: string): string {
  return `CASE WHEN ${row}.watched_from IS NULL THEN '{}' ELSE ${row}.external_refs END`;
}
