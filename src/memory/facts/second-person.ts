/**
 * A fact said back to its user: "trabaja en Google" → "trabajas en Google", "su perro se llama Toby" → "tu perro se llama Toby".
 * It is turned only where that is certain: the verb stands at the beginning and is a known one. Spanish speaks with "tú", Portuguese with "você".
 */
import { isSpanish } from '../conversation/words.ts';
import { foldAccents } from '../text/fold-accents.ts';

/** Puts a value in the second person; null where that cannot be done with certainty, or a caller wrote something that is no sentence. */
export function inSecondPerson(value: string, language: string): string | null {
  const text = value
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;]+$/, '');
  if (/^pt(?:-|$)/i.test(language)) return portuguese(text);
  return isSpanish(language) ? spanish(text) : english(text);
}

const IRREGULAR_ES: Readonly<Record<string, string>> = {
  es: 'eres',
  esta: 'estás',
  ha: 'has',
  va: 'vas',
  fue: 'fuiste',
  hizo: 'hiciste',
  tuvo: 'tuviste',
  quiso: 'quisiste',
  puede: 'puedes',
};

/** Present forms that take an -s. */
const REGULAR_ES = new Set(
  `tiene vive trabaja labura curra prefiere usa come bebe toma habla estudia cursa juega toca lee escribe corre nada practica
   programa desarrolla diseña enseña dirige lidera lleva maneja conduce hace sabe quiere necesita odia detesta ama adora evita
   colecciona cocina baila canta pinta dibuja viaja viene cumple mide pesa calza gana cree pertenece sufre padece milita
   entrena desayuna almuerza cena duerme fuma cuida cria construye escucha ve mira sigue suele vende compra alquila
   da llega sale pasa soporta aguanta tolera cobra participa colabora investiga atiende administra gestiona representa invierte ahorra apoya hincha respeta
   desea busca planea piensa entiende domina maneja convive comparte pide espera presta reside pasea`
    .split(/\s+/)
    .map(foldAccents),
);

/** Spanish verbs that take "se". */
const REFLEXIVE_ES = new Set(
  `llama dedica levanta acuesta despierta apellida considera encarga especializa identifica siente desempeña muda casa
   jubila recibe gradua dice forma mueve entrena ocupa interesa apasiona describe define`
    .split(/\s+/)
    .map(foldAccents),
);

const PAST_ES: Readonly<Record<string, string>> = {
  nacio: 'naciste',
  crecio: 'creciste',
  decidio: 'decidiste',
  resolvio: 'resolviste',
  eligio: 'elegiste',
  estudio: 'estudiaste',
  cambio: 'cambiaste',
  empezo: 'empezaste',
  dejo: 'dejaste',
  adopto: 'adoptaste',
  compro: 'compraste',
  acordo: 'acordaste',
  opto: 'optaste',
  mudo: 'mudaste',
  caso: 'casaste',
  recibio: 'recibiste',
  graduo: 'graduaste',
  jubilo: 'jubilaste',
};

function spanish(text: string): string | null {
  const own = /^(su|sus) (.+)$/iu.exec(text);
  if (own) return `${own[1]?.toLowerCase() === 'sus' ? 'tus' : 'tu'} ${withOwn(own[2] ?? '')}`;
  // "le gusta", "no le gusta", "le dicen": the verb belongs to what is liked.
  const liked = /^((?:no |nunca |siempre |ya |también )?)(?:a él |a ella )?(le) (.+)$/iu.exec(text);
  if (liked) return `${liked[1]}te ${withOwn(liked[3] ?? '')}`;
  const verbed =
    /^((?:(?:no|nunca|siempre|ya|también|tampoco|solo|sólo|casi siempre|todos los días) )*)(se )?(\p{L}+)(.*)$/iu.exec(
      text,
    );
  if (!verbed) return null;
  const [, before = '', self = '', verb = '', rest = ''] = verbed;
  // What "we" did is told of them all, and said back to them all in the same words: "se mudaron a Oviedo".
  if (isSpanishPlural(foldAccents(verb.toLowerCase()))) return text;
  const turned = spanishVerb(foldAccents(verb.toLowerCase()), verb, self !== '');
  if (turned === null) return null;
  return `${before.toLowerCase()}${self === '' ? '' : 'te '}${turned}${withOwn(rest)}`;
}

const PAST_PLURAL_ES: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/aron$/, 'o'],
  [/ieron$/, 'io'],
];

/** True for the plural of a verb that is known in the singular: "tienen", "mudaron". */
function isSpanishPlural(plain: string): boolean {
  const isPast = PAST_PLURAL_ES.some(([ending, one]) => ending.test(plain) && plain.replace(ending, one) in PAST_ES);
  return isPast || (plain.endsWith('n') && REGULAR_ES.has(plain.slice(0, -1)));
}

function spanishVerb(plain: string, verb: string, reflexive: boolean): string | null {
  const past = verb.endsWith('ó') ? PAST_ES[plain] : undefined;
  if (past !== undefined) return past;
  const irregular = reflexive ? undefined : IRREGULAR_ES[plain];
  if (irregular !== undefined) return irregular;
  return (reflexive ? REFLEXIVE_ES : REGULAR_ES).has(plain) ? `${verb.toLowerCase()}s` : null;
}

