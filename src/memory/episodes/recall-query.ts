/** A question made ready to be searched with: its terms for the words, its text for the vector. */
import { stem } from '../text/stemmer.ts';
import { ASKING_WORDS } from '../text/stop-words.ts';
import { languageToRead, termsAsked } from '../text/text-analysis.ts';
import { type Days, daysAsked, termsOfDays } from './named-days.ts';

const MAX_TERMS = 48; // distinct: each costs a look into every memory of the user
const HEAD = 1_500; // characters read of the beginning of a long query, where it says what it is about
const TAIL = 500; // and of its end, where questions tend to stand

/** A query as it is searched for by its words, and as its lines are weighed. */
export interface RecallQuery {
  /** The query's stems, each once. */
  readonly terms: string[];
  /** The days that it asks about. */
  readonly days: readonly Days[];
  /** The language that the text itself speaks where it tells, else the one given; BCP-47. */
  readonly language: string;
}

/** A query as it is embedded. */
export interface QueryToEmbed {
  /** The text that the model is given: never empty unless the query is. */
  readonly embedText: string;
  /** As in `RecallQuery`. */
  readonly language: string;
}

/** Analyses a query made at `now`; `language`: BCP-47 tag, believed only where the text itself does not tell. */
export function analyseQuery(query: string, language: string, now: Date): RecallQuery & QueryToEmbed {
  return { ...queryToEmbed(query, language), ...queryByWords(query, language, now) };
}

/** Returns the part of `analyseQuery` that the model waits for. */
export function queryToEmbed(query: string, language: string): QueryToEmbed {
  const text = withinReach(query);
  const spoken = languageToRead(text, language);
  return { embedText: withoutNames(text, language), language: spoken };
}

/** Returns the part of `analyseQuery` that the words are searched and lines weighed by. */
export function queryByWords(query: string, language: string, now: Date): RecallQuery {
  const text = withinReach(query);
  const beyondName = termsAsked(text.replace(ASKING_A_NAME, ' '), language);
  const all = [...new Set(beyondName.length > 0 ? beyondName : termsAsked(text, language))];
  const telling = all.filter(isTelling);
  const days = daysAsked(text, language, now);
  const terms = (telling.length > 0 ? telling : all).slice(0, MAX_TERMS);
  return {
    terms: [...new Set([...terms, ...termsOfDays(days)])],
    days,
    language: languageToRead(text, language),
  };
}

/** "¿Cómo se llama…?" asks for a name, not for who called. */
const ASKING_A_NAME = /(?<!\p{L})c[oó]mo\s+(?:se|te|me|os|nos)\s+llam\p{L}+/giu;

const isTelling = (term: string) => !ASKING_TERMS.has(term);

const ASKING_TERMS = new Set([...ASKING_WORDS].flatMap((word) => [stem(word, 'es'), stem(word, 'en')]));

function withinReach(query: string): string {
  const trimmed = query.trim();
  if (trimmed.length <= HEAD + TAIL) return trimmed;
  return `${trimmed.slice(0, HEAD)} ${trimmed.slice(-TAIL)}`.toWellFormed();
}

/**
 * Names of people pull a vector towards every text in which somebody is called by name, and away from what is asked: a
 * word that begins with a capital in the middle of a sentence is left out of the embedded text (the words keep it), unless
 * nothing would be left to ask for. Languages may write every noun so: it is done for the two that do not.
 */
function withoutNames(text: string, language: string): string {
  if (!/^(?:es|en)(?:-|$)/i.test(language)) return text;
  const bare = text.replace(NAME, '').replace(/\s+/g, ' ').trim();
  return termsAsked(bare, language).some(isTelling) ? bare : text;
}

const NAME = /(?<=[\p{L}\p{N},;)]) \p{Lu}\p{Ll}+(?:['’]s)?(?![\p{L}\p{N}])/gu;
