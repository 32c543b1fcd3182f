/** Reads what a user puts right in an answer: "No, te dije que salgo el martes". Few and certain: what is doubtful is left out. */
import type { FactLanguage, SaidFact } from '../said.ts';
import { CORRECTION_RULES } from './correction-rules.ts';
import type { Sentence } from './prepared-text.ts';

const FEWEST_WORDS = 2; // "No, te dije que no" says nothing
const LONGEST = 200; // characters: what is longer tells a story

const LANGUAGES = ['es', 'en', 'pt'] as const;
const TOLD_BY = { es: 'aclaró', en: 'clarified', pt: 'clarified' } as const;
const KEYS = { es: 'correccion', en: 'correction', pt: 'correction' } as const;
/** A tale of what was said to somebody, or idle words. */
const TALE =
  /\b(?:le|les|me|nos) (?:grit|dij|contest|respond)\w+|\b(?:dijo|grito|contesto)\b|\b(?:he|she|they) (?:said|told|asked|shouted)\b|\bi (?:told|said to) (?:him|her|them)\b|\b(?:to|a) (?:him|her|them|el|ella|ellos|mi jef[ea])$|^(?:so|hello|hi|sorry|thanks|goodbye|please|nothing|it)\b|\uE000/;

/** Returns the corrections in the sentences of message `message`. */
export function correctionsIn(sentences: readonly Sentence[], message: number): SaidFact[] {
  return sentences.flatMap((sentence) => {
    for (const language of LANGUAGES) {
      const found = correctionIn(sentence, language);
      if (found === null) continue;
      return [
        {
          kind: 'fact',
          slot: 'self_correction',
          key: KEYS[language],
          value: `${TOLD_BY[language]}: ${found}`,
          domain: 'self_correction',
          confidence: 'medium',
          source: 'explicit',
          language,
          standing: false,
          replaces: false,
          evidence: { message, ...sentence.span(0, sentence.folded.length) },
        } satisfies SaidFact,
      ];
    }
    return [];
  });
}

/** Returns what a sentence says was meant, as it was written; null where it puts nothing right. */
export function correctionIn(sentence: Sentence, language: FactLanguage): string | null {
  if (sentence.isQuestion) return null;
  for (const { pattern } of CORRECTION_RULES[language]) {
    const what = pattern.exec(sentence.folded)?.groups?.what;
    if (what === undefined || TALE.test(what.replace(/[.!…\s]+$/u, ''))) continue;
    const from = sentence.folded.length - what.length;
    const said = sentence
      .original(from, sentence.folded.length)
      .replace(/[.!…\s]+$/u, '')
      .trim();
    if (said.length <= LONGEST && said.split(/\s+/).length >= FEWEST_WORDS) return said;
  }
  return null;
}
