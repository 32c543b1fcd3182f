/** Restores words left out of hurried and spoken sentences: marks between statements, and a verb that the clause before has. */
import { firstPerson } from './conjugation.ts';
import { PLACES } from './lexicon/places.ts';
import type { Word } from './spanish-words.ts';

const HEADS = new Set(['soy', 'tengo', 'vivo', 'estoy']);
/** Words that are nouns as well as verbs: they open a statement only after a certain end of another. */
const DOUBLE = new Set(['trabajo', 'laburo', 'estudio']);
const ADVERBS = new Set(['yo', 'ahora', 'tambien', 'actualmente', 'ya']);
const OPENS_STATEMENT = /^(?:(?:yo|ahora|ya) )?(?:soy|tengo|vivo|estoy|me llamo|mi nombre es) \p{L}*\d*/u;
const GOES_ON =
  /^(?:que|quien|qué|quién|cuando|cuándo|donde|dónde|como|cómo|cual|cuál|cuanto|cuánto|si|no|ni|nunca|jamas|lo|la|el|los|las|me|te|se|le|ya|yo|mi|tan|asi|porque|aunque|hace|de|en|a|con|por|para|sin|y|e|o|u|siempre|tambien|ahora|solo|casi|aqui|aca|todo|todavia|aun|desde)$/;

/** True for a word that starts a statement with nothing between it and the one before: "soy vale | tengo 23 | vivo en maipu". */
export function opensNext(words: readonly Word[], at: number, before: readonly Word[]): boolean {
  const word = words[at] as Word;
  if (before.length < 2 || GOES_ON.test(before[before.length - 1]?.text ?? '')) return false;
  const place = ADVERBS.has(word.text) ? at + 1 : at;
  const verb = words[place];
  if (verb === undefined || verb.isMark) return false;
  const opens =
    HEADS.has(verb.text) ||
    (word.text === 'me' && /^(?:llamo|dedico)$/.test(words[at + 1]?.text ?? '')) ||
    (DOUBLE.has(verb.text) && endsStatement(before) && /^(?:en|de|como|para)$/.test(words[place + 1]?.text ?? ''));
  return opens && OPENS_STATEMENT.test(before.map(({ text }) => text).join(' '));
}

function endsStatement(before: readonly Word[]): boolean {
  const last = before[before.length - 1] as Word;
  return last.isCapital || PLACES.has(last.text) || /^(?:\d+|anos)$/.test(last.text);
}

/** Verbs of the third person that go without saying of the user: "ella vive en Lima y yo en Cusco". */
const OWN: Readonly<Record<string, string>> = {
  es: 'soy',
  vive: 'vivo',
  trabaja: 'trabajo',
  labura: 'laburo',
  tiene: 'tengo',
  habla: 'hablo',
  usa: 'uso',
  estudia: 'estudio',
  programa: 'programo',
};
const PREPOSITIONS = /^(?:en|de|del|para|con|como|a|al)$/;

/** Gives "y yo en Cusco" its verb, "vivo en Cusco", where both clauses go on alike. */
export function withVerb(words: readonly Word[], before: readonly Word[]): readonly Word[] {
  const [yo, next, object] = words;
  if (yo?.text !== 'yo' || next === undefined || words.length > 7) return words;
  const at = before.findIndex(({ text }) => Object.hasOwn(OWN, text));
  const verb = OWN[before[at]?.text ?? ''];
  if (verb === undefined || at < 1 || before.slice(0, at).some(({ text }) => /^(?:no|nunca|que|si)$/.test(text)))
    return words;
  if (words.some(({ text }) => firstPerson(text) !== undefined)) return words;
  const after = before[at + 1]?.text ?? '';
  const isPreposition = PREPOSITIONS.test(next.text);
  if (isPreposition ? next.text !== after : PREPOSITIONS.test(after)) return words;
  // "…trabaja en Google y yo en pijama": only of what is a place or a name.
  if (
    isPreposition &&
    object?.isCapital !== true &&
    !PLACES.has(object?.text ?? '') &&
    !/^(?:el|la|un|una)$/.test(object?.text ?? '')
  )
    return words;
  return [{ ...yo, text: verb, written: verb }, ...words.slice(1)];
}
