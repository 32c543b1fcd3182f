/** Topics: the words that a user says, but for those that say what somebody wants instead of what about. */
import { once } from '../once.ts';
import { wordsOf } from '../search/search-words.ts';
import { foldAccents } from '../text/fold-accents.ts';
import type { EntityText, Mention } from './entity.ts';

const SHORTEST = 4; // letters
const LONGEST = 32;
const MOST_OF_A_TURN = 40;

/** Words of any conversation, whatever it is about; without accents. Their stems count, so "busco" stands for "buscar" too. */
const TALK = `
  busca busco buscar necesito necesitar gustaria gusta gustan puedes puede poder podria podrias ayuda ayudar ayudame explica explicame dime dame haz hacer
  hago hacemos pon poner saber decir digo dicho mira mirar cosa cosas forma manera parte tipo ejemplo favor hoy ayer manana semana mes ano dia dias vez
  veces hora horas minuto tarde noche pregunta respuesta tema problema gente persona personas creo pienso parece quisiera recomienda recomiendame encuentra
  encontrar usar uso voy ver veo dar dale pasa pasar tema nuevo nueva buena buen grande primero primer segundo ultimo ultima mejor peor verdad idea
  perfecto genial gracias hola buenas buenos adios seguro quizas ademas despues antes luego pronto lugar sitio estamos tenemos empezar acabar terminar seguir
  want need like help please could find look looking search show make made making give tell know think maybe thing things something anything way kind sort
  example today yesterday tomorrow week month year day days time hour minute question answer problem people person good great nice best better first second
  last next new right sure okay thanks hello really still work works working start stop keep take put see use using try trying going explain recommend
  would should might shall come came went said says talk talking speak create write read open run update change let lets yeah hiya howdy yep nope forget delete erase remember half long
  olvida olvidar olvidate borra borrar elimina eliminar recuerda recordar guarda guardar tio oye
  esquece esquecer apaga apagar lembra lembrar queria querendo legal beleza tava
`;
const talkWords = once(
  () => new Set([...wordsOf(TALK)].flatMap(({ plain, spanish, english }) => [plain, `${spanish}*`, `${english}*`])),
);

/** True for a word of any conversation, which says nothing of what it is about; without accents. */
export function isTalkWord(word: string): boolean {
  const talk = talkWords();
  const [read] = wordsOf(word);
  return read !== undefined && (talk.has(read.plain) || talk.has(`${read.spanish}*`) || talk.has(`${read.english}*`));
}

/** Returns the words that a turn's user says of their subject, each stem once, in the order in which they come. */
export function topicsIn(texts: readonly EntityText[]): Mention[] {
  const talk = talkWords();
  const found = new Map<string, { kind: 'topics'; name: string; mentions: number }>();
  for (const { role, text } of texts) {
    if (role !== 'user') continue;
    const said = text.replaceAll(WRITTEN, (part) => (NOT_SAID.test(part) ? ' ' : part));
    for (const { plain, spanish, english, isCommon, start, end } of wordsOf(said)) {
      if (isCommon || !TOPIC.test(plain)) continue;
      if (talk.has(plain) || talk.has(`${spanish}*`) || talk.has(`${english}*`)) continue;
      const known = found.get(spanish);
      if (known !== undefined) known.mentions += 1;
      else if (found.size < MOST_OF_A_TURN)
        found.set(spanish, { kind: 'topics', name: said.slice(start, end).toLowerCase(), mentions: 1 });
    }
  }
  return [...found.values()];
}

/** The parts of a text: code, lines of commands, and words. */
const WRITTEN = /```[^`]*```|`[^`\n]*`|^[ \t]*[/$>][^\n]*$|[^\s`]+/gmu;
/** What is no talk of them: code and commands, which have kinds of their own, and words that are addresses. */
const NOT_SAID = /^`|^[ \t]*[/$>]|[/\\@]/u;

const TOPIC = new RegExp(`^\\p{L}{${SHORTEST},${LONGEST}}$`, 'u');

/** Returns the word by which topics are told apart: its stem, so that "receta" and "recetas" are one. */
export function topicName(name: string): string {
  const [word] = wordsOf(name);
  return word?.spanish ?? foldAccents(name.toLowerCase());
}
