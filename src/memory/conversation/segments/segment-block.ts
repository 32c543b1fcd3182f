/** Tells segments in a prompt: a line each, within its tokens, the newest last. */
import { countShort, countTokens } from '../../text/token-counter.ts';
import type { AdaptiveSettings } from '../flow/adaptive-settings.ts';
import type { Words } from '../words.ts';
import type { Segment } from './segment.ts';

/** Lines of segments with what they take, the block's title included. */
export interface SegmentBlock {
  readonly text: string;
  readonly tokens: number;
  readonly shown: readonly Segment[];
}

const NOTHING: SegmentBlock = { text: '', tokens: 0, shown: [] };

/** The parts of a line that give way first where it takes more than its tokens. */
const GIVING_WAY: readonly ((segment: Segment) => Segment | null)[] = [
  (segment) => (segment.discussed.length > 2 ? { ...segment, discussed: segment.discussed.slice(0, -1) } : null),
  (segment) => (segment.outcome !== '' ? { ...segment, outcome: '' } : null),
  (segment) => (segment.discussed.length > 0 ? { ...segment, discussed: segment.discussed.slice(0, -1) } : null),
  (segment) => (segment.openQuestions.length > 0 ? { ...segment, openQuestions: [] } : null),
  (segment) => (segment.decisions.length > 1 ? { ...segment, decisions: segment.decisions.slice(0, -1) } : null),
  (segment) =>
    segment.topic.includes(' ') ? { ...segment, topic: segment.topic.split(' ').slice(0, -1).join(' ') } : null,
  (segment) => (segment.decisions.length > 0 ? { ...segment, decisions: [] } : null),
];

/** Returns the newest segments that fit, under their title. Each line ends in a full stop. */
export function segmentBlock(
  segments: readonly Segment[],
  words: Words,
  {
    segments: most,
    segmentTokens,
    segmentsTokens,
  }: Pick<AdaptiveSettings, 'segments' | 'segmentTokens' | 'segmentsTokens'>,
  room: number = Number.POSITIVE_INFINITY,
): SegmentBlock {
  const title = `${words.summaryHeading}\n${words.recalled}\n`;
  let left = Math.min(segmentsTokens, room - countShort(title));
  const lines: string[] = [];
  const shown: Segment[] = [];
  for (const segment of segments.slice(-most).toReversed()) {
    const line = lineWithin(segment, words, Math.min(segmentTokens, left));
    if (line === null) break;
    left -= countShort(`${line}\n`);
    lines.unshift(line);
    shown.unshift(segment);
  }
  if (lines.length === 0) return NOTHING;
  const text = title + lines.join('\n');
  return { text, tokens: countTokens(text), shown };
}

function lineWithin(segment: Segment, words: Words, tokens: number): string | null {
  let current = segment;
  for (;;) {
    const line = lineOf(current, words);
    if (countShort(`${line}\n`) <= tokens) return line;
    const shorter = GIVING_WAY.map((shorten) => shorten(current)).find((one) => one !== null);
    if (shorter === undefined || shorter === null) return null;
    current = shorter;
  }
}

/** Returns a segment as keys and values on one line. */
export function lineOf(segment: Segment, { segment: names }: Words): string {
  const { topic, discussed, outcome, decisions, openQuestions } = segment;
  const parts = [
    `${names.topic}: ${topic}`,
    ...(discussed.length > 0 ? [`${names.discussed}: ${discussed.join(', ')}`] : []),
    ...(outcome !== '' ? [`${names.outcome}: ${outcome}`] : []),
    ...(decisions.length > 0 ? [`${names.decisions}: ${decisions.join(', ')}`] : []),
    ...(openQuestions.length > 0 ? [`${names.open}: ${openQuestions.join(', ').replace(/\?+$/, '')}`] : []),
  ];
  return `- ${whenceOf(segment, names.earlier)}${parts.join('; ')}.`;
}

/** Returns what tells that a segment is of an earlier session, and of which days it is where it stands for several. */
function whenceOf({ sessionId, period }: Segment, earlier: string): string {
  if (sessionId === undefined) return '';
  if (period === undefined) return `${earlier} · `;
  const { fromDay, toDay } = period;
  return `${earlier}, ${fromDay === toDay ? toDay : `${fromDay}/${toDay}`} · `;
}
