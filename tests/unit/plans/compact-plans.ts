/** Labelled conversations in the compact form: `@ time`, then `- message | slot=value / other wording; slot?=value`; the README beside the files tells it. */
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

/** Returns the conversations of a set that is kept in this form. */
export function compactSequences(language: string, set: PlanSet): LabelledSequence[] {
  const path = new URL(`../../fixtures/plans/${set}.${language}.txt`, import.meta.url);
  return readFileSync(path, 'utf8')
    .trim()
    .split(/\n\n+/)
    .map((told, index) => {
      const [head, ...lines] = told.split('\n');
      const turns = lines.map(turnOf);
      const last = turns.at(-1);
      if (!head?.startsWith('@ ') || last === undefined)
        throw new Error(`no conversation in the compact form: ${told}`);
      const id = `${set}-${language}-${index + 1}`;
      return { ...last, id, set, reference_time: head.slice(2).split(' ')[0] ?? '', turns };
    });
}

interface Turn {
  readonly query: string;
  readonly expected: Expected;
  readonly optional: Expected;
}

function turnOf(line: string): Turn {
  const [, query, labels] = /^- (.+) \| (.+)$/.exec(line) ?? [];
  if (query === undefined || labels === undefined) throw new Error(`no message in the compact form: ${line}`);
  const slots = labels.trim() === '-' ? [] : labels.split(';').map(slotOf);
  return {
    query,
    expected: Object.fromEntries(slots.filter(({ isOptional }) => !isOptional).map(({ entry }) => entry)),
    optional: Object.fromEntries(slots.filter(({ isOptional }) => isOptional).map(({ entry }) => entry)),
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
