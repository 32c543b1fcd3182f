/** Reads what a user asks to have forgotten: "forget my address", "olvidate de todo". */
import { filled } from '../../understanding/filled.ts';
import type { Language } from '../../understanding/language.ts';
import type { ReadText } from '../../understanding/read-text.ts';
import type { Call } from '../../understanding/rule-set.ts';
import { meaningOf } from '../fact-slots.ts';
import type { SaidForget } from '../said.ts';
import { factsOf } from './facts-told.ts';
import { isAll, type Named, objectIn, ofSlot, requestsIn } from './forget-request.ts';
import type { Hearing } from './heard-clauses.ts';
import { namedSlot } from './slot-names.ts';

export interface FoundForgetting extends Omit<SaidForget, 'language' | 'evidence'> {
  readonly from: number;
  readonly to: number;
}

/** Flags in which a request stands: it may be put as a question. */
const STANDS: ReadonlySet<string> = new Set(['asks', 'planned', 'negated']);

/**
 * Returns the commands to forget that a sentence gives; none where it gives none. A rule of the table `forgetting` yields `everything`, `slot NAME`,
 * `named {x}` (a thing whose name may be that of a slot: "my address") or `that {x}` (a statement: "that I'm vegan"); two of
 * them with a `;` between. What none of these tells is read by the verb of the request (`forget-request`).
 */
export function forgettingIn(reading: {
  readonly text: ReadText;
  readonly hearing: Hearing;
  readonly language: Language;
}): FoundForgetting[] {
  const { text, language } = reading;
  const stands = (from: number, to: number) =>
    [...reading.hearing.blocking(from, to)].every((flag) => STANDS.has(flag));
  const requests = requestsIn(text, language)
    // A request to keep nothing of the message is heard in whatever voice: it only ever keeps less.
    .filter(([{ from, to, value }]) => value === 'unkept' || stands(from, to))
    .flatMap(([{ from, to }, named]) => named.map((one) => ({ kind: 'forget', from, to, ...one }) as const));
  if (requests.some(({ scope }) => scope !== undefined && scope !== 'whole')) return requests;
  for (const { from, to, value } of language.rules('forgetting').all(text)) {
    if (!stands(from, to)) continue;
    const { call, args, values } = value as Call;
    const named = [call, ...args]
      .join(' ')
      .split(' ; ')
      .flatMap((one) => toForget(one.split(' '), values, language));
    // "Forget that I told you about my dad" states nothing: what it names stands behind the verb.
    if (call === 'that' && named.every(({ slot }) => slot === null) && requests.length > 0) return requests;
    const meant = call === 'everything' ? (narrowed(text, from, language) ?? named) : named;
    return meant.map((one) => ({ kind: 'forget', from, to, ...one }));
  }
  return requests;
}

/** Returns what "everything" is narrowed to by the words behind it: "olvida todo lo que te dije del asma"; undefined where it is all. */
function narrowed(text: ReadText, from: number, language: Language): readonly Named[] | undefined {
  const { from: begin = from, to: end = from } = text.clauseAt(from) ?? {};
  const [verb] = requestsIn(text, language).filter(([match]) => match.from >= begin && match.from < end);
  const behind = Math.max(verb?.[0].to ?? 0, from + 1);
  return isAll(text, behind, end, language) ? undefined : objectIn(text, behind, end, language, false);
}

function toForget(
  [call = '', ...args]: readonly string[],
  values: Call['values'],
  language: Language,
): readonly Named[] {
  const [said = ''] = filled(args.join(' '), values);
  const name = call === 'named' ? withoutIdleEnd(said, language) : said;
  switch (call) {
    case 'everything':
      return [{ slot: null, about: null, everything: true }];
    case 'slot':
      return [ofSlot({ slot: meaningOf(name).slot, one: null })];
    case 'named': {
      const slot = namedSlot(name, language);
      return [slot === null ? { slot: null, about: name, everything: false } : ofSlot(slot)];
    }
    default:
      return [{ ...stated(name, language), everything: false }];
  }
}

/** Returns a name without small words behind it: "la diabetes, anda". */
function withoutIdleEnd(name: string, language: Language): string {
  const text = language.readWords(name);
  const idle = language.list('forget idle');
  const last = text.tokens.findLastIndex(({ kind }, at) => kind !== 'mark' && idle.at(text, at) === undefined);
  return last < 0 ? name : text.sliceOf(0, last + 1);
}

/** "That I'm allergic to nuts" is the fact which that would teach. */
function stated(said: string, language: Language): Pick<SaidForget, 'slot' | 'about'> {
  const text = language.readWords(said);
  for (const { value } of language.rules('facts').all(text)) {
    const [told] = factsOf(value as Call, language);
    if (told !== undefined) return { slot: told.slot, about: told.value };
  }
  return { slot: null, about: said };
}
