/**
 * Questions about the user that a fact answers by itself, without a model: "¿cómo me llamo?", "where do I work?".
 *
 * There is no cache here: an answer comes out of the same reading as the context. Its `key` and `expiresAt` let a caller keep it.
 * The key names user, language, question and the version of the user's facts, so it changes as soon as a fact does. After
 * `expiresAt`, 24 hours at most, a fact in it may have become too old to be told.
 *
 * Only whole questions are answered, and only by facts of high confidence: one that asks anything more, or whose answer depends on the hour or the mood, is left
 * to the model, and so is one that a less certain fact would answer, or on which a later turn bears more than any before: the prompt tells both.
 */
import { createHash } from 'node:crypto';
import { isSpanish } from '../conversation/words.ts';
import { termsAsked, termsOf } from '../text/text-analysis.ts';
import type { CandidateFact, CandidateFacts } from './candidate-fact.ts';
import { STALE_DAYS, stateOf } from './fact.ts';
import { keyIn, meaningOf, plainKey } from './fact-slots.ts';
import { favoriteSlots } from './fact-topics.ts';
import { isSaidSince, type RecalledTurn } from './said-since.ts';
import { asSentence, inSecondPerson } from './second-person.ts';
import { SLOTS, type SlotId } from './slots.ts';

export interface DirectAnswer {
  /** The answer, one or more sentences in the second person. */
  readonly answer: string;
  readonly facts: readonly CandidateFact[];
  /** The question as it was understood: without case, accents, marks and polite words. */
  readonly question: string;
  /** SHA-256 in hexadecimal. */
  readonly key: string;
  readonly expiresAt: Date;
}

/** The kind of fact that a question asks for. */
interface AskedFact {
  /** The first of them that the user has a fact of. */
  readonly slots: readonly string[];
  /** The person or thing asked for among those of the slot: "my dog" asks for dogs. */
  readonly about: string | null;
  /** The pattern that a value must match to answer. */
  readonly holds: RegExp | null;
}

const MOST_FACTS = 8; // of a slot: more than that is a list, not an answer. One more is read, to tell
const LONGEST_QUESTION = 160; // characters
const DAY_MS = 86_400_000;

/** `recalled`: what the question brings back of what was said. */
export function directAnswer(
  query: string,
  { version, candidates }: CandidateFacts,
  asking: { readonly userId: string; readonly language: string; readonly now: Date },
  recalled: readonly RecalledTurn[],
): DirectAnswer | null {
  if (candidates.length === 0 || query.length > LONGEST_QUESTION) return null;
  const question = normalized(query);
  const asked = askedOf(question);
  if (asked === null) return null;
  const facts = answering(asked, candidates, asking.now);
  if (facts.length === 0 || isSaidSince(facts, recalled, isAnswerable)) return null;
  const { userId, language, now } = asking;
  return {
    answer: facts.map((fact) => sentenceOf(fact, language)).join(' '),
    facts,
    question,
    key: createHash('sha256')
      .update(JSON.stringify([userId, spokenIn(language), question, version]))
      .digest('hex'),
    expiresAt: new Date(Math.min(now.getTime() + DAY_MS, ...facts.map(lastInstant))),
  };
}

/** Returns all facts that answer, the newest first; none where they may not be all, or only touch the point. */
function answering(asked: AskedFact, candidates: readonly CandidateFact[], now: Date): CandidateFact[] {
  for (const slot of asked.slots) {
    const known = candidates.filter((fact) => fact.slot === slot);
    if (known.length > MOST_FACTS) return [];
    const facts = known
      .filter((fact) => stateOf(fact, now) === 'active' && answers(fact, asked))
      .sort((a, b) => b.lastConfirmedAt.getTime() - a.lastConfirmedAt.getTime() || (a.id < b.id ? -1 : 1));
    if (facts.length > 0) return facts.every(isCertain) ? inTheVeryWord(facts, asked.about) : [];
  }
  return [];
}

/** True for a question that facts answer, whichever they are. */
function isAnswerable(words: string): boolean {
  return words.length <= LONGEST_QUESTION && askedOf(normalized(words)) !== null;
}

function isCertain({ confidence }: CandidateFact): boolean {
  return confidence === 'high';
}

/** Stems make one of "hijo" and "hija": where the very word was said, it is the one that is meant. */
function inTheVeryWord(facts: CandidateFact[], about: string | null): CandidateFact[] {
  const meant = about === null ? [] : facts.filter(({ value }) => plainKey(value).split(' ').includes(about));
  return meant.length > 0 ? meant : facts;
}

