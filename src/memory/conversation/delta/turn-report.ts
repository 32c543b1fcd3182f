/** The words that a caller has for a turn's answer: whether it was valid, and what went wrong with it. */
import { createHash } from 'node:crypto';
import { withFewMarks } from '../../text/fold-accents.ts';
import { excerpt } from '../excerpt.ts';
import type { JsonText } from '../json-bytes.ts';

/** The most tokens of an error that a prompt tells. */
export const ERROR_TOKENS = 200;

/** A report as its caller made it. */
export interface GivenReport {
  /** True where the answer passed the caller's checks; null: nobody said. */
  readonly outputValid: boolean | null;
  readonly error: string | null;
}

/** The report of a turn of which nobody said anything. */
export const NOTHING_GIVEN: GivenReport = { outputValid: null, error: null };

/** A report as it is stored, JSON. The whole error is kept; a prompt tells what `told` has of it. */
interface StoredReport {
  readonly valid: boolean | null;
  readonly error?: string;
  readonly told?: string;
  /** The hash of the query that the turn answered. */
  readonly query?: string;
}

/** The part of a report that later builds need. */
export interface TurnReport {
  readonly valid: boolean;
  /** The error, short enough for a prompt, and the hash of the query that a retry comes with. */
  readonly failure: { readonly error: string; readonly query: string } | null;
}

export const NO_REPORT: TurnReport = { valid: false, failure: null };

/** Returns the report of a turn that answered `query` as it is stored; null where nothing is reported. */
export function storedReport({ outputValid, error }: GivenReport, query: string): JsonText | null {
  if (outputValid === null && error === null) return null;
  const report: StoredReport = {
    valid: outputValid,
    ...(error !== null && { error, told: shortened(error), query: hashOfQuery(query) }),
  };
  return JSON.stringify(report);
}

/** Returns a stored report as its caller made it. */
export function givenReport(stored: JsonText | null): GivenReport {
  if (stored === null) return NOTHING_GIVEN;
  const { valid, error = null } = JSON.parse(stored) as StoredReport;
  return { outputValid: valid, error };
}

/** Returns what a stored report tells later builds. */
export function readReport(stored: JsonText | null): TurnReport {
  if (stored === null) return NO_REPORT;
  const { valid, told, query } = JSON.parse(stored) as StoredReport;
  return {
    valid: valid === true,
    failure: told === undefined || query === undefined ? null : { error: told, query },
  };
}

/** Returns the hash of a query, the same however it is spaced. */
export function hashOfQuery(query: string): string {
  return createHash('sha256')
    .update(withFewMarks(query).normalize('NFC').trim().replaceAll(/\s+/g, ' '))
    .digest('base64');
}

function shortened(error: string): string {
  return excerpt([{ role: 'tool', content: error }], ERROR_TOKENS)?.messages[0]?.content ?? '';
}
