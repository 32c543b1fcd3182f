/** Turns what users say of themselves into what is told of them: "my sister" into "their sister", "restore typewriters" into "restores typewriters". */
import type { Language } from '../../understanding/language.ts';
import type { Call } from '../../understanding/rule-set.ts';

/** The capture that begins with a verb of the user's: it is told in the third person. */
const DONE = 'does';
const LONGEST_ENDING = 3; // letters
const JOINED_ENDING = 4; // letters of a verb's ending with the user's pronoun: the "arme" of "comprarme"
const SHORTEST_JOINED = 7; // letters: shorter words are others ("firme")

/** Returns captured values as they are told of the user. */
export function inThirdPerson(values: Call['values'], language: Language): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const told = name === DONE ? doneBy(value, language) : value;
      if (typeof told === 'string') return [name, withPersons(told, language)];
      return [name, Array.isArray(told) ? told.map((item: string) => withPersons(item, language)) : told];
    }),
  );
}

function withPersons(said: string, language: Language): string {
  if (said.includes('@')) return said; // "ana@proton.me" has no "me"
  const person = language.list('third person');
  return said.replace(/[\p{L}\p{M}'’]+/gu, (word) => {
    const known = person.valueOf(word.toLowerCase().replace('’', "'"));
    if (known !== undefined || word.length < SHORTEST_JOINED) return known ?? word;
    const [before, ending] = [word.slice(0, -JOINED_ENDING), word.slice(-JOINED_ENDING)];
    const turned = person.valueOf(`- ${ending}`); // an entry "-arme"
    return turned === undefined ? word : before + turned;
  });
}

function doneBy(value: unknown, language: Language): unknown {
  if (typeof value === 'string') return conjugated(value, language) ?? value;
  if (!Array.isArray(value)) return value;
  let verb = '';
  return value.map((item: string, index) => {
    const words = item.split(' ');
    const own = index === 0 || isVerb(item, language) ? conjugated(item, language) : undefined;
    // "I cook Thai and Mexican food": the verb holds for what follows.
    if (own === undefined) return `${verb} ${item}`.trim();
    verb = own
      .split(' ')
      .slice(0, Math.max(1, own.split(' ').length - words.length + 1))
      .join(' ');
    return own;
  });
}

function isVerb(item: string, language: Language): boolean {
  return language.list('verbs').valueOf((item.split(' ')[0] ?? '').toLowerCase()) !== undefined;
}

/** Returns the words with their verb, which stands first but for adverbs, in the third person. */
function conjugated(said: string, language: Language): string | undefined {
  const words = said.split(' ');
  // An adverb, or a word that stands before the verb and keeps its form: "batch cook".
  const stays = (word: string) =>
    language.list('adverbs').valueOf(word) !== undefined || language.list('verb forms').valueOf(word) === word;
  const at = words.findIndex((word) => !stays(word.toLowerCase()));
  const verb = words[at]?.toLowerCase();
  if (verb === undefined) return undefined;
  const and = language.list('and');
  // "wake up at 5 and go straight to the gym": a verb behind an "and" is the user's as well.
  const rest = words
    .slice(at + 1)
    .map((word, index, all) =>
      and.valueOf(all[index - 1] ?? '') !== undefined && index + 1 < all.length && isVerb(word, language)
        ? formOf(word.toLowerCase(), language)
        : word,
    );
  return [...words.slice(0, at), formOf(verb, language), ...rest].join(' ');
}

function formOf(verb: string, language: Language): string {
  const known = language.list('verb forms').valueOf(verb);
  if (known !== undefined) return known;
  const endings = language.list('verb endings');
  for (let length = LONGEST_ENDING; length > 0; length -= 1) {
    const ending = endings.valueOf(verb.slice(-length));
    if (ending !== undefined && verb.length > length) return verb.slice(0, -length) + ending;
  }
  return verb + (endings.valueOf('other') ?? '');
}
