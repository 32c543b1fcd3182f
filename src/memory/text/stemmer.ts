/** Turns words into stems, so that "viajé" finds "viajar". */

import snowball from 'snowball-stemmers';
import { RecentlyUsed } from '../../recently-used.ts';
import { foldAccents } from './fold-accents.ts';
import { regularEnglish, regularSpanish, regularSpanishStem } from './stemmer-irregular.ts';

const REMEMBERED = 20_000; // words of each language, some 2 MB: a stem costs 6 µs, a remembered one 0.1 µs
const LONGEST = 32; // characters; what is longer is no word of a language

const spanish = snowball.newStemmer('spanish');
const english = snowball.newStemmer('english');
const portuguese = snowball.newStemmer('portuguese');
const arabic = snowball.newStemmer('arabic');
const russian = snowball.newStemmer('russian');

const stems = {
  es: new RecentlyUsed<string>(REMEMBERED),
  en: new RecentlyUsed<string>(REMEMBERED),
  pt: new RecentlyUsed<string>(REMEMBERED),
};

const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const CYRILLIC = /^\p{Script=Cyrillic}+$/u;
const ARABIC = /^\p{Script=Arabic}+$/u;

/** Returns the stem, without accents, of one word in lower case that still has them. */
export function stem(word: string, language: keyof typeof stems): string {
  if (word.length > LONGEST || word.length < 3) return foldAccents(word);
  const known = stems[language].get(word);
  if (known !== undefined) return known;
  const found = foldAccents(stemFresh(word, language));
  stems[language].set(word, found);
  return found;
}

function stemFresh(word: string, language: keyof typeof stems): string {
  // Letters that are not Latin tell the language by their script, whatever the language of the text around them.
  if (NOT_LATIN.test(word)) {
    const bare = foldAccents(word);
    if (CYRILLIC.test(bare)) return russian.stem(bare);
    return ARABIC.test(bare) ? arabic.stem(bare) : bare;
  }
  if (language === 'pt') return portuguese.stem(asStandardPortuguese(word));
  return language === 'es'
    ? regularSpanishStem(spanish.stem(asStandardSpanish(regularSpanish(word))))
    : english.stem(regularEnglish(foldAccents(word).replace(POSSESSIVE, '')));
}

const POSSESSIVE = /'s?$/;

/** Rewrites forms that the stemmer does not know: hurried spelling, voseo ("estudiás"), changes of letter ("busqué", "voces"). */
function asStandardSpanish(word: string): string {
  if (word.endsWith('ion')) return `${word.slice(0, -3)}ión`;
  if (word.endsWith('ás')) return `${word.slice(0, -2)}as`;
  if (word.endsWith('és') && !NOUNS_IN_ES.has(word)) return `${word.slice(0, -2)}es`;
  if (word.endsWith('qué')) return `${word.slice(0, -3)}có`;
  if (word.endsWith('gué')) return `${word.slice(0, -3)}gó`;
  if (word.endsWith('cé')) return `${word.slice(0, -2)}zó`;
  if (PLURAL_OF_Z.test(word)) return `${word.slice(0, -3)}z`;
  return word;
}

const PLURAL_OF_Z = /[aeiou]ces$/;

const NOUNS_IN_ES = new Set(
  `inglés francés portugués japonés holandés irlandés danés escocés finlandés neerlandés tailandés interés estrés cortés
  marqués burgués ciprés exprés revés arnés cordobés leonés vienés aragonés libanés milanés genovés barcelonés`.split(
    /\s+/,
  ),
);

/** Plurals that the stemmer leaves apart from what they are of, and endings in hurried spelling, each as the singular is written. */
const PORTUGUESE_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[cç])(?:ao|ões|oes)$/, 'ão'],
  [/(?<=..)(?:ões|oes|ães|aes|ãos)$/, 'ão'],
  [/(?<=[^aeiou]|..)ao$/, 'ão'],
  [/(?<=...)ais$/, 'al'],
  [/(?<=...)[eé]is$/, 'el'],
  [/(?<=...)[oó]is$/, 'ol'],
  [/(?<=..)ns$/, 'm'],
];

/** Rewrites forms that the stemmer does not know: "corações", "informacao", "animais", "homens". */
function asStandardPortuguese(word: string): string {
  for (const [ending, standard] of PORTUGUESE_ENDINGS)
    if (ending.test(word)) return word.replace(ending, standard).replace(/c(?=ão$)/, 'ç');
  return word;
}
