/** Cuts a sentence where one statement ends and the next begins: at marks, at conjunctions before a verb, around fillers. */
import type { Sentence } from '../prepared-text.ts';
import { ADDRESSED } from './addressed-verbs.ts';
import { firstPerson } from './conjugation.ts';
import { opensNext, withVerb } from './elided.ts';
import type { Word } from './spanish-words.ts';

/** A clause and its opener: a mark, a conjunction, `matrix` ("te cuento que") or `remember` ("recordá que"). */
export interface Clause {
  readonly sentence: Sentence;
  readonly words: readonly Word[];
  /** The words with single blanks between. */
  readonly text: string;
  readonly opener: string;
  /** True when it is asked, not said. */
  readonly isAsked: boolean;
  /** The clause's place in the sentence. */
  readonly index: number;
}

/** A clause while it is being cut. */
interface Cut {
  readonly words: readonly Word[];
  readonly opener: string;
  readonly afterMark: boolean;
}

interface Phrase {
  readonly words: readonly string[];
  readonly opener: string;
}

const PHRASES = new Map<string, Phrase[]>();

function phrases(opener: string | null, list: string): void {
  for (const phrase of list.split('|').map((one) => one.trim())) {
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    const known = PHRASES.get(first) ?? [];
    known.push({ words, opener: opener ?? phrase });
    known.sort((a, b) => b.words.length - a.words.length);
    PHRASES.set(first, known);
  }
}

// Fillers, said for the sake of saying something: the words after them stand as if they opened the sentence.
phrases(
  ',',
  'por favor|porfavor|por fa|por las dudas|por si acaso|por si las dudas|por si hace falta|por si sirve|por si te sirve|por cierto|la verdad|de hecho|o sea|es decir|' +
    'gracias|muchas gracias|mil gracias|che|eh|bueno|bue|dale|mira|oye|oiga|mire|escucha|hola|holis|buenas|buen dia|buenos dias|buenas tardes|buenas noches|' +
    'ok|okey|oka|listo|perfecto|genial|tranquilo|tranqui|jaja|jajaja|jajajaja|jeje|jejeje|ja|jaj|xd|uf|ufa|ah|oh|ay|ey|hey|igual|ademas|encima|asimismo|igualmente|' +
    'en realidad|al final|a proposito|dicho sea de paso|para ser sincero|para ser honesto|sinceramente|honestamente|personalmente|si te sirve de algo|si te sirve|si no te molesta|' +
    'si no es molestia|si no le molesta|si no le es molestia|si puede ser|si podes|si puedes|si me preguntas|si queres saber|si quieres saber|como sabes|como ya sabes|como te dije|como le dije|como ya te dije|como ya le dije|como ya te conte|como ya sabras|ademas de eso|aparte de eso|y aparte|' +
    'como te decia|como te conte|como te comente|ya que estamos|ya que estas|ya que preguntas|ya que lo preguntas|ya que lo pregunta|para mas datos|para mas inri|te cuento|le cuento|les cuento|te comento|le comento|' +
    'te aclaro|le aclaro|te aviso|aclaro|aviso|ojo|dato|dato importante|un dato|importante|nota|posdata|pd|viste|sabes|en fin|pues|pues nada|a ver|mas que nada|se lo recuerdo|te lo recuerdo|para servirle|para servirte|a sus ordenes|mucho gusto|un gusto|encantado|encantada|lo dicho|pensandolo bien|por otra parte|por otro lado|aparte|por lo demas|vamos|venga|anda|tio|tia|amigo|amiga|wey|guey|bro|mano|loco|nene',
);
// Words that announce a statement, which holds no less for it.
phrases(
  'matrix',
  'te cuento que|le cuento que|les cuento que|te comento que|le comento que|resulta que|pasa que|lo que pasa es que|sucede que|es que|la verdad es que|lo cierto es que|el tema es que|el caso es que|la cosa es que|' +
    'ojo que|mira que|sabes que|te aviso que|le aviso que|te aclaro que|le aclaro que|aclaro que|aviso que|cabe aclarar que|te recuerdo que|le recuerdo que|te repito que|te digo que|le digo que|' +
    'ya te dije que|ya le dije que|te dije que|le dije que|ya te conte que|te conte que|ya te habia dicho que|te habia dicho que|como te dije que|te confirmo que|le confirmo que|te informo que|le informo que|confieso que|te confieso que|reconozco que|admito que|' +
    'ya que|dado que|puesto que|visto que|siendo que|teniendo en cuenta que|considerando que|debido a que|aunque|pero|porque|asi que|entonces|por eso|por lo que|de modo que|de ahi que|salvo que|a pesar de que|ademas de que|sino que|igual que|resulta ser que|vale aclarar que|conste que|que conste que|aclarando que|por si no lo sabias|por si no sabias|por si no te lo dije|por si no te dije',
);
phrases(
  null,
  'si|cuando|mientras|donde|para que|sin que|hasta que|antes de que|despues de que|excepto|salvo|sino|quien|como si|en caso de que|aunque no',
);

