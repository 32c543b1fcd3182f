/** Reads wishes for every answer to come: "de ahora en más pasame los precios en dólares", "nunca me pongas emojis". */
import { foldAccents } from '../../../text/fold-accents.ts';
import { ADDRESSED, type Addressed } from './addressed-verbs.ts';
import type { Clause } from './clauses.ts';
import type { Found } from './frame.ts';
import { LANGUAGES } from './lexicon/technologies.ts';
import type { Word } from './spanish-words.ts';
import { thirdPerson } from './third-person.ts';

/** Words that make a wish last: from now on, always, every time. */
const STANDING =
  /\b(?:siempre|nunca|jamas|(?:de|desde) (?:ahora|hoy|aca|aqui|ya) (?:en (?:mas|adelante)|para (?:siempre|adelante))|de (?:aca|aqui) en mas|a partir de (?:ahora|hoy|ya|este momento|aca|aqui|manana|la proxima)|desde (?:ahora|hoy|ya|este momento)|en (?:lo )?(?:adelante|sucesivo)|por (?:defecto|regla general|norma)|en todas (?:tus|las|sus) (?:respuestas|contestaciones)|en cada respuesta|(?:en|para) (?:las )?(?:futuras|proximas) respuestas|en (?:tus|sus) (?:proximas )?respuestas|en general|de manera permanente|cada vez que|todas las veces|toda vez que|cuando (?:te|le|os|les) (?:pid|pregunt|hable|escrib|consult|mand|pase)\w*|si (?:te|le|os|les) (?:pido|pregunto|hablo|escribo|consulto|mando|paso)|en el futuro|de una vez y para siempre|como regla|conmigo|(?:todas )?tus respuestas)\b/;
const FROM_NOW =
  /\b(?:(?:de|desde) (?:ahora|hoy|aca|aqui) (?:en (?:mas|adelante)|para adelante)|a partir de (?:ahora|hoy|ya|este momento|aca|aqui)|desde (?:ahora|hoy|ya|este momento)|en (?:lo )?(?:adelante|sucesivo)|(?:en|para) (?:las )?(?:futuras|proximas) respuestas|en (?:todas )?(?:tus|sus) (?:proximas )?respuestas)\b/;
/** Words that limit a wish to this answer. */
const ONCE =
  /\b(?:esta vez|por esta|solo (?:esta|este|por hoy|hoy|ahora|esto)|en est[ea] (?!momento en adelante)\w+|para est[ea]|en es[ea] |para es[ea] |por hoy|(?<!\b(?:de|desde) )hoy\b(?! en)|ahora mismo|en la proxima respuesta|por ahora|este (?:parrafo|texto|mail|correo|mensaje|resumen|informe|documento|articulo|codigo|archivo)|esta (?:lista|respuesta|pregunta|traduccion|tabla|carta|funcion|conversacion)|en el (?:informe|mail|resumen|documento|texto|cuento|codigo|ensayo|guion|script|archivo)|en la (?:carta|lista|tabla|presentacion|novela|funcion|query|receta))\b/;
const REMINDER =
  /^(?:record|recuerd|avis|despert|pone(?:me|le)? (?:una alarma|un recordatorio)|pon(?:me)? una? (?:alarma|recordatorio)|llama(?:me)? (?:a las|manana|cuando))/;
/** Wishes that last without saying so: "tuteame", "no me trates de usted". */
const LASTING = new Set(['volver', 'tutear', 'vosear', 'ustedear', 'tratar', 'hablar']);
const IDIOM =
  /^(?:nunca (?:digas (?:nunca|de esta agua)|se sabe|mas(?! (?:me|le|nos|te|use|uses|ponga|pongas|empiece|empieces|responda|respondas|conteste|contestes|diga|digas|mencion\w+|hagas?) )|es tarde|falla)|siempre (?:hay|es|lo mismo|pasa|que|se|estan|esta|andan|llueve))\b/;
