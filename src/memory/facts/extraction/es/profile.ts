/** Who introduces themselves without verbs: "34 años, soltero, de Puebla", "Yo, maestra jubilada, …". */
import type { Clause } from './clauses.ts';
import { type Found, nameEnd, type Reading, written } from './frame.ts';
import type { Weather } from './gates.ts';
import { AILING, DIETS } from './lexicon/body.ts';
import { CHILDREN, FIRST_NAMES, NUMBERS, PETS } from './lexicon/people.ts';
import { isDemonym } from './lexicon/places.ts';
import { isTrade } from './lexicon/trades.ts';
import { isPlaceAt } from './origin-frames.ts';
import type { Word } from './spanish-words.ts';

const MARITAL = /^(?:casad|solter|divorciad|viud)[oa]$/;

/** What the clauses that open a sentence say, as long as each of them is an item of a profile. */
export function profileIn(clauses: readonly Clause[], weather: Weather): Found[] {
  const found: Found[] = [];
  let items = 0;
  let sure = false;
  let named = false;
  for (const [index, clause] of clauses.entries()) {
    if (clause.isAsked || index > 6 || !/^(?:|,|y|\(|:)$/.test(clause.opener)) break;
    if (index === 0 && /^(?:yo|aca|aqui)$/.test(clause.text)) {
      sure = true;
      continue;
    }
    const reading: Reading = { clause, words: clause.words, clauses, weather, isExplicit: false };
    const { words } = clause;
    if (
      index === 0 &&
      FIRST_NAMES.has(words[0]?.text ?? '') &&
      nameEnd(words, 0) === words.length &&
      words.length >= 2 &&
      words.length <= 4 &&
      clauses.length > 1
    ) {
      named = true;
      found.push(fact('name', `se llama ${written(reading, 0, words.length)}`, words, 0, words.length, true));
      items += 1;
      continue;
    }
    const item = itemsOf(reading, index === 0);
    if (item === null) break;
    found.push(...item.found);
    items += item.found.length;
    sure ||= item.sure;
  }
  const rest = clauses
    .slice(items)
    .map(({ text }) => text)
    .join(' ');
  if (named) return items > 1 ? found : [];
  return items > 1 || (items === 1 && (sure || (/^(?!.*\b(?:el|la) paciente)/.test(rest) && sure))) ? found : [];
}

function fact(slot: string, value: string, words: readonly Word[], from: number, to: number, standing = false): Found {
  return { kind: 'fact', slot, value, first: words[from] as Word, last: words[to - 1] as Word, standing };
}

function itemsOf(reading: Reading, opens: boolean): { found: Found[]; sure: boolean } | null {
  const { words } = reading;
  const found: Found[] = [];
  let sure = false;
  let at = 0;
  let any = false;
  while (at < words.length) {
    const { text } = words[at] as Word;
    if (any && text === 'y') {
      at += 1;
      continue;
    }
    if (
      /^\d{1,2}$/.test(text) &&
      /^anos?$/.test(words[at + 1]?.text ?? '') &&
      !/^(?:de|en)$/.test(words[at + 2]?.text ?? 'x')
    ) {
      found.push(fact('age', `tiene ${written(reading, at, at + 2)}`, words, at, at + 2));
      at += 2;
    } else if (MARITAL.test(text)) {
      found.push(fact('marital_status', `es ${lower(words[at])}`, words, at, at + 1));
      at += 1;
    } else if (AILING.has(text) || DIETS.has(text)) {
      let to = at + 1;
      if (/^tipo$/.test(words[to]?.text ?? '')) to += 2;
      if (words[to]?.text === 'desde') {
        to = words.length;
        sure = true;
      }
      found.push(
        fact(
          DIETS.has(text) ? 'diet' : 'health',
          `es ${lower(words[at])}${to > at + 1 ? ` ${written(reading, at + 1, to)}` : ''}`,
          words,
          at,
          to,
        ),
      );
      at = to;
    } else if (/^nacid[oa]$/.test(text) && /^(?:en)$/.test(words[at + 1]?.text ?? '')) {
      const to = placeTo(words, at + 2);
      found.push(fact('origin', `nació en ${written(reading, at + 2, to)}`, words, at, to));
      sure = true;
      at = to;
    } else if (/^(?:afincad|radicad|residente|instalad|viviendo|asentad)/.test(text) && words[at + 1]?.text === 'en') {
      const to = placeTo(words, at + 2);
      found.push(fact('home', `vive en ${written(reading, at + 2, to)}`, words, at, to));
      at = to;
    } else if ((any || !opens) && /^de$/.test(text) && isPlaceAt(words, at + 1)) {
      const to = placeTo(words, at + 1);
      found.push(fact('origin', `es de ${written(reading, at + 1, to)}`, words, at, to));
      at = to;
    } else if (
      /^(?:con|padre|madre)$/.test(text) &&
      (NUMBERS.has(words[at + 1]?.text ?? '') || /^\d$/.test(words[at + 1]?.text ?? '')) &&
      (CHILDREN.has(words[at + 2]?.text ?? '') || PETS.has(words[at + 2]?.text ?? ''))
    ) {
      const to = words.length;
      found.push(
        fact(
          PETS.has(words[at + 2]?.text ?? '') ? 'pet' : 'family',
          `tiene ${written(reading, at + 1, to)}`,
          words,
          at,
          to,
        ),
      );
      at = to;
    } else if (isTrade(text) && (any || !opens || words.length <= 3 || hasEmployer(words))) {
      if (opens && !any && found.length === 0 && words.length > 4 && !hasEmployer(words)) return null;
      sure ||= opens && hasEmployer(words);
      let to = at + 1;
      while (to < words.length && !/^(?:y|con|de|en|desde)$/.test(words[to]?.text ?? '')) to += 1;
      if (/^(?:de|en)$/.test(words[to]?.text ?? '')) to = words.length;
      found.push(
        fact(
          'profession',
          `es ${lower(words[at])}${to > at + 1 ? ` ${written(reading, at + 1, to)}` : ''}`,
          words,
          at,
          to,
        ),
      );
      at = to;
    } else if (isDemonym(text) && !opens) {
      found.push(fact('origin', `es ${lower(words[at])}`, words, at, at + 1));
      at += 1;
    } else return null;
    any = true;
  }
  return any ? { found, sure } : null;
}

function lower(word: Word | undefined): string {
  return word?.written.toLowerCase() ?? '';
}

function placeTo(words: readonly Word[], from: number): number {
  let to = from;
  while (to < words.length && !/^(?:y|con|desde|pero)$/.test(words[to]?.text ?? '')) to += 1;
  return to;
}

/** "… en Mercado Libre". */
function hasEmployer(words: readonly Word[]): boolean {
  return words.some(({ text }, at) => text === 'en' && words[at + 1]?.isCapital === true) && words.length <= 9;
}
