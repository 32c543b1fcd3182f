/** Abbreviations that are written with a dot, in all languages: where it stands behind one it ends no sentence. */

import { LANGUAGES_OF_WORDS } from './language-words.ts';

/** Those that a name follows: "St. Luke's", "la Dra. Ruiz", "Av. Paulista". */
const BEFORE_NAMES =
  'sr, sra, srta, sres, dr, dra, drs, dn, dña, ing, lic, arq, mr, mrs, ms, st, ste, sto, sta, mt, mte, ft, av, avda, avd, pza, pça, plza, blvd, gral, eng, univ, hosp';
/** Those that stand anywhere. */
const ANYWHERE =
  'etc, ej, p.ej, e.g, i.e, vs, prof, profa, nro, num, tel, depto, inc, ltd, jr, ee.uu, u.s, d.c, s.a, aprox, approx, apt, dept';

const BEFORE = new Set(BEFORE_NAMES.split(', '));
const ALL = [...BEFORE, ...ANYWHERE.split(', ')];
const LONGEST = Math.max(...ALL.map(({ length }) => length));
const AT_END = new RegExp(`(?:^|[\\s(])(?:${ALL.map((entry) => entry.replaceAll('.', '\\.')).join('|')})$`, 'i');

/** True where an abbreviation ends at a place of a text, so that a dot behind it ends no sentence. */
export function isAbbreviatedAt(text: string, at: number): boolean {
  return AT_END.test(text.slice(Math.max(0, at - LONGEST - 1), at));
}

/** A word with a capital behind the dot, and whether another follows it: "Las Heras". */
const NAME_BEHIND = /[ \u00A0]?(\p{Lu}[\p{L}'’]+)([ \u00A0]\p{Lu}\p{Ll})?/uy;

/** True for a word that is short for what the name behind its dot is; words of any talk begin a sentence there. In capitals it is short for itself ("I have MS. My doctor …"). `at`: the place of the dot. */
export function leadsToName(word: string, text: string, at: number): boolean {
  if (!BEFORE.has(word.toLowerCase()) || word === word.toUpperCase()) return false;
  NAME_BEHIND.lastIndex = at + 1;
  const [, name, more] = NAME_BEHIND.exec(text) ?? [];
  if (name === undefined) return false;
  return more !== undefined || !LANGUAGES_OF_WORDS.has(name.toLowerCase().replaceAll('’', "'"));
}