const WISHING =
  /\b(?:agradeceria|agradezco|pediria|rogaria|ruego|querria|valoraria|apreciaria|prefiero|preferiria|quiero|quisiera|necesito|me gusta|me encanta|odio|detesto|no soporto|no me gusta|me molesta|no quiero|no hace falta|te pido|le pido|me gustaria|agradeceria|valoro) que$/;

/** Reads the lasting wishes of a clause one by one: "contestame sin emojis y en menos de cinco líneas" asks two things. */
export function instructionsIn(clauses: readonly Clause[], index: number): Found[] {
  const clause = clauses[index] as Clause;
  const { words } = clause;
  const wish = instructionIn(clauses, index);
  if (wish === null) return [];
  const verb = verbIn(words)?.at ?? -1;
  const opens = words[verb + 1]?.text ?? '';
  const joint = words.findIndex(
    ({ text }, at) =>
      at > verb + 2 &&
      /^[ye]$/.test(text) &&
      MANNER.test(words[at + 1]?.text ?? '') &&
      words[at + 1]?.text !== opens &&
      words[at + 2] !== undefined,
  );
  if (verb < 0 || joint < 0 || !MANNER.test(opens) || words[verb + 2] === undefined) return [wish];
  const half = (kept: readonly Word[]) =>
    instructionIn(
      clauses.map((one) =>
        one.index === index ? { ...one, words: kept, text: kept.map(({ text }) => text).join(' ') } : one,
      ),
      index,
    );
  const first = half(words.slice(0, joint));
  const second = half([...words.slice(0, verb + 1), ...words.slice(joint + 1)]);
  return first === null || second === null ? [wish] : [first, { ...second, first: words[joint + 1] as Word }];
}

const MANNER = /^(?:sin|en|con)$/;

/** "Siempre que me pases precios": at each such occasion. */
const OCCASION =
  /^(?:(?:de ahora en (?:mas|adelante)|a partir de ahora) )?(?:siempre|cada vez|todas las veces|toda vez) que (?:me |nos |te |le |os |les )?/;
/** The same after "cuando" and "si": "te pregunte por películas | no me cuentes el final". */
const ASKED_OCCASION = /^(?:te|le|os|les) /;

/** Returns where the order starts after its occasion ("siempre que me pases precios | ponelos en pesos"), or 0 where there is none. */
function occasionEnd({ words, text, opener }: Clause): number {
  const isAsking = opener === 'cuando' || opener === 'si';
  const match = OCCASION.exec(text) ?? (isAsking ? ASKED_OCCASION.exec(text) : null);
  if (match === null) return 0;
  const from = match[0].trim().split(' ').length;
  const verb = ADDRESSED.get(words[from]?.text ?? '');
  if (verb === undefined ? !isAsking : !verb.isSubjunctive && !isAsking) return 0;
  const order = words.findIndex(({ text: word }, at) => at > from + 1 && opensOrderAt(words, at, word));
  return order < 0 ? words.length : order;
}

/** "Explicámelo…", "usá…", "no me cuentes…". */
function opensOrderAt(words: readonly Word[], at: number, word: string): boolean {
  const asked = ADDRESSED.get(word);
  if (asked?.isImperative === true) return asked.clitics !== '' || /^(?:usa|use|usad|usen)$/.test(word);
  return word === 'no' && /^(?:me|nos|uses?|usen|useis)$/.test(words[at + 1]?.text ?? '');
}

