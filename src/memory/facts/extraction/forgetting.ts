/** Reads what a user asks to have forgotten: "forget my address", "olvidate de todo". */
import { foldAccents } from '../../text/fold-accents.ts';
import type { Language } from '../../understanding/language.ts';
import type { ReadText } from '../../understanding/read-text.ts';
import type { Call } from '../../understanding/rule-set.ts';
import { meaningOf, slotNamed } from '../fact-slots.ts';
import type { SaidForget } from '../said.ts';
import { filled } from './fact-yield.ts';
import { factsOf } from './facts-told.ts';
import type { Hearing } from './heard-clauses.ts';

export interface FoundForgetting extends Omit<SaidForget, 'language' | 'evidence'> {
  readonly from: number;
  readonly to: number;
}

/**
 * Returns the commands to forget that a sentence gives; none where it gives none. A rule of the table `forgetting` yields `everything`, `slot NAME`,
 * `named {x}` (a thing whose name may be that of a slot: "my address") or `that {x}` (a statement: "that I'm vegan"); two of
 * them with a `;` between.
 */
export function forgettingIn(reading: {
  readonly text: ReadText;
  readonly hearing: Hearing;
  readonly language: Language;
}): FoundForgetting[] {
  const { text, language } = reading;
  for (const { from, to, value } of language.rules('forgetting').all(text)) {
    const blocking = reading.hearing.blocking(from, to);
    // A request may be put as a question.
    if ([...blocking].some((flag) => flag !== 'asks' && flag !== 'planned' && flag !== 'negated')) continue;
    const { call, args, values } = value as Call;
    return [call, ...args]
      .join(' ')
      .split(' ; ')
      .map((one) => ({ kind: 'forget', from, to, ...toForget(one.split(' '), values, language) }));
  }
  return [];
}

function toForget(
  [call = '', ...args]: readonly string[],
  values: Call['values'],
  language: Language,
): Pick<SaidForget, 'slot' | 'about' | 'everything'> {
  const [name = ''] = filled(args.join(' '), values);
  switch (call) {
    case 'everything':
      return { slot: null, about: null, everything: true };
    case 'slot':
      return { slot: name, about: null, everything: false };
    case 'named': {
      const slot = slotNamed(name) ?? namedByList(name, language);
      return { slot, about: slot === null ? name : null, everything: false };
    }
    default:
      return { ...stated(name, language), everything: false };
  }
}

/** Returns the slot of a name that people have for it besides its keys: "numbers where you can reach me". */
function namedByList(name: string, language: Language): string | null {
  const names = language.list('forgettable');
  const said = name.toLowerCase();
  const slot = names.valueOf(said) ?? names.valueOf(foldAccents(said));
  return slot === undefined ? null : meaningOf(slot).slot;
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