function answers({ value, language }: CandidateFact, { about, holds }: AskedFact): boolean {
  if (holds !== null && !holds.test(plainKey(value))) return false;
  if (about === null) return true;
  const said = new Set([...termsOf(value, language), ...termsOf(value, isSpanish(language) ? 'en' : 'es')]);
  return [...termsAsked(about, 'es'), ...termsAsked(about, 'en')].some((term) => said.has(term));
}

function sentenceOf({ key, value, language }: CandidateFact, asked: string): string {
  const turned = spokenIn(language) === spokenIn(asked) ? inSecondPerson(value, language) : null;
  return asSentence(turned ?? `${key}: ${value}`);
}

function spokenIn(tag: string): string {
  const code = tag.slice(0, 2).toLowerCase();
  return code === 'es' || code === 'pt' ? code : 'en';
}

/** Returns the last instant at which the fact is certain to be told. */
function lastInstant({ lastConfirmedAt }: CandidateFact): number {
  return lastConfirmedAt.getTime() + STALE_DAYS * DAY_MS;
}

const POLITE =
  /^(?:(?:oi|ola|voce (?:sabe|lembra)|vc (?:sabe|lembra)|me (?:diz|diga|lembra)|hola|hey|hi|hello|che|oye|oiga|disculpa|disculpe|perdon|buenas|bueno|ok|okay|a ver|por favor|please|y|and|so|decime|dime|contame|cuentame|digame|recordame|recuerdame|tell me|remind me|(?:me )?(?:podes|puedes|podrias|puede) (?:decir|decirme|recordar|recordarme)|(?:can|could) you (?:please )?(?:tell|remind) me|(?:do you|did you) (?:still )?(?:know|remember)|sabes|sabe usted|recuerdas|recordas|te acordas(?: de)?|te acuerdas(?: de)?|acordas(?: de)?)(?:\s+|$))+/;
const THANKS = /(?:\s+(?:por favor|please|gracias|thanks|thank you|che|again|otra vez|de nuevo))+$/;