/** Reads the standing wish of a clause, given the clauses that it leans on before and after. */
function instructionIn(clauses: readonly Clause[], index: number): Found | null {
  const clause = clauses[index] as Clause;
  const { words, text } = clause;
  if (words.length === 0 || REMINDER.test(text)) return null;
  const occasion = occasionEnd(clause);
  if (occasion > 0 && occasion < words.length) {
    const order = { ...clause, words: words.slice(occasion) };
    const lead = { ...clause, words: words.slice(0, occasion) };
    const asked = verbIn(order.words);
    if (asked === null || clause.isAsked || ONCE.test(text) || LEANING.test(textAfter(order.words, asked.at)))
      return null;
    return found(
      clauses.map((one) => (one.index === index ? order : one)),
      index,
      asked.at,
      asked.verb,
      { wished: false, lasts: true, negative: false },
      { ...lead, text: lead.words.map((word) => word.text).join(' ') },
    );
  }
  if (IDIOM.test(text)) return null;
  const asksPolitely =
    /^(?:me )?(?:podes|puedes|podrias|podria|puede) /.test(text) ||
    // "¿Podrías, de ahora en más, contestarme con menos texto?"
    clauses
      .slice(Math.max(0, index - 2), index)
      .some((one) => /^(?:me )?(?:podes|puedes|podrias|podria|puede)$/.test(one.text));
  if (clause.isAsked && !asksPolitely) return null;
  const before = clauses[index - 1];
  const beforeLeads =
    before !== undefined &&
    (STANDING.test(before.text) ||
      ((before.opener === 'cuando' || before.opener === 'si') && ASKED_OCCASION.test(before.text))) &&
    (!verbIn(before.words) || occasionEnd(before) === before.words.length);
  const after = clauses[index + 1];
  const afterLeads =
    clauses.slice(index + 1).some((one) => one.text === 'siempre' || one.text === 'nunca') ||
    clauses.slice(index + 1, index + 4).some((one) => FROM_NOW.test(one.text) && !verbIn(one.words));
  const all = clauses.map((one) => one.text).join(' , ');
  const once =
    ONCE.test(text) ||
    (before !== undefined && !verbIn(before.words) && ONCE.test(before.text)) ||
    (after !== undefined && !verbIn(after.words) && ONCE.test(after.text)) ||
    (clauses.length > 1 && /\b(?:solo (?:esta|este)|esta vez)\b/.test(all));
  const addressed = verbIn(words);
  const stands = STANDING.test(text) || beforeLeads || afterLeads || stopsAnswers(words, text, addressed);
  if (once && !FROM_NOW.test(text)) return null;
  if (addressed === null) return bareInstruction(clauses, index, stands, beforeLeads);
  const { at, verb } = addressed;
  const wish = wishBefore(clauses, index, at);
  if (LEANING.test(textAfter(words, at))) return null;
  const lasting = LASTING.has(verb.infinitive) && isAddressing(verb, words, at);
  if (!stands && !lasting && !wish.lasts) return null;
  if (!verb.isImperative && !wish.wished && !isNegative(words, at) && !asksPolitely) return null;
  // Data kept about them are not a way of answering: this is a command to forget.
  if (/\b(?:guardad[oa]s?|registrad[oa]s?|esa informacion|esos datos|ese dato)\b/.test(text)) return null;
  // "Nunca hace calor": what is not to be done is asked in the subjunctive.
  const spoken = words[at]?.text ?? '';
  if (
    verb.clitics === '' &&
    verb.isImperative &&
    /^(?:nunca|jamas)$/.test(words[at - 1]?.text ?? '') &&
    spoken !== foldAccents(verb.wished) &&
    spoken !== foldAccents(verb.wished.slice(0, -1))
  )
    return null;
  if (isThirdParty(words, at, verb, wish.wished) || isSaidOfOthers(words, at, verb, wish.wished)) return null;
  return found(clauses, index, at, verb, wish, beforeLeads && before !== undefined ? before : null);
}

/** Words for the looks of answers: a request to stop them is meant for more than one answer. */
const LOOKS =
  /\b(?:emojis?|emoticon(?:o|e)s|vinetas|bullets|listas|negritas?|tablas|markdown|tecnicismos|jerga|disculpas?|saludos|introducciones|advertencias|preambulos|rodeos|anglicismos|halagos|mayusculas|exclamaciones|signos|asteriscos|guiones|chistes|sermones|muletillas)\b/;