/** Requests to remember ("recordá que…"): the words after them are kept, whatever they say. */
const REMEMBER = new RegExp(
  '^(?:(?:por favor )?(?:podes|podrias|puedes|podria|puede) )?(?:(?:quiero|necesito|me gustaria|te pido|le pido) que )?(?:siempre )?' +
    '(?:(?:recordad|acordaos|recuerden|recuerdalo|recuerdelo|recordalo|grabate|grabese|grabatelo|que no se (?:te|le|os) (?:olvide|pase)|no se (?:te|le|os) olvide|recorda|recuerda|recuerde|recordar|recuerdes|acordate|acuerdate|acuerdese|acordarte|te acuerdes|memoriza|memorices|memorice)(?: siempre| bien| por favor)?(?: de)?|' +
    '(?:tene|ten|tenga|tened|tengan|tener|tengas|tenelo|tenlo)(?: siempre| bien| muy)? (?:en cuenta|presente|en mente)(?: siempre)?|' +
    '(?:anotad|anoten|apuntad|apunten|guardad|guarden|(?:agrega|agregue|agregad|anade|anada|mete|suma)(?: esto)? (?:a|en) (?:tu|su) memoria|anota|anote|anotate|anotes|apunta|apunte|apuntate|apuntes|guarda|guarde|guardate|guardes|registra|registre|agenda|agendate|considera|considere|tom[ae]n? nota(?: de)?|sabe|sepas|sepa|que sepas|que sepa|para que sepas|para que sepa|para que lo sepas|para que lo tengas en cuenta|para que lo tenga en cuenta|para que lo tengas presente|para que lo tenga presente|para que tengas en cuenta|has de saber|quede claro|que quede claro|que quede anotado)|' +
    'no (?:te olvides|olvides|olvide|se olvide|te vayas a olvidar|vayas a olvidar)(?: nunca)?(?: de)?|para tu informacion|para su informacion|para tus registros|para que conste) ' +
    '(?:(?:por favor|esto|lo siguiente|este dato|usted|(?:en|a) (?:tu|su) memoria|de mi|sobre mi|mis datos) )*(?:que|:|,(?= (?:mi|mis|soy|tengo|vivo|trabajo|me|uso|los|las|el|la) ))',
);
const REMEMBER_FIRST = new Set(
  (
    'recordad acordaos recuerden recuerdalo recuerdelo recordalo grabate grabese grabatelo se tened tengan anotad anoten apuntad apunten guardad guarden agrega agregue agregad anade anada mete suma por podes podrias puedes podria puede quiero necesito te siempre recorda recuerda recuerde acordate acuerdate acuerdese memoriza memorice tene ten tenga anota anote anotate apunta apunte apuntate guarda guarde guardate ' +
    'registra registre agenda agendate sabe sepas sepa considera considere toma tome que para has quede no me le'
  ).split(' '),
);

const BEFORE_VERB = new Set(
  'me te le nos se no ya yo nunca jamas siempre tambien tampoco ahora actualmente todavia aun recien apenas hace desde que encima ademas suelo todos todas cada lo la los las quisiera quisieramos querria queria podria deberia'.split(
    ' ',
  ),
);
const JOINS = new Set(['y', 'e', 'ni', 'o', 'u']);
const OPENING = new Set(['(', '[', '{']);
const PAIRED = /^(?:es|son|se llama|se llaman|tiene|queda|esta)$/;

const POLITE = /^¿?\s*(?:por favor,? )?(?:me |te )?(?:podes|puedes|podrias|podria|puede)\b/;