function normalized(query: string): string {
  const plain = plainKey(query.replace(/[^\p{L}\p{N}\p{M}'’-]+/gu, ' '))
    .replaceAll('’', "'")
    .replace(/\bwhats\b/g, "what's")
    .replace(/\bwhat is\b|\bwhat's\b/g, "what's");
  return plain.replace(POLITE, '').replace(THANKS, '').trim();
}

const NAMED = /\b(?:llama|llamado|llamada|llaman|llamados|nombre|named|called|name|chama|chamam|chamado|chamada)\b/;
const PLACED = /\b(?:en|para|at|for|in|with|con|em|no|na|num|numa|pelo|pela)\b/;
const COUNTED =
  /\b(?:\d+|un|una|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|um|uma|dois|duas|quatro|sete|oito|nove|dez|one|two|three|four|five|six|seven|eight|nine|ten|an?)\b/;
const RELATIVES =
  'hijo|hija|hijos|hijas|hermano|hermana|hermanos|hermanas|madre|mama|padre|papa|abuelo|abuela|son|daughter|kids|children|sons|daughters|brother|sister|brothers|sisters|mother|mom|mum|father|dad|grandmother|grandfather';
const PARTNERS = 'mujer|esposa|esposo|marido|novia|novio|pareja|wife|husband|girlfriend|boyfriend|partner|spouse';
const PETS = 'mascota|mascotas|perro|perra|perros|gato|gata|gatos|pet|pets|dog|dogs|cat|cats';

const asks = (slots: string | readonly string[], holds: RegExp | null = null): AskedFact => ({
  slots: typeof slots === 'string' ? [slots] : slots,
  about: null,
  holds,
});

type Question = readonly [RegExp, AskedFact | ((words: string) => AskedFact | null)];

/** The same in Portuguese. */
const PORTUGUESE_QUESTIONS: readonly Question[] = [
  [
    /^(?:(?:como|qual) (?:e )?(?:que )?(?:eu )?(?:me chamo|o meu nome|meu nome)|qual (?:e )?(?:o )?meu nome)$/,
    asks('name'),
  ],
  [/^(?:onde|em que cidade) (?:e )?(?:que )?(?:eu )?(?:moro|vivo)$/, asks('home')],
  [/^de onde (?:e que )?(?:eu )?sou$/, asks('origin')],
  [/^(?:onde|para quem|em que empresa) (?:e )?(?:que )?(?:eu )?(?:trabalho|trampo)$/, asks('work', PLACED)],
  [
    /^(?:com o que (?:eu )?trabalho|qual (?:e )?(?:a )?minha profissao|o que (?:e que )?(?:eu )?faco da vida)$/,
    asks(['profession', 'work']),
  ],
  [/^(?:quantos anos (?:e que )?(?:eu )?tenho|qual (?:e )?(?:a )?minha idade)$/, asks('age')],
  [
    /^(?:quando (?:e )?(?:o )?(?:meu aniversario|(?:eu )?faco aniversario)|qual (?:e )?a? ?(?:data do meu aniversario|minha data de nascimento))$/,
    asks('birthday'),
  ],
  [
    /^(?:(?:a|ao) que (?:e que )?(?:eu )?(?:sou alergic[oa]|tenho alergia)|(?:que|quais) alergias (?:eu )?tenho|(?:eu )?tenho alguma alergia|quais (?:sao )?(?:as )?minhas alergias)$/,
    asks('allergy'),
  ],
  [/^(?:(?:que|quais) (?:idiomas|linguas) (?:eu )?falo)$/, asks('spoken_language')],
  [/^(?:o )?que (?:e que )?(?:eu )?estudo$/, asks('studies')],
  [/^(?:(?:que|qual) (?:e o )?(?:carro|moto) (?:eu )?tenho|qual (?:e )?(?:o )?meu carro)$/, asks('vehicle')],
  [
    /^(?:como se chamam?|qual (?:e )?(?:o )?nome d[oa]) (?:o |a )?(?:meus?|minhas?) (cachorros?|cachorras?|gatos?|gatas?|bichos?)$/,
    (words) => named('pet', words),
  ],
  [
    /^(?:como se chama|qual (?:e )?(?:o )?nome d[oa]) (?:o |a )?(?:meu|minha) (namorad[oa]|espos[oa]|marido|mulher|noiv[oa])$/,
    (words) => named('partner', words),
  ],
  [
    /^(?:como se chamam?|qual (?:e )?(?:o )?nome d[oa]) (?:o |a )?(?:meus?|minhas?) (filh[oa]s?|irmaos?|irmas?|mae|pai)$/,
    (words) => named('family', words),
  ],
  [
    /^quant[oa]s (filh[oa]s|irmaos|irmas) (?:eu )?tenho$/,
    (words) => ({ slots: ['family'], about: words, holds: COUNTED }),
  ],
  [
    /^qual (?:e )?(?:o |a )?(?:meu|minha) ([\p{L} ]{2,40}?) (?:favorit[oa]|preferid[oa])$/u,
    (kind) => asks(favoriteSlots(kind)),
  ],
  [/^qual (?:e )?(?:o |a )?(?:meu|minha) ([\p{L}\p{N} -]{2,40})$/u, byKey],
];

const QUESTIONS: readonly Question[] = [
  [/^(?:como (?:me llamo|es mi nombre)|cual es mi nombre|mi nombre|what's my name|my name)$/, asks('name')],
  [/^(?:como me (?:dicen|gusta que me (?:digan|llamen))|cual es mi apodo|what's my nickname)$/, asks('nickname')],
  [/^(?:donde vivo(?: yo)?|en que ciudad vivo|where do i live|what city do i live in)$/, asks('home')],
  [/^(?:de donde soy|where am i from)$/, asks('origin')],
  [
    /^(?:(?:donde|para quien|en que empresa|en donde) (?:trabajo|laburo|curro|chambeo)|where do i work|who do i work for|what company do i work for)$/,
    asks('work', PLACED),
  ],
  [
    /^(?:a que me dedico|(?:de|en) que (?:trabajo|laburo|curro)|cual es mi (?:profesion|ocupacion|trabajo|empleo|oficio)|what do i do for (?:a living|work)|what's my (?:job|profession|occupation))$/,
    asks(['profession', 'work']),
  ],
  [/^(?:cuantos anos tengo|que edad tengo|cual es mi edad|how old am i|what's my age)$/, asks('age')],
  [
    /^(?:cuando (?:es mi cumple(?:anos)?|cumplo(?: anos)?)|cual es mi (?:cumpleanos|fecha de nacimiento)|when(?: is|'s) my birthday|what's my birthday|when was i born)$/,
    asks('birthday'),
  ],
  [
    /^(?:a que (?:soy alergic[oa]|tengo alergia)|(?:que|cuales) alergias tengo|tengo (?:alguna )?alergias?(?: a algo)?|soy alergic[oa] a algo|cuales son mis alergias|what am i allergic to|do i have any allerg(?:y|ies)|what allergies do i have|what are my allergies|am i allergic to anything)$/,
    asks('allergy'),
  ],
  [/^(?:que dieta (?:sigo|hago)|what diet (?:do i follow|am i on))$/, asks('diet')],
  [/^(?:que idiomas (?:hablo|se hablar)|(?:what|which) languages do i speak)$/, asks('spoken_language')],
  [/^(?:que (?:carrera )?estudio|what do i study)$/, asks('studies')],
  [/^(?:donde estudio|where do i study)$/, asks('studies', PLACED)],
  [/^(?:que (?:auto|coche|carro) tengo|what car do i (?:have|drive|own))$/, asks('vehicle')],
  [/^(?:(?:que|cuales) (?:hobbies|pasatiempos) tengo|what hobbies do i have)$/, asks('hobby')],
  [/^(?:(?:tengo|que) mascotas?(?: tengo)?|do i have (?:a |any )?pets?|what pets do i have)$/, asks('pet')],
  [
    new RegExp(
      `^(?:como se llaman? mis? (${PETS})|what's my (${PETS})(?:'s)? (?:name|called)|what's the name of my (${PETS}))$`,
    ),
    (words) => named('pet', words),
  ],
  [
    new RegExp(
      `^(?:como se llama mi (${PARTNERS})|what's my (${PARTNERS})'?s? name|what's the name of my (${PARTNERS}))$`,
    ),
    (words) => named('partner', words),
  ],
  [
    new RegExp(
      `^(?:como se llaman? mis? (${RELATIVES})|what's my (${RELATIVES})'?s? name|what's the name of my (${RELATIVES}))$`,
    ),
    (words) => named('family', words),
  ],
  [
    new RegExp(`^(?:cuant[oa]s (${RELATIVES}) tengo|how many (${RELATIVES}) do i have)$`),
    (words) => ({ slots: ['family'], about: words, holds: COUNTED }),
  ],
  [
    /^(?:cual(?:es)? (?:es|son) mis? ([\p{L} ]{2,40}?) (?:favorit[oa]s?|preferid[oa]s?)|what(?:'s| are) my favou?rite ([\p{L} ]{2,40}))$/u,
    (kind) => asks(favoriteSlots(kind)),
  ],
  ...PORTUGUESE_QUESTIONS,
  [/^(?:cual(?:es)? (?:es|son) mis? ([\p{L}\p{N} ]{2,40})|what(?:'s| are) my ([\p{L}\p{N} ]{2,40}))$/u, byKey],
];

function named(slot: string, kind: string): AskedFact {
  return { slots: [slot], about: /^(?:mascotas?|pets?|pareja|partner|spouse)$/.test(kind) ? null : kind, holds: NAMED };
}

/** Names of slots, besides their keys, that ask for exactly what the facts say: "mi esposa" and "mi puesto" do not. */
const SAME_AS_KEY = new Set(
  `mail,e-mail,correo electronico,email address,numero de telefono,celular,movil,phone number,cell,mobile,mascotas,pets,hobbies,
   pasatiempos,intereses,interests,proyectos,projects,objetivos,goals,metas,tecnologias,technologies,estado civil,marital status,
   nacionalidad,nationality,zona horaria,time zone,alergias,allergies,cumple,e-mail,telefone,idade,nome,aniversario,profissao,endereco,zap`
    .split(',')
    .map((name) => name.trim()),
);

/** Returns the fact asked for by a key, also one named by a caller or a user: "What's my shoe size?". */
function byKey(words: string): AskedFact | null {
  const name = words.trim();
  const { slot } = meaningOf(name);
  if (!(slot in SLOTS)) return asks(slot);
  const own = ['es', 'en', 'pt'].map((language) => plainKey(keyIn(slot as SlotId, language)));
  return own.includes(name) || SAME_AS_KEY.has(name) ? asks(slot) : null;
}

/** Words that make the answer depend on the hour, the day or the mood, whatever else the question says. */
const PASSING =
  /\b(?:ahora|hoy|ayer|anoche|manana|recien|actualmente|agora|hoje|ontem|amanha|esta semana|essa semana|todavia|esta (?:noche|tarde|semana|manana)|este (?:mes|finde|ano)|hora|momento|now|today|tonight|yesterday|tomorrow|currently|still|these days|this (?:week|month|morning|evening)|estoy|siento|animo|humor|feel|feeling|mood)\b/;

function askedOf(question: string): AskedFact | null {
  if (PASSING.test(question)) return null;
  for (const [pattern, asked] of QUESTIONS) {
    const match = pattern.exec(question);
    if (match)
      return typeof asked === 'function' ? asked(match.slice(1).find((group) => group !== undefined) ?? '') : asked;
  }
  return null;
}
