/** Reads a user's work, employer and tools: "a nurse at Mercy", "at Bosch these days", "on Rails", "retired". */
import { type Found, fact } from './found.ts';
import { FIELD, isProfession, TECHNOLOGIES } from './lexicon.ts';
import { after, before, itemsOf, type Phrase, phraseOf } from './phrases.ts';
import { placeIn } from './places.ts';
import { theirWords } from './third-person.ts';
import { toolName } from './tools.ts';
import type { Trait } from './trait.ts';

const AT_EMPLOYER = /^(?:now )?(at [\p{L}\p{N}&.' -]{2,30}?) (?:these days|nowadays|full[- ]time)\b/u;

/** Reads an employer: "now at Bosch full time". */
export function employerIn({ long }: Trait): Found[] | null {
  const employer = AT_EMPLOYER.exec(long.source.text.slice(long.from, long.from + 80))?.[1];
  if (employer === undefined) return null;
  const at = phraseOf(long.source, long.from, long.from + employer.length);
  return /^at \p{Lu}/u.test(at.written) ? [fact('work', `works ${at.written}`, at, { replaces: true })] : null;
}

/** Reads a single technology: "on Postgres 15". */
export function technologyIn(trait: Trait): Found[] | null {
  const { text } = trait;
  return /^on (?:a |an )?/.test(text) &&
    TECHNOLOGIES.has(text.replace(/^on (?:an? )?/, '').replace(/ v?[\d.]+$/, '')) &&
    !/^(?:slack|zoom|teams|word|it|make|go|access|rest|linear)$/.test(text.slice(3))
    ? trait.is('technology', trait.bare)
    : null;
}

/** Reads a list of tools: "on React, Vite and Bun". */
export function toolsIn({ bare, text, replaces }: Trait): Found[] | null {
  const tools = /^on (?=\S)/.test(text) ? itemsOf(after(bare, 'on '.length)) : [];
  return tools.length > 1 && tools.every((tool) => toolName(tool.text) !== '')
    ? tools.map((tool) => fact('technology', `uses ${tool.written}`, tool, { replaces }))
    : null;
}

/** Reads the technology of a workplace: "a Django shop". */
export function shopIn({ phrase }: Trait): Found[] | null {
  const used = /^an? (?:pure |mostly |all-)?([a-z0-9.+#]+(?: [a-z]+)?) (?:shop|house)$/.exec(phrase.text)?.[1];
  if (used === undefined || !TECHNOLOGIES.has(used)) return null;
  const at = phrase.from + phrase.text.indexOf(used);
  return [fact('technology', `uses ${phraseOf(phrase.source, at, at + used.length).written}`, phrase)];
}

const OCCUPIED = /^(?:employed|working|self-employed|unemployed|retired|semi-retired|freelancing|freelance)\b/;

/** Reads an occupation: "self-employed", "retired since May", "a freelance designer based in Lisbon". */
export function occupationIn(trait: Trait): Found[] | null {
  const { text, phrase, told, replaces } = trait;
  if (!OCCUPIED.test(text)) return null;
  if (/^working/.test(text)) return [];
  return /^(?:[a-z-]+)(?: (?:at|by|with|in|for|since|as|from)\b.*)?$/.test(text) || isProfession(text)
    ? trait.is(/^employed/.test(text) ? 'work' : 'profession', phrase)
    : (tradeIn(phrase, false)?.(told, replaces) ?? []);
}

const IN_FIELD = new RegExp(
  `^in (?:the )?(?:\\w+ )?${FIELD}(?: (?:sector|industry|business|field|team|department))?(?: (?:at|for|by) .+)?$`,
);

/** Reads a field of work: "in the hospitality industry". */
export function fieldIn(trait: Trait): Found[] | null {
  const { text, bare } = trait;
  return IN_FIELD.test(text) && !/^in (?:it|media|security|design|research|data|product|operations|policy)$/.test(text)
    ? trait.is('work', bare)
    : null;
}

const AT_HOME =
  /^(?:an? )?(?:proud |full-time )?(?:stay|work)[- ]at[- ]home (?:mom|mother|dad|father|parent|wife|husband)\b/;

/** Reads who stays at home: "a stay-at-home dad". */
export function atHome(trait: Trait): Found[] | null {
  return AT_HOME.test(trait.phrase.text) ? trait.is('profession') : null;
}

/** Reads a trade: "a pediatric nurse", "the CTO of a small startup", "retired". */
export function tradeIn(phrase: Phrase, fragment: boolean): ((told: string, replaces: boolean) => Found[]) | null {
  const by = before(phrase, / by (?:trade|profession|training|day)\b/);
  const head = before(
    by,
    / (?:at|in|for|with|of|from|by|on|to|who|that|mostly|mainly|usually|currently|doing|going|working|speciali[sz]ing|living|based|based in|and|here|near|since|during|focusing|running|over|but|-|&|\/)(?= |$)|,/,
  );
  const text = head.text.replace(
    /^(?:an?|the|your (?:typical|average)|one of the|also an?|currently an?|now an?|just an?|only an?|actually an?|basically an?|still an?) /,
    '',
  );
  const determined = text !== head.text;
  const plural =
    /^(?:[\w-]+ ){0,2}[\w-]{3,}s$/.test(head.text) &&
    !fragment &&
    !determined &&
    isProfession(head.text.slice(0, -1)) &&
    !isProfession(head.text);
  const post =
    !determined &&
    text.includes(' ') &&
    /^ (?:at|for) (?:an?|the|my|our|[a-z])/.test(phrase.text.slice(head.text.length));
  const byTrade = / by (?:trade|profession|training)\b/.test(phrase.text) && /^an? [\w-]+(?: [\w-]+)?$/.test(head.text);
  if (
    !(isProfession(text) || byTrade || plural) ||
    (!determined &&
      !plural &&
      !post &&
      !fragment &&
      !/^(?:head|chief|senior|lead|vp|director|cto|ceo|cfo|coo|retired|freelance)\b/.test(text))
  )
    return null;
  if (/^(?:an? )?(?:bit|lot|little|kind|sort|big|better|terrible|fast|slow)\b/.test(text)) return null;
  const based = / (?:,? ?(?:now |currently )?(?:based|living|located)) (?:in|near|out of|outside(?: of)?) /.exec(
    phrase.text,
  );
  if (based !== null) {
    const place = placeIn(after(phrase, based.index + based[0].length));
    const trade = phraseOf(phrase.source, phrase.from, phrase.from + based.index);
    if (place !== null)
      return (told, replaces) => [
        ...(tradeIn(trade, fragment)?.(told, replaces) ?? []),
        fact('home', `is ${phraseOf(phrase.source, phrase.from + based.index, place.to).written}`, {
          ...phrase,
          to: place.to,
        }),
      ];
  }
  const tools = toolsOf(phrase, head.text.length);
  const employer = / (?:at|for|with) (?:a |an |the |my )?[\p{L}\p{N}]/u.test(phrase.text.slice(head.text.length));
  return (told, replaces) => [
    fact(employer ? 'work' : 'profession', `${told} ${theirWords(phrase.written)}`, phrase, { replaces }),
    ...tools,
  ];
}

/** "A backend dev, mostly in Kotlin": what the trade is done with. */
function toolsOf(phrase: Phrase, at: number): Found[] {
  const match = / (?:mostly |mainly |usually )?(?:in|using) (?=\S)/.exec(phrase.text.slice(at));
  if (match === null) return [];
  const tools = itemsOf(after(phrase, at + match.index + match[0].length));
  return tools.every(({ text }) => TECHNOLOGIES.has(text))
    ? tools.map((tool) => fact('technology', `uses ${tool.written}`, tool))
    : [];
}
