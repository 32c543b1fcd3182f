/** Puts users' words in the third person: "vivo con mi hija" becomes "vive con su hija". Words that need no change keep their spelling. */
import type { Sentence } from '../prepared-text.ts';
import { firstPerson } from './conjugation.ts';
import type { Word } from './spanish-words.ts';

const REPLACED: Readonly<Record<string, string>> = {
  mi: 'su',
  mis: 'sus',
  mio: 'suyo',
  mia: 'suya',
  mios: 'suyos',
  mias: 'suyas',
  nuestro: 'su',
  nuestra: 'su',
  nuestros: 'sus',
  nuestras: 'sus',
  conmigo: 'consigo',
  mí: 'sí',
  tu: 'la',
  tus: 'las',
};
const DROPPED = new Set(['yo', 'nosotros', 'nosotras']);
/** Nouns and conjunctions that look like verbs of the first person. */
const NOT_VERBS = new Set(
  'como nada vino traje cargo fui vi di sobre se ve parte cuento vamos cambio paso entre para pare medio giro saque'.split(
    ' ',
  ),
);
const NOUN_AFTER = new Set(
  'el la los las un una mi tu su del al de en por sin con para este ese nuestro otro'.split(' '),
);
/** A verb that is not the first word follows one of these, or a comma: "un Fiat modelo 98" and "pan casero" have no second verb. */
const VERB_AFTER = new Set(
  'que y e o u ni pero donde cuando como porque pues si no nunca jamas siempre ya tambien me te se lo le les nos yo nosotros quien quienes casi solo solamente aunque mientras segun luego despues ademas aun todavia mas asi cual ahora hoy antes apenas igual'.split(
    ' ',
  ),
);
const ALWAYS_VERB = /^(?:\p{L}+mos|soy|estoy|tengo|voy|doy|hago|puedo|quiero|prefiero|se|he|hemos)$/u;
/** Preterites that end in an "e" without accent, and are nothing else. */
const STRONG = /^(?:puse|propuse|hice|tuve|pude|dije|estuve|anduve)$/;
const ENCLITIC = /^(.*(?:[aá]r|[eé]r|[ií]r|[aá]ndo|i[eé]ndo|y[eé]ndo))(?:me|nos)$/;

/** Returns the words `[from, to)` in the third person, with the marks and all else between them. */
export function thirdPerson(sentence: Sentence, words: readonly Word[], from = 0, to = words.length): string {
  let text = '';
  let previous: Word | undefined;
  for (let at = from; at < to; at += 1) {
    const word = words[at] as Word;
    const said = inThird(words, at, from);
    if (said === '') continue;
    if (previous !== undefined) {
      const between = sentence.original(previous.to, word.from);
      text += text === '' ? '' : /^[^\p{L}\p{N}]+$/u.test(between) ? between : ' ';
    }
    text += said;
    previous = word;
  }
  return text;
}

function inThird(words: readonly Word[], at: number, from: number): string {
  const word = words[at] as Word;
  const { text } = word;
  if (word.isCapital && at > from) return word.written;
  if (DROPPED.has(text)) return '';
  const replaced = Object.hasOwn(REPLACED, text) ? REPLACED[text] : undefined;
  if (replaced !== undefined) {
    // "para mi" without its accent, at the end: "sí".
    return text === 'mi' && words[at + 1] === undefined ? 'sí' : replaced;
  }
  if (text === 'me' || text === 'nos') return cliticOf(words, at);
  const verb = firstPerson(text);
  const previous = words[at - 1];
  const isVerb =
    at === from ||
    ((ALWAYS_VERB.test(text) ||
      VERB_AFTER.has(previous?.text ?? '') ||
      (previous !== undefined && word.from - previous.to > 1)) &&
      !(
        (NOT_VERBS.has(text) &&
          !(/^(?:como|vamos)$/.test(text) && /^(?:no|nunca|jamas|yo)$/.test(words[at - 1]?.text ?? ''))) ||
        NOUN_AFTER.has(words[at - 1]?.text ?? '')
      ));
  if (
    verb !== undefined &&
    isVerb &&
    (text !== 'se' || /é/i.test(word.written)) &&
    !(
      at > from &&
      verb.form === 'preterite' &&
      !verb.plural &&
      text.endsWith('e') &&
      !STRONG.test(text) &&
      !/[éE]$/.test(word.written.normalize('NFC'))
    ) &&
    !(at === from && text === 'como' && firstPerson(words[at + 1]?.text ?? '') !== undefined)
  ) {
    return word.written === word.written.toUpperCase() && word.written.length > 1
      ? verb.third.toUpperCase()
      : verb.third;
  }
  const enclitic = ENCLITIC.exec(word.written.normalize('NFC').toLowerCase());
  if (enclitic !== null) {
    const [, stem = ''] = enclitic;
    return `${stem}se`;
  }
  if (HURRIED.has(word.written)) return text;
  return at === from && word.from < 3 ? lowered(word) : word.written;
}

/** Spellings of small words that a value sets right: "profesora d matematica". */
const HURRIED = new Set(['d', 'q', 'k', 'x', 'xq', 'pq', 'tmb', 'tb', 'n', 'pa']);

/** "me llamo" → "se llama"; "me gusta" → "le gusta". */
function cliticOf(words: readonly Word[], at: number): string {
  const next = words[at + 1]?.text ?? '';
  const plural = words[at]?.text === 'nos';
  const verb = firstPerson(
    next === 'lo' || next === 'la' || next === 'los' || next === 'las' ? (words[at + 2]?.text ?? '') : next,
  );
  if (verb !== undefined || next === 'he' || next === 'hemos' || next === 'estoy' || next === 'estamos') return 'se';
  return plural ? 'les' : 'le';
}

/** Returns the first word of a sentence as it is written inside one. */
function lowered(word: Word): string {
  const rest = word.written.slice(1);
  return rest === rest.toLowerCase() && word.written.length > 1
    ? word.written.charAt(0).toLowerCase() + rest
    : word.written;
}
