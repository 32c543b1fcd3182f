/**
 * Labelled conversations in the compact form: `@ time`, then `- message | slot=value / other wording; slot?=value`; in newer ones `~ message` is one about another
 * matter, `> text` what the assistant says behind a message, `=` the plan as it stood and `+slot=value` what a message changes of it. The README beside the files tells it.
 */
import { readFileSync } from 'node:fs';
import type { Expected, LabelledSequence, PlanSet } from './labelled-plans.ts';

/** The part of the day that a word stands for, as the slot holds it. */
const PARTS: Readonly<Record<string, string>> = {
  morning: 'mañana',
  manhã: 'mañana',
  afternoon: 'tarde',
  arvo: 'tarde',
  evening: 'noche',
  night: 'noche',
  noite: 'noche',
  noon: '12:00',
  midday: '12:00',
  mediodía: '12:00',
};

export interface CompactSequence extends Pick<LabelledSequence, 'id' | 'reference_time' | 'expected' | 'optional'> {
  readonly turns: readonly CompactTurn[];
}

/** Returns the conversations of a set that is kept in this form. */
export function compactSequences(language: string, set: PlanSet | 'mixed'): CompactSequence[] {
  const path = new URL(`../../fixtures/plans/${set}.${language}.txt`, import.meta.url);
  return readFileSync(path, 'utf8')
    .trim()
    .split(/\n\n+/)
    .map((told, index) => {
      const [head, ...lines] = told.split('\n');
      const turns = turnsOf(lines);
      const last = turns.at(-1);
      if (!head?.startsWith('@ ') || last === undefined)
        throw new Error(`no conversation in the compact form: ${told}`);
      const id = `${set}-${language}-${index + 1}`;
      return { ...last, id, reference_time: head.slice(2).split(' ')[0] ?? '', turns };
    });
}

export interface CompactTurn {
  readonly query: string;
  readonly expected: Expected;
  readonly optional: Expected;
  /** True for a message about another matter: it says nothing of the plan. */
  readonly isBeside: boolean;
  /** What the assistant said before it. */
  readonly before: string;
}

/** Returns the turns of a conversation: the messages with the plan as it stands behind each. */
function turnsOf(lines: readonly string[]): CompactTurn[] {
  const turns: CompactTurn[] = [];
  let before = '';
  for (const line of lines) {
    if (line.startsWith('> ')) before = line.slice(2);
    else {
      turns.push({ ...turnOf(line, turns.at(-1)), before });
      before = '';
    }
  }
  return turns;
}

function turnOf(line: string, known: CompactTurn | undefined): Omit<CompactTurn, 'before'> {
  const [, mark, query, labels = ''] = /^([-~]) (.+) \| (.+)$/.exec(line) ?? [];
  if (query === undefined) throw new Error(`no message in the compact form: ${line}`);
  const label = labels.trim();
  const isAdded = label === '=' || label.startsWith('+');
  const slots = label === '-' || label === '=' ? [] : label.replace(/^\+/, '').split(';').map(slotOf);
  const told = (isOptional: boolean): Expected =>
    Object.fromEntries(slots.filter((slot) => slot.isOptional === isOptional).map(({ entry }) => entry));
  return {
    query,
    expected: { ...(isAdded && known?.expected), ...told(false) },
    optional: { ...(isAdded && known?.optional), ...told(true) },
    isBeside: mark === '~',
  };
}

/** `slot?=value` says what readers differ about; whether a word is a preference they always do. */
function slotOf(label: string): { readonly entry: [string, unknown]; readonly isOptional: boolean } {
  const [, slot = '', mark, value = ''] = /^(\w+)(\??)=(.*)$/.exec(label.trim()) ?? [];
  return { entry: [slot, labelOf(slot, value.trim())], isOptional: mark === '?' || slot === 'preferences' };
}

function labelOf(slot: string, value: string): unknown {
  if (slot === 'preferences') return value.split(', ').map((one) => ({ any: one.split(' / ') }));
  const wordings = value.split(' / ').map((one) => labelledValue(slot, one.trim()));
  return NAMES.has(slot) || wordings.length > 1 ? { any: wordings } : wordings[0];
}

/** Slots of words, and the time, whose wordings are several even where one is told. */
const NAMES = new Set(['activity', 'location', 'cuisine', 'time']);

function labelledValue(slot: string, wording: string): unknown {
  if (slot === 'party_size') return Number(wording);
  if (slot === 'time') return PARTS[wording] ?? wording;
  if (slot !== 'budget') return wording;
  const [amount, currency, each] = wording.split(' ');
  return { amount: Number(amount), currency, per_person: each === 'per_person' };
}
