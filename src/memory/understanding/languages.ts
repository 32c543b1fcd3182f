import { likelyLanguage } from '../text/found-language.ts';
import { Language, type LanguageData } from './language.ts';
import { english } from './languages/en/english.ts';
import { spanish } from './languages/es/spanish.ts';
import { portuguese } from './languages/pt/portuguese.ts';
import { mergeLists } from './merge-lists.ts';
import { SHARED_FACT_LISTS } from './names/shared-lists.ts';

/** The data of the languages that are read: a new one is named here. */
export const LANGUAGES: readonly LanguageData[] = [spanish, english, portuguese];

/** The length of texts that are read in every language where their words do not tell one, in characters. */
const LONGEST_ANSWER = 80;

/** Languages that have more rules than the one and most of its words: a short text is read in them as well. */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = { pt: ['es'] };

/** The codes of the languages that are read. */
export const LANGUAGE_CODES: readonly string[] = LANGUAGES.map(({ code }) => code);

const languages = new Map<string, Language>();
const factLanguages = new Map<string, Language>();

/** Returns a language made ready, by its code or a BCP-47 tag; undefined for one that is not read. */
export function languageOf(tag: string): Language | undefined {
  return readyOf(tag, languages, (data) => data);
}

/** Returns a language as facts are read in it: with the lists and tables of facts besides. */
export function factLanguageOf(tag: string): Language | undefined {
  return readyOf(tag, factLanguages, withFacts);
}

/** Returns the data of a language with those of facts. Throws a RangeError where both have a list or a table of the same name. */
export function withFacts(data: LanguageData): LanguageData {
  return {
    ...data,
    keepsCapitals: true,
    lists: { ...SHARED_FACT_LISTS, ...mergeLists(data.lists, data.facts.lists, data.facts.own) },
    rules: mergeLists(data.rules, data.facts.rules),
  };
}

function readyOf(
  tag: string,
  ready: Map<string, Language>,
  dataOf: (data: LanguageData) => LanguageData,
): Language | undefined {
  const code = tag.slice(0, 2).toLowerCase();
  if (tag.length > 2 && !/^[-_]/.test(tag.slice(2))) return undefined;
  const known = ready.get(code);
  if (known !== undefined) return known;
  const data = LANGUAGES.find((one) => one.code === code);
  if (data === undefined) return undefined;
  const language = new Language(dataOf(data));
  ready.set(code, language);
  return language;
}

/**
 * Returns the languages to read a text in, the likeliest first: what its words tell, then the one that was declared; where its words do not tell,
 * that one, and of a short text all others; where they do, of a short text its neighbours.
 */
export function languagesOf(text: string, declared: string): Language[] {
  const found = likelyLanguage(text, declared);
  const isShort = text.length <= LONGEST_ANSWER;
  const others = found === null ? LANGUAGE_CODES : (NEIGHBOURS[found] ?? []);
  const tags = [...(found === null ? [] : [found]), declared, ...(isShort ? others : [])];
  const languages = tags.map(languageOf).filter((language) => language !== undefined);
  return [...new Set(languages)];
}
