/** Reads homes, origins and languages: "Home is Leeds", "our flat is in Porto", "Leeds is where I grew up", "Catalan is my mother tongue". */

import { mine } from './belonging-nouns.ts';
import { type Found, fact } from './found.ts';
import { LANGUAGE } from './lexicon.ts';
import type { Owned } from './owned.ts';
import { isWrittenAsName, phraseOf } from './phrases.ts';
import { placeIn } from './places.ts';
import { spoken } from './spoken.ts';

const TONGUE = new RegExp(
  `^(${LANGUAGE}) is (?:my|our) (?:mother tongue|(?:native|first|second|third|fourth|fifth|home|strongest|best) (?:language|tongue))`,
);
const SPEECH = mine('(?:native|mother|first|second) (?:language|tongue)|mother tongue|languages?(?: spoken)?');

const IN_A_GAME =
  /^(?:skyrim|minecraft|stardew|animal crossing|roblox|fallout|valheim|the sims|second life|final fantasy)\b/;

export function dwellingIn(owned: Owned): Found[] | null {
  const { text } = owned;
  const dwelling =
    /^(?:my|our) (?:apartment|flat|house|home|place|unit|farm|studio|condo|bungalow|cottage|family home)(?: is|'s) (?:located |situated |right |just |over |out |up |down )*(?:in|near|outside|just off|on) (.+)$/.exec(
      text,
    ) ??
    /^(?:my|our) (?:(?:new|little|tiny|rented|one-bed|two-bed|council|basement|studio|top-floor|ground-floor) )*(?:apartment|flat|house|home|unit|condo|bungalow|terrace|townhouse|council house|bedsit) in ([a-z][a-z' .-]{2,30}?) (?:has|needs|gets|does not|is|only has|came with|comes with|could do with|keeps)\b/.exec(
      text,
    );
  if (dwelling === null) return null;
  const named = dwelling[1] ?? '';
  const at = owned.start + text.lastIndexOf(named);
  const place = placeIn(phraseOf(owned.source, at, at + named.length));
  return place === null || !/^\p{Lu}/u.test(place.written) || IN_A_GAME.test(place.text)
    ? []
    : [fact('home', `lives in ${place.written}`, owned.spanning(place))];
}

export function homeIn(owned: Owned): Found[] | null {
  const { text } = owned;
  const isHome = /^home (?:for (?:me|us) )?(?:is|has been) (?:now |currently |still )?(.+)$/.exec(text);
  if (isHome === null) return null;
  const place = placeIn(owned.tail((isHome[1] ?? '').length));
  return place === null || /^(?:where|the)\b/.test(place.text)
    ? []
    : [
        fact('home', `lives in ${place.written}`, owned.spanning(place), {
          replaces: owned.changed || /now/.test(text),
        }),
      ];
}

export function placeFirst(owned: Owned): Found[] | null {
  const { text } = owned;
  const there =
    /^(.{2,40}?)(?:'s| is| has been| has always been) (?:now |still |also )?(?:home|where (?:i|we) (?:now |currently |both |all )?(?:live|stay|reside|rent|am based|are based|have (?:lived|settled|ended up)|call home|grew up|was born|am from|are from|come from)|(?:my|our) (?:home|hometown|home town|home city|home base))(?: (?:now|these days|nowadays|at present|for (?:me|us|good|the last \w+ years)|since \w+|with (?:my|our) [\w ]+))*$/.exec(
      text,
    );
  if (there === null) return null;
  const place = placeIn(owned.head((there[1] ?? '').length));
  if (place === null || !isWrittenAsName(place)) return null;
  return [
    /grew|born|from|hometown/.test(text)
      ? fact('origin', `is from ${place.written}`, owned.whole)
      : fact('home', `lives in ${place.written}`, owned.whole, owned.replacing),
  ];
}

export function tongueFirst(owned: Owned): Found[] | null {
  const { text } = owned;
  const tongue = TONGUE.exec(text);
  return tongue === null ? null : spoken(owned.head((tongue[1] ?? '').length), 'speaks');
}

/** "My Italian is decent": not "my German is awful", which says hardly that it is spoken. */
const OWN_TONGUE = new RegExp(
  `^(?:my|our) (${LANGUAGE}) is (?:(?:now|still|also|actually|pretty|quite|fairly|reasonably|very|really|at least|only|just|a bit|rather) )*(?:fluent|native|decent|good|ok|okay|fine|rusty|basic|conversational|passable|excellent|intermediate|advanced|strong|solid|functional|near-native|better than my \\w+|at (?:an? |about )?(?:[abc][12]|n[1-5]|hsk ?\\d|native|intermediate|advanced|conversational|beginner)\\b.*|(?:around |about )?[abc][12])(?: (?:too|now|enough|but|though|level|as well)\\b.*)?$`,
);

export function speechIn(owned: Owned): Found[] | null {
  const { text } = owned;
  const own = OWN_TONGUE.exec(text);
  if (own !== null) {
    const of = phraseOf(owned.source, owned.start + 'my '.length, owned.start + 'my '.length + (own[1] ?? '').length);
    return [fact('spoken_language', `speaks ${of.written}`, owned.whole)];
  }
  const speech = SPEECH.exec(text);
  if (speech === null) return null;
  const items = spoken(owned.tail((speech[1] ?? '').length), 'speaks');
  return items.length > 0 ? items : null;
}
