/** What the turns of a session have reported: enough to know which parts of the caller's prompt were said already. */
import type { JsonText } from '../json-bytes.ts';
import { readOpenResults } from './open-results.ts';
import { NO_REPORT, readReport, type TurnReport } from './turn-report.ts';

/** The reports of a session's turns, as its contexts carry them. */
export interface Reported {
  /** The tools that were called, by name. */
  readonly tools: readonly string[];
  /** True once a turn was reported valid. */
  readonly wasValid: boolean;
  /** The report of the last turn; a turn that reports nothing is not valid. */
  readonly last: TurnReport;
  /** Results of tools that the last turn has no answer to yet, a line each. */
  readonly openResults: readonly string[];
}

export const NOTHING_REPORTED: Reported = { tools: [], wasValid: false, last: NO_REPORT, openResults: [] };

/** A turn's own part of what is reported, as it is stored. */
interface StoredReports {
  readonly report?: JsonText | null | undefined;
  readonly openResults?: JsonText | null | undefined;
}

/** Returns what is reported after turns were appended, the last of which is `last`; undefined: none was. */
export function reportedAfter(
  before: Pick<Reported, 'last' | 'openResults'>,
  session: Pick<Reported, 'tools' | 'wasValid'>,
  last: StoredReports | undefined,
): Reported {
  const { tools, wasValid } = session;
  if (last === undefined) return { tools, wasValid, last: before.last, openResults: before.openResults };
  const { report = null, openResults = null } = last;
  return { tools, wasValid, last: readReport(report), openResults: readOpenResults(openResults) };
}
