/** What a message puts right of what its user told in the turn before: "tengo 41 años", then "uy no, 42". */
import type { Language } from '../../understanding/language.ts';
import { factLanguageOf, languagesOf } from '../../understanding/languages.ts';
import { extractFacts, type ReadableMessage } from '../extraction/extract-facts.ts';
import { isPlausible } from '../extraction/plausible.ts';
import { type Slip, slipsAt, valuePutRight } from '../extraction/slips.ts';
import type { Fact } from '../fact.ts';
import type { TurnRef } from '../fact-change.ts';
import type { SaidFact } from '../said.ts';

const LONGEST = 120; // characters of a message that does nothing else, or little
const MOST_LANGUAGES = 2; // tried of a text

/** A slip with where it is put right. */
export interface TurnSlip {
  /** What it may be, the likeliest first. */
  readonly slips: readonly Slip[];
  readonly language: Language;
  readonly message: number;
  readonly content: string;
}

/** Returns what the first message of its user puts right, whatever that is; null for nothing, as most. */
export function slipOf(messages: readonly ReadableMessage[], declared: string): TurnSlip | null {
  const message = messages.findIndex(({ role, disposable }) => role === 'user' && disposable !== true);
  const { content = '' } = messages[message] ?? {};
  if (content === '' || content.length > LONGEST) return null;
  for (const { code } of languagesOf(content, declared).slice(0, MOST_LANGUAGES)) {
    const language = factLanguageOf(code);
    const slips = language === undefined ? [] : slipsAt(language.readWords(content), 0, language);
    if (language !== undefined && slips.length > 0) return { slips, language, message, content };
  }
  return null;
}

/** Returns the statement that takes the place of what was told in the turn before, the last first; null where none has a value of that kind. */
export function putRight({ slips, language, message, content }: TurnSlip, before: readonly Fact[]): SaidFact | null {
  for (const fact of before.toReversed()) {
    const read = (said: string) => extractFacts([{ role: 'user', content: said }], fact.language);
    const [found] = slips.flatMap((slip) => {
      const value = valuePutRight(fact, slip, language, read);
      return value === undefined ? [] : [{ slip, value }];
    });
    if (found === undefined) continue;
    const { value, slip } = found;
    const end = slip.text.tokens[slip.to - 1]?.end ?? content.length;
    const { slot, key, domain, standing } = fact;
    const said: SaidFact = {
      kind: 'fact',
      slot,
      key,
      value,
      domain,
      standing,
      confidence: 'high',
      source: 'explicit',
      language: fact.language as SaidFact['language'],
      replaces: true,
      instead: [fact.id],
      evidence: { message, start: 0, end, quote: content.slice(0, end) },
    };
    if (isPlausible(said)) return said;
  }
  return null;
}

/** Returns whether a fact was said in the turn before one. */
export function saidBefore(turn: TurnRef | null): (fact: Fact) => boolean {
  return ({ saidIn }) =>
    turn !== null && saidIn?.sessionId === turn.sessionId && saidIn.turnNumber === turn.turnNumber - 1;
}