const COORDINATED =
  /(?<=,? (?:y|e|pero|que) )(no )?(es|está|esta|tiene|vive|trabaja|usa|prefiere|quiere|come|habla|estudia)(?= |$)/giu;

/** Turns the words after the verb: "their" into "your", and the further verbs of the same subject. */
function withOwn(rest: string): string {
  return rest
    .replace(/(?<!\p{L})su(s?)(?!\p{L})/gu, 'tu$1')
    .replace(/(?<=(?:^|\s)(?:que|y) (?:no )?)le(?=\s)/gu, 'te')
    .replace(/(?<=\p{L}[aei]r)(?:se|le)(?!\p{L})/gu, 'te')
    .replace(COORDINATED, (_, no: string | undefined, verb: string) => {
      const plain = foldAccents(verb.toLowerCase());
      return `${no ?? ''}${IRREGULAR_ES[plain] ?? `${verb}s`}`;
    });
}

const IRREGULAR_EN: Readonly<Record<string, string>> = {
  is: 'are',
  "isn't": "aren't",
  has: 'have',
  "hasn't": "haven't",
  was: 'were',
  "wasn't": "weren't",
  does: 'do',
  "doesn't": "don't",
  goes: 'go',
};

/** English verbs without their -s, which `english` adds; those that end otherwise stay as they are. */
const REGULAR_EN = new Set(
  `live work like love prefer use hate enjoy want need play study speak drive own eat drink run teach write read code program
   lead manage develop design build cook swim practice practise collect dislike avoid keep follow support train volunteer
   commute travel watch listen sing dance paint draw know think believe plan hope wish suffer take wear weigh sleep wake get
   make run study specialize specialise identify consider belong come exercise garden ski surf hike bake knit
   smoke vape stand measure turn celebrate attend major hold serve raise breed rent share learn walk ride bike sell buy deploy restore aim`
    .split(/\s+/)
    .filter(Boolean),
);
const UNCHANGED_EN = new Set([
  'can',
  "can't",
  'cannot',
  'will',
  "won't",
  'would',
  'must',
  'should',
  'decided',
  'chose',
  'moved',
  'grew',
  'studied',
  'graduated',
  'agreed',
]);

function english(text: string): string | null {
  const own = /^(?:his|her|their) (.+)$/iu.exec(text);
  if (own) return `your ${withTheirs(own[1] ?? '')}`;
  const verbed = /^((?:(?:always|never|usually|often|also|really|no longer|only|currently) )*)([a-z']+)(.*)$/iu.exec(
    text,
  );
  if (!verbed) return null;
  const [, before = '', verb = '', rest = ''] = verbed;
  const turned = englishVerb(verb.toLowerCase().replace('’', "'"));
  return turned === null ? null : `you ${before.toLowerCase()}${turned}${withTheirs(rest)}`;
}

function englishVerb(verb: string): string | null {
  const irregular = IRREGULAR_EN[verb];
  if (irregular !== undefined) return irregular;
  if (UNCHANGED_EN.has(verb)) return verb;
  for (const [ending, put] of [
    [/ies$/, 'y'],
    [/es$/, ''],
    [/s$/, ''],
  ] as const) {
    const bare = ending.test(verb) ? verb.replace(ending, put) : '';
    if (REGULAR_EN.has(bare)) return bare;
  }
  return null;
}

function withTheirs(rest: string): string {
  return rest
    .replace(/(?<![\p{L}'])(?:his|their)(?![\p{L}'])/giu, 'your')
    .replace(/(?<![\p{L}'])her(?= \p{L})/giu, 'your')
    .replace(
      /(?<= and )(is|has|works|lives|uses|likes|prefers|wants|speaks|plays|eats)(?= )/gu,
      (verb) => englishVerb(verb) ?? verb,
    );
}

/** Portuguese verbs that facts begin with: "você" takes them as they are, and "seu" is "your" as well as "their". */
const VERBS_PT = new Set(
  `mora vive reside trabalha tem é está foi nasceu casou namora estuda faz cursa fala usa programa desenvolve gosta adora ama curte odeia detesta suporta aguenta
   prefere quer toma come bebe joga toca pratica treina coleciona pinta corre nada canta dança lê acorda dorme costuma dirige anda torce mede pesa calça decidiu
   lidera coordena gerencia vende atende cuida cria pesquisa sofre parou frequenta veste dá são`
    .split(/\s+/)
    .map(foldAccents),
);

function portuguese(text: string): string | null {
  if (/^(?:seus?|suas?) /i.test(text)) return text;
  const verb = /^(?:(?:não|nunca|sempre|ainda|também|se|lhe) )*(\p{L}+)/iu.exec(text)?.[1] ?? '';
  const isNamed = /^se chama /i.test(text);
  return isNamed || VERBS_PT.has(foldAccents(verb.toLowerCase()))
    ? `você ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : null;
}

/** Makes a sentence of a text, with a capital and a full stop. */
export function asSentence(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  const sentence = first.toUpperCase() + text.slice(first.length);
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