/** "Ya no me pongas advertencias", "no me mandes más listas", "dejá de usar emojis". */
function stopsAnswers(
  words: readonly Word[],
  text: string,
  addressed: { at: number; verb: Addressed } | null,
): boolean {
  if (addressed === null || !LOOKS.test(text)) return false;
  const { at, verb } = addressed;
  if (verb.infinitive === 'dejar') return verb.isImperative && words[at + 1]?.text === 'de';
  return isNegative(words, at) && /\b(?:ya no|no (?:me |nos )?\p{L}+ mas)\b/u.test(text);
}

function verbIn(words: readonly Word[]): { at: number; verb: Addressed } | null {
  for (let at = 0; at < words.length; at += 1) {
    const verb = ADDRESSED.get(words[at]?.text ?? '');
    if (verb === undefined || (verb.infinitive === 'hacer' && words[at + 1]?.text === 'falta')) continue;
    const previous = words[at - 1]?.text ?? '';
    if (
      /^(?:el|la|los|las|un|una|de|en|mi|por|con|a|del|al|tu|su|sin|para|se|lo|muy|mas|cada|esta|este|otra|otro|todas|todos|y$)$/.test(
        previous,
      )
    ) {
      if (
        !(
          previous === 'lo' ||
          previous === 'la' ||
          previous === 'los' ||
          previous === 'las' ||
          previous === 'se' ||
          previous === 'y' ||
          previous === 'mas' ||
          previous === 'todas'
        )
      )
        continue;
      if (
        (previous === 'la' || previous === 'los' || previous === 'las' || previous === 'lo') &&
        !/^(?:me|no|nunca|jamas|se)$/.test(words[at - 2]?.text ?? '')
      )
        continue;
    }
    // Bare forms like "programa", "lista", "nota", "formato" are nouns more often than orders.
    if (verb.clitics === '' && at > 0 && verb.isImperative && !opensOrder(words, at)) continue;
    return { at, verb };
  }
  return null;
}

/** True when only words that lead to an order stand before it: "siempre", "a partir de ahora", "en tus respuestas", "no me". */
function opensOrder(words: readonly Word[], at: number): boolean {
  const before = words
    .slice(0, at)
    .map(({ text }) => text)
    .join(' ');
  return (
    /^(?:y |e |pero |entonces |mejor |tambien |vos |tu |usted |yo quiero que |que )*(?:no (?:me |nos |le |lo |la |los |las )?|me |nos |se )?$/.test(
      `${before} `,
    ) ||
    /(?:siempre|nunca|jamas|mas|adelante|ahora|hoy|momento|sucesivo|defecto|respuestas|respuesta|que|me|no|nos|general|tambien|codigo|castellano|numeros|ya|lo|los|las|se)$/.test(
      before,
    )
  );
}

function isNegative(words: readonly Word[], at: number): boolean {
  return words.slice(0, at).some(({ text }) => /^(?:no|nunca|jamas|ni)$/.test(text));
}

function textAfter(words: readonly Word[], at: number): string {
  return words
    .slice(at + 1)
    .map(({ text }) => text)
    .join(' ');
}

/** Returns the last word before a verb and its clitic: "a mí | hábleme", "que | me hable". */
function leadOf(words: readonly Word[], at: number): string {
  return words[words[at - 1]?.text === 'me' ? at - 2 : at - 1]?.text ?? '';
}

