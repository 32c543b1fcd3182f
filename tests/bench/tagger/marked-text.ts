/**
 * Messages with facts marked in place, one a line: `tengo al [pet perro Rocco] con otitis`. A mark is `[slot words]`; `[work|profession …]` leaves two slots
 * equally right, `[favorite:color azul]` names what it is. Nothing marked: nothing to learn.
 */

/** The slots that a mark may name. */
export const MARKED_SLOTS = [
  'name',
  'surname',
  'nickname',
  'age',
  'birthday',
  'home',
  'other_home',
  'origin',
  'spoken_language',
  'timezone',
  'work',
  'other_work',
  'profession',
  'team',
  'studies',
  'partner',
  'marital_status',
  'family',
  'pet',
  'hobby',
  'likes',
  'dislikes',
  'prefers',
  'favorite',
  'technology',
  'project',
  'decision',
  'goal',
  'habit',
  'allergy',
  'health',
  'diet',
  'vehicle',
  'email',
  'phone',
  'attribute',
  'note',
] as const; // prettier-ignore
export type MarkedSlot = (typeof MARKED_SLOTS)[number];

/** A stretch of a message that makes the value of a fact. */
export interface Mark {
  readonly slots: readonly MarkedSlot[];
  /** What it is, where the slot asks for that: the "color" of `favorite:color`. */
  readonly of: string | undefined;
  readonly start: number;
  readonly end: number;
}

export interface MarkedMessage {
  readonly text: string;
  readonly marks: readonly Mark[];
}

/** A line that cannot be read. */
export class MarkError extends Error {
  constructor(line: number, reason: string) {
    super(`line ${line}: ${reason}`);
    this.name = 'MarkError';
  }
}

/** Reads a file of marked messages; blank lines are passed over. Throws a `MarkError` that names the bad line. */
export function markedMessages(source: string): MarkedMessage[] {
  const seen = new Set<string>();
  return source.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const message = markedMessage(line, index + 1);
    if (seen.has(message.text)) throw new MarkError(index + 1, 'a message that is there already');
    seen.add(message.text);
    return [message];
  });
}

/** Reads one marked message. Throws a `MarkError`. */
export function markedMessage(line: string, number: number): MarkedMessage {
  let text = '';
  const marks: Mark[] = [];
  let behind = 0;
  for (const { 0: said, 1: head = '', 2: words = '', index } of line.matchAll(/\[([^[\]\s]*) ?([^[\]]*)\]/g)) {
    text += line.slice(behind, index);
    behind = index + said.length;
    if (words.trim() !== words || words === '') throw new MarkError(number, `"${said}" marks no words`);
    const [names = '', of] = head.split(':');
    marks.push({
      slots: names.split('|').map((name) => slotOf(name, number)),
      of,
      start: text.length,
      end: text.length + words.length,
    });
    text += words;
  }
  text += line.slice(behind);
  if (/[[\]]/.test(text)) throw new MarkError(number, 'a bracket without its other');
  return { text, marks };
}

function slotOf(name: string, line: number): MarkedSlot {
  const slot = MARKED_SLOTS.find((one) => one === name);
  if (slot === undefined) throw new MarkError(line, `no slot "${name}"`);
  return slot;
}
