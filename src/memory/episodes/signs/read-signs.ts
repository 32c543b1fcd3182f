/** Reads the signs of a text: the small engine above the tables of the languages. */
import { onceEach } from '../../once.ts';
import {
  beginsAt,
  countOf,
  endsOfPhrase,
  longestAt,
  type PhraseIndex,
  phraseIndexOf,
  phrasesFrom,
  standsIn,
  type Word,
  wordsOf,
} from '../../text/phrase.ts';
import type { SpokenLanguage } from '../../text/text-analysis.ts';
import { ENGLISH_SIGNS } from './en.ts';
import { SPANISH_SIGNS } from './es.ts';
import type { LanguageSigns, Sign } from './language-signs.ts';
import { PORTUGUESE_SIGNS } from './pt.ts';

const SIGNS = { es: SPANISH_SIGNS, en: ENGLISH_SIGNS, pt: PORTUGUESE_SIGNS } as const satisfies Record<
  SpokenLanguage,
  LanguageSigns
>;

/** A sign that stands in a text. */
export interface StandingSign extends Pick<Sign, 'at' | 'speaksFor'> {
  readonly name: string;
}

interface ReadySign extends StandingSign {
  readonly phrases: PhraseIndex;
}

type Kind = Exclude<keyof LanguageSigns, 'wanting'>;

interface ReadySigns {
  readonly wanting: readonly ReadySign[];
  readonly of: Readonly<Record<Kind, PhraseIndex>>;
}

const READY: Readonly<Record<SpokenLanguage, ReadySigns>> = onceEach({
  es: () => ready(SIGNS.es),
  en: () => ready(SIGNS.en),
  pt: () => ready(SIGNS.pt),
});

function ready({ wanting, ...kinds }: LanguageSigns): ReadySigns {
  return {
    wanting: Object.entries(wanting).map(([name, { at, speaksFor, phrases }]) => ({
      name,
      at,
      speaksFor,
      phrases: phraseIndexOf(phrases),
    })),
    of: Object.fromEntries(
      Object.entries(kinds).map(([kind, table]) => [kind, phraseIndexOf(table)]),
    ) as unknown as ReadySigns['of'],
  };
}

/** A text's words, read by the signs of its language. */
export class SignedText {
  readonly words: readonly Word[];
  readonly #signs: ReadySigns;

  constructor(text: string, language: SpokenLanguage) {
    this.words = wordsOf(text);
    this.#signs = READY[language];
  }

  has(kind: Kind): boolean {
    return standsIn(this.#signs.of[kind], this.words);
  }

  /** Counts a kind of word, up to `most`. */
  count(kind: Kind, most: number): number {
    return countOf(this.#signs.of[kind], this.words, most);
  }

  /** Returns the signs of wanting the past, or nothing of it, that stand in the text. */
  wanting(): readonly StandingSign[] {
    const { openers } = this.#signs.of;
    let start = 0;
    for (let from = 0; from === start && from < this.words.length; from += 1)
      start = Math.max(start, longestAt(openers, this.words, from));
    return this.#signs.wanting.filter((sign) => standsAt(sign, this.words, start < this.words.length ? start : 0));
  }
}

function standsAt({ at, phrases }: ReadySign, words: readonly Word[], start: number): boolean {
  if (at === 'anywhere') return standsIn(phrases, words);
  if (at === 'start') return beginsAt(phrases, words, start);
  return words.length > 0 && isMadeOf(phrases, words);
}

/** True where the words are nothing but such phrases, one after the other. */
function isMadeOf(phrases: PhraseIndex, words: readonly Word[]): boolean {
  const reached = new Set([0]);
  for (let from = 0; from < words.length; from += 1) {
    if (!reached.has(from)) continue;
    for (const phrase of phrasesFrom(phrases, words, from))
      for (const end of endsOfPhrase(phrase, words, from)) reached.add(end);
  }
  return reached.has(words.length);
}