function isAddressing(verb: Addressed, words: readonly Word[], at: number): boolean {
  if (verb.infinitive === 'volver')
    return (
      isNegative(words, at) &&
      !/\b(?:est[aeo]s?|es[aeo]s?|lo|la)$|\b(?:est[aeo]s?|es[ae]s?) \w+$/.test(
        words.map(({ text }) => text).join(' '),
      ) &&
      /^a \p{L}+(?:ar|er|ir)/u.test(
        words
          .slice(at + 1, at + 3)
          .map(({ text }) => text)
          .join(' '),
      )
    );
  if (verb.infinitive === 'hablar')
    return (
      (verb.clitics === 'me' || words[at - 1]?.text === 'me') &&
      (/^(?:siempre )?de (?:tu|tú)$/.test(textAfter(words, at)) ||
        (/^(?:siempre )?de (?:usted|ud|vos)$/.test(textAfter(words, at)) &&
          /^(?:mi|mí|que|no)$/.test(leadOf(words, at))))
    );
  if (verb.infinitive !== 'tratar') return verb.clitics === 'me' || /^(?:me|nos)$/.test(words[at - 1]?.text ?? '');
  const after = words
    .slice(at + 1)
    .map(({ text }) => text)
    .join(' ');
  return (
    (verb.clitics === 'me' || words[at - 1]?.text === 'me') &&
    /^(?:siempre )?(?:de (?:vos|tu|tú|usted|ud|che)|con|como|bien)/.test(after)
  );
}

/** "Siempre me pasa lo mismo", "siempre usa el mismo truco mi ex", "recetas que lo lleven": indicative, or of something said before. */
function isSaidOfOthers(words: readonly Word[], at: number, verb: Addressed, wished: boolean): boolean {
  const after = words
    .slice(at + 1)
    .map(({ text }) => text)
    .join(' ');
  if (
    /\bque (?:lo|la|los|las) \p{L}+(?:n|en|an)?$/u.test(after) ||
    /\b(?:mi|el|la) (?:ex|jef[ea]|herman[oa]|novi[oa]|vieja|viejo|mama|papa|vecin[oa]|profe|marido|mujer)$/.test(after)
  )
    return true;
  const negative = isNegative(words, at);
  const proclitic = /^(?:me|le|te|nos|se|les)$/.test(words[at - 1]?.text ?? '');
  if (proclitic && !negative && !wished && verb.clitics === '' && verb.isImperative) return true;
  const second = /s$/.test(words[at]?.text ?? '') && !verb.isImperative;
  return wished && !second && !proclitic && verb.clitics === '' && !/\bsiempre|nunca|jamas\b/.test(after);
}

interface Wish {
  /** "quiero que", "prefiero que": a subjunctive follows. */
  readonly wished: boolean;
  readonly lasts: boolean;
  readonly negative: boolean;
}

/** "Le pido que | de ahora en adelante | me…": between a wish and its verb. */
const LEAD_IN =
  / (?:(?:de|desde) (?:ahora|hoy|aca|aqui|ya) (?:en (?:mas|adelante)|para adelante)|a partir de (?:ahora|hoy|ya|este momento)|desde (?:ahora|hoy|ya)|en (?:lo )?(?:adelante|sucesivo)|por (?:norma|defecto|regla general)|en (?:todas )?(?:tus|sus|las) respuestas|(?:tus|sus|las) respuestas)(?= |$)/g;

function wishBefore(clauses: readonly Clause[], index: number, at: number): Wish {
  const clause = clauses[index] as Clause;
  const inside = clause.words
    .slice(0, at)
    .map(({ text }) => text)
    .join(' ')
    .replace(LEAD_IN, '')
    .replace(/ (?:siempre|nunca|jamas|no|me|se|nos|lo|la|los|las|le)(?= |$)/g, (word) =>
      /^ (?:no|me)$/.test(word) ? word : '',
    );
  const match =
    /\b(no |)(prefiero|preferiria|quiero|quisiera|necesito|(?:me )?gusta|(?:me )?encanta|odio|detesto|soporto|(?:me )?molesta|hace falta|(?:te |le |os |les )?(?:pido|pediria|ruego|rogaria|agradeceria|agradezco|gustaria|querria)|me sirve mas|apreciaria|valoraria) que(?: (?:siempre|nunca|jamas))?(?: no)?(?: me| nos| se| lo| la)*$/.exec(
      inside,
    );
  if (match === null) return { wished: WISHING.test(inside), lasts: false, negative: false };
  const [, no = '', verb = ''] = match;
  const dislikes = /^(?:odio|detesto|(?:me )?molesta)$/.test(verb) || (no !== '' && !/^(?:odio|detesto)$/.test(verb));
  const lasts =
    /^(?:prefiero|(?:me )?gusta|(?:me )?encanta|odio|detesto|soporto|(?:me )?molesta)$/.test(verb) ||
    (no !== '' && /^(?:quiero|necesito|hace falta)$/.test(verb));
  return { wished: true, lasts, negative: dislikes };
}

