/** What a reading of a session comes as, and what is made of it. */
import type { SessionChanges, SessionHistory } from '../memory/conversation/session-history.ts';
import type { CandidateFact, CandidateFacts } from '../memory/facts/candidate-fact.ts';
import type { AnsweredLine } from './answered-turn-sql.ts';
import type { CandidateLine } from './fact-candidates-sql.ts';
import { openEach, type Sealed } from './sealing/open-each.ts';
import type { Opener } from './sealing/sealed-parts.ts';
import { segmentOf } from './segment-store.ts';

/** The row of a reading; what was not asked for is absent. */
export interface SessionRow {
  readonly language: string | null;
  /** The session's user; null where there is no such session. */
  readonly user_id: string | null;
  /**
   * The changes of the session, null where it is still as the caller knows it. Lines of JSON text, which holds no raw line break:
   * `SessionLine`, an array of `TurnLine`, then a line of messages for each turn that is shown; turns the newest first.
   */
  readonly history: string | null;
  /** The version of the user's facts; null for a user who was never seen, absent where no facts were asked for. */
  readonly facts_version?: number | null;
  readonly facts?: string | null;
  /** The last segments; null where they were not asked for, or the session was not read whole. */
  readonly segments?: SegmentLine[] | null;
  /** The turns that answered the same question; null where there is none, absent where it was not asked for. */
  readonly answered?: AnsweredLine[] | null;
}

type SessionLine = [
  generation: number,
  version: number,
  turnCount: number,
  messageCount: number,
  tokenCount: number,
  planState: Record<string, unknown>,
  extended: boolean,
  reports: [tools: string[], wasValid: boolean] | null,
];

type TurnLine = [
  turnNumber: number,
  turnId: string,
  digest: string,
  digestTokens: number,
  places: Record<string, unknown>[] | null,
  messageCount: number,
  tokenCount: number,
  shownTokens: number | null,
  isCut: boolean,
  // of the last turn only, where it has either
  report?: string | null | undefined,
  openResults?: string | null | undefined,
];

export const NO_FACTS: CandidateFacts = { version: 0, candidates: [] };

/** The reading of a session, with what opens its texts. */
export type SealedSession = Sealed & { readonly sessionId: string };

type SegmentLine = [fromTurn: number, toTurn: number, content: string];

/** Returns the history of a session; null where there is none. */
export function sessionHistory(
  { user_id, history, segments }: SessionRow,
  sealed: SealedSession,
): SessionHistory | null {
  if (user_id === null) return null;
  if (history === null) return { userId: user_id, changes: null };
  const changes = sessionChanges(history, sealed);
  if (segments === undefined || segments === null) return { userId: user_id, changes };
  const opened = openEach(
    segments,
    'segment_summaries',
    sealed,
    ([fromTurn, toTurn, content], open): SegmentLine => [
      fromTurn,
      toTurn,
      open('segment_summaries', 'content', [sealed.sessionId, fromTurn], content),
    ],
  );
  return { userId: user_id, changes: { ...changes, segments: opened.map((one) => segmentOf(...one)) } };
}

function sessionChanges(history: string, sealed: SealedSession): SessionChanges {
  const [session = '', turns = '[]', ...messages] = history.split('\n');
  const [generation, version, turnCount, messageCount, tokenCount, planState, extended, reports] = JSON.parse(
    session,
  ) as SessionLine;
  return {
    generation,
    version,
    turnCount,
    messageCount,
    tokenCount,
    planState,
    reports: { tools: reports?.[0] ?? [], wasValid: reports?.[1] ?? false },
    extends: extended,
    turns: historyTurns((JSON.parse(turns) as TurnLine[]).reverse(), messages.reverse(), sealed),
  };
}

/** Returns the facts that may be told, and the version of the user's facts. */
export function candidateFacts({ facts_version, facts }: SessionRow, sealed: SealedSession): CandidateFacts {
  if (!facts) return facts_version ? { version: facts_version, candidates: [] } : NO_FACTS;
  const lines = openEach(
    JSON.parse(facts) as CandidateLine[],
    'facts',
    sealed,
    ([id, slot, key, value, ...rest], open): CandidateLine => [
      id,
      open('facts', 'slot', [id], slot),
      open('facts', 'key', [id], key),
      open('facts', 'value', [id], value),
      ...rest,
    ],
  );
  const candidates = lines.map(
    ([id, slot, key, value, domain, confidence, language, standing, confirmed, sessionId, turnNumber, hits]) => ({
      id,
      slot,
      key,
      value,
      domain: domain as CandidateFact['domain'],
      confidence: confidence as CandidateFact['confidence'],
      language,
      standing,
      state: 'active' as const,
      lastConfirmedAt: new Date(confirmed),
      saidIn: sessionId === null || turnNumber === null ? null : { sessionId, turnNumber },
      hits,
    }),
  );
  return { version: facts_version ?? 0, candidates };
}

/** A turn of the history with the text that is shown of it; null where it is not shown. */
type TurnWithText = readonly [line: TurnLine, messages: string | null];

function historyTurns(
  lines: readonly TurnLine[],
  messages: readonly string[],
  sealed: SealedSession,
): SessionChanges['turns'] {
  let shown = 0;
  const turns = lines.map((line): TurnWithText => [line, line[7] === null ? null : (messages[shown++] ?? '[]')]);
  return openEach(turns, 'turns', sealed, openTurn).map(([line, text]) => {
    const [turnNumber, , digest, digestTokens, places, messageCount, tokenCount, shownTokens, , report, openResults] =
      line;
    return {
      turnNumber,
      digest,
      digestTokens,
      places: places ?? [],
      tokenCount,
      shown: shownTokens === null || text === null ? null : { tokens: shownTokens, messageCount, messages: text },
      report,
      openResults,
    };
  });
}

/** The text that is shown of a turn is its messages or, of a long one, its excerpt. */
function openTurn([line, text]: TurnWithText, open: Opener): TurnWithText {
  const [turnNumber, turnId, digest, digestTokens, places, messageCount, tokenCount, shownTokens, isCut, ...last] =
    line;
  const opened = <Text extends string | null | undefined>(column: string, value: Text) =>
    typeof value === 'string' ? open('turns', column, [turnId], value) : (value as Exclude<Text, string>);
  return [
    [
      turnNumber,
      turnId,
      open('turns', 'digest', [turnId], digest),
      digestTokens,
      places,
      messageCount,
      tokenCount,
      shownTokens,
      isCut,
      opened('report', last[0]),
      opened('open_results', last[1]),
    ],
    opened(isCut ? 'excerpt' : 'messages', text),
  ];
}
