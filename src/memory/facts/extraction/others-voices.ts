/**
 * Finds the stretches of a message in other voices than the user's: conversations, letters, texts to work on, the world of a
 * game. They are told by their form and by the words that announce them; the readers judge what a
 * single sentence says of its speaker.
 */
import { foldAccents } from '../../text/fold-accents.ts';
import { slotNamed } from '../fact-slots.ts';
import { shows } from './voice-signs.ts';

/** A stretch of the message, from its first character to the one after its last. */
type Stretch = readonly [from: number, to: number];

interface Line {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Returns the stretches in which others speak. Time is linear in the message. */
export function othersVoices(message: string): Stretch[] {
  const lines = linesOf(message);
  const alone = lines.length === 1;
  return [
    ...announced(message, lines),
    ...(alone ? [] : [...conversation(lines), ...letters(message, lines), ...papers(message, lines)]),
  ];
}

function linesOf(message: string): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const text of message.split('\n')) {
    lines.push({ from, to: from + text.length, text });
    from += text.length + 1;
  }
  return lines;
}

const plain = (text: string): string => foldAccents(text.toLowerCase()).replaceAll('’', "'").trim();

/** "JUAN: …", "[10:32] Pedro: …", "Customer: …". */
const LABELLED =
  /^\s*(?:\[[^\]\n]{1,20}\]\s*|\d{1,2}[:.]\d{2}\s+)?([\p{L}][\p{L}\p{N} .'_-]{0,24}?)(?: \(\d{1,3}\))?:\s+\S/u;
/** "- ¿Cómo te llamas?": in a list of one's own nobody asks. */
const DASHED = /^\s*[-–—•]\s*\S/;
const LEAST_LINES = 2;

/** Returns the lines of two or more who talk. */
function conversation(lines: readonly Line[]): Stretch[] {
  const labelled = lines.flatMap((line) => {
    const label = plain(LABELLED.exec(line.text)?.[1] ?? '');
    return label === '' || shows('section', label) || slotNamed(label) !== null ? [] : [{ line, label }];
  });
  const speakers = new Set(labelled.map(({ label }) => label));
  const spoken = labelled.length >= LEAST_LINES && speakers.size >= LEAST_LINES ? labelled.map(({ line }) => line) : [];
  const dashed = lines.filter(({ text }) => DASHED.test(text));
  const isTalk = dashed.length >= LEAST_LINES && dashed.some(({ text }) => text.includes('?'));
  const narrated = lines.filter(({ text }) => /^\s*—.*\s—\p{L}/u.test(text));
  return [...spoken, ...(isTalk ? dashed : []), ...narrated].map(({ from, to }) => [from, to]);
}

/** Returns letters from salutation to signature, mails below their head, and messages with a question about them below. */
function letters(message: string, lines: readonly Line[]): Stretch[] {
  const found: Stretch[] = [];
  const last = lines.findLast(({ text }) => text.trim() !== '');
  const asked = last !== undefined && shows('asks', plain(last.text)) ? last : null;
  const saluted = lines.find(({ text }) => shows('salutation', plain(text)));
  if (saluted !== undefined) {
    const signed = lines.find(({ from, text }) => from > saluted.from && shows('signature', plain(text)));
    if (signed !== undefined) found.push([saluted.from, signed.to]);
    else if (asked !== null) found.push([saluted.from, asked.from]);
  }
  const heads = lines.filter(({ text }) => shows('head', plain(text)));
  const head = heads.at(-1);
  if (heads.length >= LEAST_LINES && head !== undefined) found.push([head.from, paragraphEnd(message, head.to)]);
  const [first] = lines;
  if (asked !== null && first !== undefined && first !== asked && shows('greeting', plain(first.text)))
    found.push([0, asked.from]);
  return found;
}

/** Returns a curriculum below its title, and text that a line asks to have in another language. */
function papers(message: string, lines: readonly Line[]): Stretch[] {
  const title = lines.find(({ text }) => shows('title', plain(text)));
  return title === undefined ? [] : [[title.to, paragraphEnd(message, title.to)]];
}

/** Returns the end of the paragraph around a place: the next empty line. */
function paragraphEnd(message: string, at: number): number {
  const rest = message.slice(at).search(/\n[ \t]*\n/);
  return rest < 0 ? message.length : at + rest;
}

const INTRODUCED = /^[^:]{2,80}:(?=\s|$)/;
/** Returns the stretches after a colon that announces them, each to the end of its paragraph. */
function announced(message: string, lines: readonly Line[]): Stretch[] {
  return lines.flatMap(({ from, text }): Stretch[] => {
    const introduction = INTRODUCED.exec(text)?.[0].slice(0, -1);
    if (introduction === undefined || !shows('announces', plain(introduction))) return [];
    return [[from, paragraphEnd(message, from)]];
  });
}

/** True for a sentence of somebody the user plays or makes up; folded. */
export function isPlayed(folded: string): boolean {
  return shows('played', folded);
}