/** "…que le hablen en inglés" of another person is not asked of the assistant. */
function isThirdParty(words: readonly Word[], at: number, verb: Addressed, wished: boolean): boolean {
  const before = words
    .slice(0, at)
    .map(({ text }) => text)
    .join(' ');
  // "Las recetas pasámelas…": what stands before is the object that hangs on the verb.
  if (/^(?:me|nos)l[oa]s?$/.test(verb.clitics) && /^(?:el|la|los|las) \p{L}+/u.test(before)) return false;
  if (
    /\b(?:mi (?:jef[ea]|hermano|hermana|hijo|hija|mama|papa|novi[oa]|amig[oa]|espos[oa]|perr[oa]|gat[oa])|el|ella|ellos|los|las|la gente|todos|quien|nadie|alguien|dice|dijo|si)\b (?!respuestas|veces|precios|numeros|fechas|medidas|unidades)/.test(
      `${before} `,
    ) &&
    !wished &&
    !/\b(?:todas las|en las|los codigos)\b/.test(before)
  )
    return true;
  return verb.clitics === 'le' || verb.clitics === 'les' || (wished && words[at - 1]?.text === 'le');
}

function found(
  clauses: readonly Clause[],
  index: number,
  at: number,
  verb: Addressed,
  wish: Wish,
  lead: Clause | null,
): Found {
  const clause = clauses[index] as Clause;
  const { words, sentence } = clause;
  const rest = trimmedEnd(words, at + 1);
  const before = withoutLeadIn(words.slice(0, at), wish.wished);
  const never =
    before.some(({ text }) => text === 'nunca' || text === 'jamas') ||
    words.slice(at + 1, rest).some(({ text }) => text === 'nunca' || text === 'jamas');
  // "No quiero que…": that "no" is in the wish already; one after "que" is another.
  const no = !never && before.some(({ text }) => text === 'no') !== wish.negative;
  const always =
    !never &&
    !no &&
    (before.some(({ text }) => text === 'siempre') || words.slice(at + 1, rest).some(({ text }) => text === 'siempre'));
  const object = [
    ofOthers(cleaned(thirdPerson(sentence, words, at + 1, rest)), words.slice(at + 1, rest)),
    ...(rest === words.length ? contrastsOf(clauses, index) : []),
  ].join(', ');
  const fronted = cleaned(
    thirdPerson(
      sentence,
      before.filter(({ text }) => !FRAME.test(text)),
    ),
  )
    .replace(/^(?:a partir de|de en|desde|en adelante|en mas)+ ?/i, '')
    .trim();
  const lo = /(?:lo|la|los|las)$/.exec(verb.clitics)?.[0];
  const clitic =
    lo !== undefined
      ? verb.clitics.length > 3
        ? `se ${lo} `
        : `${lo} `
      : verb.clitics === 'me' ||
          (verb.clitics === '' && before.some(({ text }) => text === 'me')) ||
          verb.clitics === 'nos'
        ? /^l[oa]s?$/.test(before.at(-1)?.text ?? '') && verb.clitics === ''
          ? `se ${before.at(-1)?.text ?? ''} `
          : 'le '
        : before.some(({ text }) => /^(?:lo|la|los|las)$/.test(text))
          ? `${before.find(({ text }) => /^(?:lo|la|los|las)$/.test(text))?.text ?? ''} `
          : /^(?:te|se)$/.test(verb.clitics) || /^(?:te|se)$/.test(before.at(-1)?.text ?? '')
            ? 'se '
            : '';
  const adverb = never ? 'nunca ' : no ? 'no ' : always ? 'siempre ' : '';
  const when =
    lead !== null &&
    (/^(?:cuando|si)$/.test(lead.opener) || /^(?:cada vez|siempre que|tod[ao]s? (?:las )?ve[cz])/.test(lead.text))
      ? `${lead.opener === 'cuando' || lead.opener === 'si' ? `${lead.opener} ` : ''}${occasionOf(lead)}, `
      : '';
  const useful = frontedPart(fronted);
  const language = words
    .slice(at + 1)
    .find(({ text }, offset, list) => LANGUAGES.has(text) && /^(?:en|el)$/.test(list[offset - 1]?.text ?? ''));
  const isLanguage =
    language !== undefined &&
    /^(?:responder|contestar|hablar|escribir|decir|explicar|comunicar)$/.test(verb.infinitive) &&
    when === '' &&
    !never &&
    !no;
  return {
    kind: 'fact',
    slot: isLanguage ? 'language' : 'preference',
    value: `quiere que ${when}${adverb}${clitic}${verb.wished}${object === '' ? '' : ` ${object}`}${useful}`
      .replace(/\s+/g, ' ')
      .trim(),
    first: ((lead !== null && (when !== '' || lead.words.length <= 6) ? lead.words[0] : undefined) ?? words[0]) as Word,
    last: words[Math.max(rest, at + 1) - 1] as Word,
    standing: true,
    replaces: false,
  };
}

