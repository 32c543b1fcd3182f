/** The languages that a user speaks: "English and some Dutch", "fluent in Welsh", "a native Gujarati speaker". */
import { type Found, fact } from './found.ts';
import { LANGUAGE } from './lexicon.ts';
import { after, before, itemsOf, type Phrase } from './phrases.ts';
import type { Trait } from './trait.ts';

const A_LANGUAGE = new RegExp(
  `^(?:(?:some|a little|a bit of|basic|conversational|fluent|native|a (?:decent|fair|good|reasonable) (?:amount|bit|deal) of|a smattering of|rudimentary|intermediate|speak|can speak|only|very|good|decent|broken|okay|passable|bits of|both|rather badly|badly|enough|also|mainly|mostly) )*(${LANGUAGE})\\b`,
);

/** Languages that somebody speaks, one by one. */
export function spoken(objects: Phrase, told: string): Found[] {
  return itemsOf(objects)
    .filter((item) => A_LANGUAGE.test(item.text))
    .map((item) =>
      fact(
        'spoken_language',
        `${told} ${before(item, / (?:at|with|to|and|but|because|fluently|natively|well|too|since|so)(?= |$)/).written}`,
        item,
      ),
    );
}

const SPEAKER = new RegExp(
  `^(?:an? )?(?:(?:native|fluent|first-language|heritage) )?${LANGUAGE}(?:[- ]speaker|[- ]speaking (?:household|family|home|house|person|guy|girl|man|woman))$`,
);

/** Reads the language of a native speaker: "a native Gujarati speaker", "an Afrikaans-speaking household". */
export function speakerIn(trait: Trait): Found[] | null {
  return SPEAKER.test(trait.phrase.text) && !trait.told.includes('not')
    ? trait.is('spoken_language', trait.phrase)
    : null;
}

const NAMES_LANGUAGE = new RegExp(`\\b${LANGUAGE}\\b`);

/** Reads languages known well: "fluent in Welsh", "bilingual in Basque and Spanish". */
export function fluentIn(trait: Trait): Found[] | null {
  const { text, bare, phrase } = trait;
  if (/^fluent in /.test(text)) return spoken(after(bare, 10), 'is fluent in');
  return /^(?:native|bilingual|trilingual)\b/.test(text) && NAMES_LANGUAGE.test(text)
    ? trait.is('spoken_language', phrase)
    : null;
}