/** Returns the clauses of a sentence in order; every word is in one of them at most. */
export function clausesOf(sentence: Sentence, words: readonly Word[]): Clause[] {
  const clauses: { words: Word[]; opener: string; afterMark: boolean }[] = [];
  let current: { words: Word[]; opener: string; afterMark: boolean } = { words: [], opener: '', afterMark: true };
  const close = (opener: string, afterMark = false) => {
    if (current.words.length > 0) {
      clauses.push(current);
      current = { words: [], opener, afterMark };
    } else if (opener !== ',' || current.opener === '') {
      current.opener = opener === ',' && current.opener === '' ? '' : opener;
      current.afterMark ||= afterMark;
    } else current.afterMark ||= afterMark;
  };
  for (let at = 0; at < words.length; ) {
    const word = words[at] as Word;
    if (word.isMark) {
      close(OPENING.has(word.text) ? '(' : word.text === ':' ? ':' : word.text === '\uE000' ? 'masked' : ',', true);
      at += 1;
      continue;
    }
    const remembered = rememberAt(words, at, current.words.length === 0);
    if (remembered > 0) {
      close('remember');
      at += remembered;
      continue;
    }
    const phrase = phraseAt(words, at, current.words.length === 0);
    if (phrase !== undefined) {
      close(phrase.opener);
      at += phrase.words.length;
      continue;
    }
    if (JOINS.has(word.text) && current.words.length > 0 && opensPredicate(words, at + 1, current.words)) {
      close(word.text);
      at += 1;
      continue;
    }
    if (word.text === 'como' && current.words.length === 0 && opensCause(words, at)) {
      close('matrix');
      at += 1;
      continue;
    }
    // "Ojo, que a la penicilina soy alérgica": after a mere word of warning "que" says nothing.
    if (word.text === 'que' && at > 0 && clauses.length === 0 && current.words.length === 0) {
      at += 1;
      continue;
    }
    if (word.text === 'que' && current.words[0]?.text !== 'como' && opensAssertion(words, at)) {
      close(current.words.length === 0 && current.afterMark ? 'matrix' : 'que');
      at += 1;
      continue;
    }
    if (opensNext(words, at, current.words)) close(',');
    current.words.push(word);
    at += 1;
  }
  close('');
  for (const [index, clause] of clauses.entries()) {
    const before = clauses[index - 1];
    if (before !== undefined) clause.words = [...withVerb(clause.words, before.words)];
  }
  const asked = firstAsked(sentence, clauses);
  return clauses.map((clause, index) => ({
    sentence,
    words: clause.words,
    text: clause.words.map(({ text }) => text).join(' '),
    opener: clause.opener,
    isAsked: index >= asked && !(clause.opener === 'remember' && POLITE.test(sentence.folded)),
    index,
  }));
}

function phraseAt(words: readonly Word[], at: number, opens: boolean): Phrase | undefined {
  const found = PHRASES.get(words[at]?.text ?? '')?.find((phrase) =>
    phrase.words.every((text, offset) => words[at + offset]?.text === text),
  );
  if (found === undefined || found.opener !== ',' || found.words.length > 1) return found;
  // "loco", "igual", "nota" fill where they stand alone; elsewhere they are words like any other.
  const next = words[at + 1];
  const alone =
    next === undefined ||
    next.isMark ||
    (opens && (firstPerson(next.text) !== undefined || BEFORE_VERB.has(next.text) || next.text === 'mi'));
  const laughs = /^(?:ja|je)+j?$|^xd$|^porfavor$|^gracias$/.test(found.words[0] ?? '');
  return laughs || alone ? found : undefined;
}

const WINDOW = 14; // words: the longest way to say "remember"

function rememberAt(words: readonly Word[], at: number, opens: boolean): number {
  if (!opens || !REMEMBER_FIRST.has(words[at]?.text ?? '')) return 0;
  const text = words
    .slice(at, at + WINDOW)
    .map((word) => word.text)
    .join(' ');
  const match = REMEMBER.exec(`${text} `);
  return match === null ? 0 : match[0].trim().split(' ').length;
}

function opensPredicate(words: readonly Word[], at: number, before: readonly Word[]): boolean {
  const word = words[at];
  if (word === undefined || word.isMark) return false;
  if (word.text === 'mi' || word.text === 'mis' || word.text === 'el' || word.text === 'la')
    return word.text.startsWith('m')
      ? before.some(({ text }) => PAIRED.test(text)) || laterIs(words, at + 1)
      : before.some(({ text }) => text === 'mi') && words[at + 1]?.text === 'de';
  if (ADDRESSED.has(word.text)) return words[at + 1] !== undefined && word.text.length > 3;
  const verb = afterTime(words, at);
  if (verb > at) return firstPerson(words[verb]?.text ?? '') !== undefined && words[verb]?.text !== 'nada';
  return (
    BEFORE_VERB.has(word.text) || (firstPerson(word.text) !== undefined && word.text !== 'nada' && word.text !== 'como')
  );
}

/** Returns the word after the time of an action: "y de día | atiendo", "y mañana | expongo", "y los domingos | toco". */
function afterTime(words: readonly Word[], at: number): number {
  const [first = '', second = '', third = ''] = [words[at]?.text, words[at + 1]?.text, words[at + 2]?.text];
  if (/^(?:hoy|manana|luego|despues|ayer|anoche|mientras|aparte)$/.test(first)) return at + 1;
  if (/^(?:de|por)$/.test(first) && /^(?:dia|noche|tarde|manana|mananas|tardes|noches)$/.test(second)) return at + 2;
  if (first === 'a' && second === 'veces') return at + 2;
  if (/^(?:por|en|a)$/.test(first) && /^(?:la|las|el|los|mis)$/.test(second)) return DAYS.test(third) ? at + 3 : at;
  return /^(?:los|el)$/.test(first) && DAYS.test(second) ? at + 2 : at;
}