/** "Dejá de mandarme emojis": to the user, not to oneself. */
function ofOthers(object: string, words: readonly Word[]): string {
  return words.some(({ text }) => /[aei]rme$/.test(text)) ? object.replace(/(?<=\p{L}[aeiáéí]r)se\b/gu, 'le') : object;
}

/** "Te pregunte por películas": on what occasion; the subjunctive is that of the third person already. */
function occasionOf({ sentence, words }: Clause): string {
  const told = words.filter(({ text }) => !/^(?:te|le|os|les)$/.test(text));
  const verb = told.findIndex(({ text }) => ADDRESSED.get(text)?.isSubjunctive === true);
  if (verb < 0) return thirdPerson(sentence, told);
  return [
    thirdPerson(sentence, told, 0, verb),
    (told[verb] as Word).written.toLowerCase(),
    thirdPerson(sentence, told, verb + 1),
  ]
    .join(' ')
    .trim();
}

/** Cuts the words before the order's own verb: the wish ("no quiero que") and its start ("de ahora en adelante"). */
function withoutLeadIn(words: readonly Word[], isWished: boolean): Word[] {
  const own = isWished ? words.slice(words.findLastIndex(({ text }) => text === 'que') + 1) : words;
  const kept = ` ${own.map(({ text }) => text).join(' ')}`.replace(LEAD_IN, (said) => said.replace(/\S+/g, LEFT_OUT));
  const texts = kept.trim().split(' ');
  return own.filter((_, at) => texts[at] !== LEFT_OUT);
}

const LEFT_OUT = '-';

/** "…siempre en euros, | nunca en dólares": what goes on with a wish by saying what it excludes. */
function contrastsOf(clauses: readonly Clause[], index: number): string[] {
  const next = clauses[index + 1];
  return next !== undefined && isContrast(next) ? [thirdPerson(next.sentence, next.words)] : [];
}

function isContrast({ opener, text, words }: Clause): boolean {
  return opener === ',' && /^(?:nunca|jamas|no) (?:en|con|de|por|como|sin) /.test(text) && verbIn(words) === null;
}

