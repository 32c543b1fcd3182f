import type { Language } from '../../understanding/language.ts';
import type { ReadText } from '../../understanding/read-text.ts';
import type { FactLanguage } from '../said.ts';

/** Lists of words by which the user speaks of themselves: in English no verb but "am" shows it. */
const OWN: Readonly<Record<FactLanguage, readonly string[]>> = {
  es: ['third person', 'verb forms', 'own verbs alone'],
  en: ['third person'],
  pt: ['third person', 'verb forms'],
};

/**
 * Returns the words of which one may be the name of whom a clause speaks, up to the end of what a stretch of it tells: none where the user speaks of themselves. "Nora is
 * coeliac" is said of Nora, where she is known; "I'm off to Nora's" is not, nor is "lunch with Nora".
 */
export function spokenOf(
  text: ReadText,
  { from, to }: { readonly from: number; readonly to: number },
  language: Language,
): readonly string[] {
  const clause = text.clauseAt(from) ?? text.clauseAt(from + 1);
  if (clause === undefined) return [];
  const own = OWN[language.code as FactLanguage];
  const has = (names: readonly string[], at: number) =>
    at >= clause.from && names.some((name) => language.list(name).at(text, at) !== undefined);
  const words: string[] = [];
  for (let at = clause.from; at < Math.min(to, clause.to); at += 1) {
    if (has(own, at)) return [];
    const before = has(['articles'], at - 1) ? at - 2 : at - 1;
    const isLed = has(['noun ends'], before) && !has(['and'], before);
    const { kind, plain } = text.tokens[at] ?? { kind: 'mark', plain: '' };
    if (kind === 'word' && !isLed) words.push(plain.replace(/'s$/, ''));
  }
  return words;
}