const DAYS =
  /^(?:mananas?|tardes?|noches?|dias?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|findes?|ratos)$/;

function laterIs(words: readonly Word[], at: number): boolean {
  for (let next = at; next < Math.min(at + 4, words.length); next += 1) {
    const word = words[next] as Word;
    if (word.isMark) return false;
    if (PAIRED.test(word.text) || (word.text === 'se' && words[next + 1]?.text.startsWith('llama'))) return true;
  }
  return false;
}

const WISHING =
  /^(?:prefiero|quiero|gusta|encanta|necesito|odio|detesto|molesta|revienta|enferma|soporto|pido|quisiera|preferiria|espero|falta|gustaria|encantaria|agradeceria|agradezco|pediria|rogaria|ruego|valoraria|querria|decidi|decidimos|decidido|resuelto|acordado|resolvimos|valoro)$/;

/** "…, que soy celíaca": a reason, not a relative clause. */
function opensAssertion(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (next === undefined || next.isMark) return false;
  if (/^(?:estoy|estamos)$/.test(next.text) && /ndo$/.test(words[at + 2]?.text ?? '')) return false;
  if (WISHING.test(words[at - 1]?.text ?? '')) return false;
  const verb =
    firstPerson(next.text)?.form === 'present' ||
    (/^(?:me|no|nos|ya|mi|yo)$/.test(next.text) && words[at + 2] !== undefined);
  return (
    verb &&
    !/^(?:lo|el|la|los|las|en|con|de|a|por|hace|tengo|anos|meses|rato|tiempo|semanas|decadas|siglos|vida|mas|menos|desde|es|soy|cada|siempre|vez)$/.test(
      words[at - 1]?.text ?? '',
    )
  );
}

/** "Como soy celíaca, …". */
function opensCause(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]?.text ?? '';
  const verb = /^(?:yo|me|no|ya)$/.test(next) ? (words[at + 2]?.text ?? '') : next;
  return (
    firstPerson(verb)?.form === 'present' &&
    !/^(?:digo|ando|hago|se|puedo|dije|uso|pido|pongo)$/.test(verb) &&
    words[at]?.text === 'como'
  );
}

const ASKING = new Set(
  'que qué cual cuál cuales cómo donde dónde cuando cuándo quien quién cuanto cuánto cuanta cuantos cuantas sabes sabe conoces conoce puedo puedes podes podrias podria hay debo deberia conviene crees crees es esta tenes tienes tiene alguna algun te vos tu'.split(
    ' ',
  ),
);

/** "El 8 de mayo, que es mi cumpleaños, cae sábado, ¿no?": added, not asked. */
function isTold(words: readonly Word[]): boolean {
  return (
    words[0]?.written.toLowerCase() === 'que' &&
    words[1]?.text === 'es' &&
    /^(?:mi|cuando|donde)$/.test(words[2]?.text ?? '')
  );
}

/** "mi novia se llama yanina y el sabado hacemos 2 años q le regalo??": without marks, what opens as a statement is one. */
function hurriedAt(clauses: readonly Cut[]): number {
  const [first, ...rest] = clauses;
  // "Soy alérgica si me salen ronchas?" asks it all.
  if (first === undefined || rest[0]?.opener === 'si' || rest.some(({ afterMark }) => afterMark)) return -1;
  const text = first.words.map((word) => word.text).join(' ');
  const opens =
    /^(?:me llamo|mi (?:novi[oa]|mujer|marido|espos[oa]|hij[oa]|perr[oa]|gat[oa]) se llama|vivo en|trabajo en|soy (?:de|alergic[oa]|vegan[oa]|celiac[oa]|diabetic[oa])|tengo \w+ anos|estudio) /.exec(
      text,
    );
  if (opens === null || first.words.length < 4) return -1;
  return /\b(?:que|cual|como|cuanto|cuanta|donde|cuando|puedo|conviene|conoces|sabes|hay)\b/.test(
    text.slice(opens[0].length),
  ) || rest.length > 0
    ? 1
    : -1;
}

/** Returns the index of the first clause of a sentence that is asked. */
function firstAsked(sentence: Sentence, clauses: readonly Cut[]): number {
  if (!sentence.isQuestion) return clauses.length;
  if (sentence.folded.startsWith('¿')) return 0;
  const hurried = hurriedAt(clauses);
  if (hurried >= 0) return hurried;
  let last = 0;
  for (const [index, clause] of clauses.entries()) {
    if (index > 0 && clause.afterMark && ASKING.has(clause.words[0]?.text ?? '') && !isTold(clause.words)) return index;
    if (clause.afterMark) last = index;
  }
  return last;
}