const FRAME =
  /^(?:siempre|nunca|jamas|no|me|nos|se|lo|la|los|las|que|quiero|necesito|prefiero|te|pido|gusta|encanta|odio|detesto|molesta|soporto|ahora|hoy|mas|adelante|partir|este|momento|sucesivo|podes|puedes|podrias|podria|puede|ya|y|pero|mejor|vos|usted|tu|tú|yo|preferiria|quisiera)$/;

function frontedPart(fronted: string): string {
  const text = fronted.replace(/^(?:de|desde|a|en|por)(?: (?:de|desde|a|en|por))*$/i, '').trim();
  return text === '' || /^a sí$/i.test(text) || text.split(' ').length > 8 ? '' : ` (${text})`;
}

function cleaned(text: string): string {
  return text
    .replace(
      /\b(?:siempre|nunca|jamás|jamas|por favor|(?:de|desde) (?:ahora|acá|aca|aquí|aqui|hoy) en (?:más|mas|adelante)|(?:en|para) (?:las )?(?:futuras|próximas|proximas) respuestas|a partir de ahora|en adelante|desde ahora)\b/gi,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim();
}

/** "Ponlas así" leans on what was said before. */
const LEANING = /^(?:asi|igual|eso|esto)$/;

function trimmedEnd(words: readonly Word[], from: number): number {
  let to = from;
  while (to < words.length && !/^(?:porque|pero)$/.test(words[to]?.text ?? '')) to += 1;
  return to;
}

const ABOUT_ANSWERS =
  /\b(?:emojis?|emoticones|respuestas?|listas?|vinetas|bullets|tablas?|markdown|negritas?|ejemplos?|codigo|comentarios|explicaciones|rodeos|disculpas|introducciones|saludos|tecnicismos|jerga|modismos|anglicismos|palabrotas|groserias|mayusculas|parrafos|fuentes|unidades|precios|fechas|grados|celsius|kilometros|medidas|dolares|euros|pesos|vos|tu|tú|usted|tuteo|voseo|chistes|resumenes|signos|exclamacion|guiones|punto|formato)\b/;

/** Reads an instruction without a verb: "de ahora en adelante, ni un emoji", "listas nunca en tus respuestas". */
function bareInstruction(clauses: readonly Clause[], index: number, stands: boolean, lead: boolean): Found | null {
  const clause = clauses[index] as Clause;
  const { words, text, sentence } = clause;
  const strong =
    FROM_NOW.test(text) ||
    (lead && FROM_NOW.test(clauses[index - 1]?.text ?? '')) ||
    (stands && /\b(?:en (?:todas )?tus respuestas|conmigo)\b/.test(text));
  const short =
    words.length <= 8 &&
    (stands || lead) &&
    /^(?:siempre|nunca|todas (?:tus|las) respuestas|(?:respuestas|explicaciones|ejemplos|listas|resumenes|codigo|precios|medidas|fechas|que sean?|nada de|sin|en|con)\b)/.test(
      text,
    );
  if (
    !(strong || short) ||
    !ABOUT_ANSWERS.test(`${text} ${[...LANGUAGES].some((one) => text.endsWith(` ${one}`)) ? 'respuestas' : ''}`)
  )
    return null;
  if (/\b(?:es|son|esta|estan|hay|tengo|fue|quiero saber)\b/.test(text)) return null;
  if (isContrast(clause) && verbIn(clauses[index - 1]?.words ?? []) !== null) return null;
  const value = cleaned(thirdPerson(sentence, words));
  const unwanted = /\b(?:nunca|jamas|ni un|ni una|nada de|cero)\b/.test(text);
  const wanted = unwanted ? value.replace(/(?:^|\s)(?:ni una?|nada de|cero)(?=\s)/i, '').trim() : value;
  return {
    kind: 'fact',
    slot: 'preference',
    value: `${unwanted ? 'no quiere' : 'quiere'} ${wanted.replace(/^quieren? /, '')}`,
    first: words[0] as Word,
    last: words[words.length - 1] as Word,
    standing: true,
  };
}
