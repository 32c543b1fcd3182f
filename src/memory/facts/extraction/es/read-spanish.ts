/** Reads facts about their writer from Spanish sentences, by rules alone. */
import { domainOf, SLOTS, type SlotId } from '../../fact-slots.ts';
import type { Said, Span } from '../../said.ts';
import { isStanding } from '../../standing.ts';
import type { Sentence } from '../prepared-text.ts';
import type { Reader } from '../reader.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { forgetCommands } from './forget-commands.ts';
import { type Found, type Frame, framesOf, isGranted, type Reading } from './frame.ts';
import { anotherVoiceFrom, isStaged, type Weather, weatherOf } from './gates.ts';
import { instructionsIn } from './instructions.ts';
import { profileIn } from './profile.ts';
import { type Word, wordsOf } from './spanish-words.ts';
import { thirdPerson } from './third-person.ts';
import './identity-frames.ts';
import './age-frames.ts';
import './origin-frames.ts';
import './favorite-frames.ts';
import './possessive-frames.ts';
import './reversed-frames.ts';
import './language-frames.ts';
import './home-frames.ts';
import './work-frames.ts';
import './living-frames.ts';
import './joining-frames.ts';
import './team-frames.ts';
import './studies-frames.ts';
import './people-frames.ts';
import './partner-frames.ts';
import './kin-frames.ts';
import './timezone-frames.ts';
import './contact-frames.ts';
import './allergy-frames.ts';
import './health-frames.ts';
import './diet-frames.ts';
import './trait-frames.ts';
import './vehicle-frames.ts';
import './liking-frames.ts';
import './feeling-frames.ts';
import './preference-frames.ts';
import './hobby-frames.ts';
import './habit-frames.ts';
import './tool-frames.ts';
import './built-with-frames.ts';
import './project-frames.ts';
import './decision-frames.ts';
import './goal-frames.ts';
import './retractions.ts';

const ENOUGH = 20; // of a message: anyone who says more at once is pasting a file
const MAX_WORDS = 120; // read of a sentence: a longer one is pasted, not said; keeps the time linear in the message

/** "// vivo en Quito": a comment of some code. */
const COMMENTED = /^\s*(?:\/\/|\/\*|#(?![\p{L}\p{N}]))/u;

export const readSpanish: Reader = (sentences, message) => {
  const said: Said[] = [];
  if (sentences.some(({ folded }) => isStaged(folded))) return said;
  for (const sentence of sentences) {
    if (COMMENTED.test(sentence.folded)) continue;
    const words = wordsOf(sentence).slice(0, MAX_WORDS);
    const text = words.map((word) => word.text).join(' ');
    const voice = anotherVoiceFrom(text);
    const own = voice < 0 ? words : words.slice(0, wordAt(words, voice));
    said.push(...readSentence(sentence, own, message));
    if (voice >= 0 || said.length >= ENOUGH) break;
  }
  return said;
};

function readSentence(sentence: Sentence, words: readonly Word[], message: number): Said[] {
  if (words.length === 0) return [];
  const text = words.map((word) => word.text).join(' ');
  const said: Said[] = [];
  let left = words;
  for (const command of sentence.isQuestion && !ASKS_POLITELY.test(text) ? [] : forgetCommands(text)) {
    const from = wordAt(words, command.from);
    const to = wordAt(words, command.to);
    const span = spanOf(sentence, words[from] as Word, words[to - 1] as Word, message);
    if (command.clause === null) {
      said.push({
        kind: 'forget',
        slot: command.slot,
        about: command.about,
        everything: command.everything,
        language: 'es',
        evidence: span,
      });
    } else {
      const inner = words.slice(wordAt(words, command.clause.from), to);
      const [named] = foundIn(sentence, inner);
      const about = thirdPerson(sentence, inner);
      said.push({
        kind: 'forget',
        slot: named?.slot ?? null,
        about: named?.value ?? about,
        everything: false,
        language: 'es',
        evidence: span,
      });
    }
    left = left.filter((word) => word.to <= (words[from]?.from ?? 0) || word.from >= (words[to - 1]?.to ?? 0));
  }
  for (const found of foundIn(sentence, left)) said.push(saidOf(found, sentence, message));
  return said;
}

/** "¿Podés borrar…?", "olvidate de mi edad, ¿querés?": asked out of politeness alone. */
const ASKS_POLITELY =
  /\bpod|\b(?:te|le) import|\bseria posible\b|\bfavor de\b|, (?:¿ )?(?:queres|quieres|quiere|si|sí|dale|vale|ok|porfavor|puede ser|te parece|estamos)(?: por favor)? ?\??$/;

const SILENT_OPENERS = new Set([
  'si',
  'mientras',
  'donde',
  'quien',
  'como si',
  'en caso de que',
  'masked',
  'hasta que',
  'antes de que',
  'despues de que',
  'para que',
  'ni',
  'sin que',
]);

function foundIn(sentence: Sentence, words: readonly Word[]): Found[] {
  const clauses = clausesOf(sentence, words);
  const whole = clauses.map(({ text }) => text).join(' , ');
  const weather = weatherOf(whole);
  if (isHypothetical(clauses)) return [...instructionsOf(clauses, weather), ...inBrackets(clauses)];
  const found: Found[] = weather.isReported || clauses[0]?.isAsked === true ? [] : profileIn(clauses, weather);
  let reported = false;
  for (const clause of clauses) {
    const lead = leadOf(clauses, clause);
    const own = lead === whole ? weather : weatherOf(lead);
    if (own.isReported) reported = true;
    const isExplicit = clause.opener === 'remember';
    if (reported && !isExplicit) continue;
    if (
      clauses.some((other) => other.index < clause.index && other.opener === 'si') &&
      clause.opener !== 'si' &&
      conditional(clauses, clause)
    )
      continue;
    const reading: Reading = { clause, words: clause.words, clauses, weather: own, isExplicit };
    const before = found.length;
    const instructions = own.isDoubted ? [] : instructionsIn(clauses, clause.index);
    if (clause.opener === 'donde' || clause.opener === 'cuando') {
      // "En Repsol, que es donde trabajo", "el 14 de marzo es cuando cumplo años": frames of their own.
      found.push(...framed(reading).filter(({ first }) => first.from < (clause.words[0]?.from ?? 0)));
    } else if (
      !own.isDoubted &&
      !SILENT_OPENERS.has(clause.opener) &&
      !(clause.opener === 'que' && !isReason(clauses, clause)) &&
      !clause.isAsked
    )
      found.push(...framed(reading));
    else if (clause.isAsked)
      found.push(
        ...framed(reading).filter((one) => one.slot === 'nickname' || isAside(clause)),
        ...framed(reading, isGranted),
      );
    else if (clause.opener !== 'masked') found.push(...framed(reading, isGranted));
    for (const instruction of instructions)
      if (!found.some((one) => one.slot === 'nickname' && overlaps(one, instruction))) found.push(instruction);
    if (isExplicit && found.length === before) {
      const note = noteOf(clause);
      if (note !== null) found.push(note);
    }
  }
  return distinct(found);
}

/** Returns a clause with the adverbials before it that have no verb of their own: "Esta semana, trabajo desde Lima". */
function leadOf(clauses: readonly Clause[], clause: Clause): string {
  const before = clauses[clause.index - 1];
  return before !== undefined &&
    before.opener === '' &&
    before.words.length <= 4 &&
    !/\b(?:era|vivia|tenia|\p{L}{3,}aba)\b/u.test(before.text) &&
    !/\b(?:soy|tengo|llamo|vivo|anos)\b/.test(before.text)
    ? `${before.text} ${clause.text}`
    : clause.text;
}

function framed(reading: Reading, of: (frame: Frame) => boolean = () => true): Found[] {
  const found: Found[] = [];
  for (const [at, word] of reading.words.entries()) {
    for (const frame of framesOf(word.text)) {
      if (!of(frame)) continue;
      const one = frame(reading, at);
      if (one === null) continue;
      if (Array.isArray(one)) found.push(...(one as Found[]));
      else found.push(one as Found);
    }
  }
  return found;
}

/** "Si viviera en…, …": a sentence that opens with a condition states nothing. */
function isHypothetical(clauses: readonly Clause[]): boolean {
  const first = clauses.find(({ opener, text }) => opener !== '' || text.length > 0);
  return first?.opener === 'si' && !/^(?:de \p{L}+ hablamos|hablamos de|se trata de)/u.test(first.text);
}

function conditional(clauses: readonly Clause[], clause: Clause): boolean {
  const condition = clauses.find((other) => other.index < clause.index && other.opener === 'si');
  return (
    condition !== undefined &&
    condition.index === clause.index - 1 &&
    clause.opener !== 'pero' &&
    !/^(?:de \p{L}+ hablamos)/u.test(condition.text)
  );
}

/** "Si me ofrecieran ese puesto (trabajo en Renfe), …": what stands in brackets is so. */
function inBrackets(clauses: readonly Clause[]): Found[] {
  return clauses.flatMap((clause) =>
    clause.opener === '(' && !clause.isAsked && /^(?:yo )?(?:soy|tengo|vivo|trabajo|estudio)\b/.test(clause.text)
      ? framed({ clause, words: clause.words, clauses, weather: weatherOf(clause.text), isExplicit: false })
      : [],
  );
}

function instructionsOf(clauses: readonly Clause[], weather: Weather): Found[] {
  if (weather.isReported) return [];
  return clauses.flatMap(({ index }) => instructionsIn(clauses, index));
}

/** "…, que soy celíaca": after a request or a pause. */
function isReason(clauses: readonly Clause[], clause: Clause): boolean {
  const before = clauses[clause.index - 1];
  if (before === undefined) return true;
  // "Recordame que vivo en el 3B cuando…": a reminder, not a reason.
  if (/\b(?:record[ae]|recuerd[ae]|recordar|avis[ae]|confirm[ae]|deci|di)(?:me|nos)$/.test(before.text)) return false;
  return (
    /\b(?:\p{L}+(?:ame|eme|ime|adme|edme|idme)|sugeri|recomenda|arma|pasa|busca|ayuda|necesito|quiero|puedes|podes|ojo|acuerdate|cuidado)\b/u.test(
      before.text,
    ) && !/\b(?:dije|dijo|dicen|dice|creo|diga|digan)\b/.test(before.text)
  );
}

/** True for an aside within a question: "¿…, que soy celíaco?". */
function isAside(clause: Clause): boolean {
  return clause.opener === 'matrix' && clause.index > 0;
}

function overlaps(a: Found, b: Found): boolean {
  return a.first.from < b.last.to && b.first.from < a.last.to;
}

const PASSING =
  /\b(?:hoy|manana|pasado manana|esta (?:tarde|noche|semana|manana)|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?: que viene| proximo)?|a las (?:\d|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)|en (?:un rato|\d+ (?:minutos|horas))|la semana que viene|el mes que viene|hay que|tengo que|tenes que|tienes que|tengo (?:turno|cita|reunion|examen|vuelo)|voy a|vamos a|debo|dentro de|ahora)\b/;
const OF_OTHERS =
  /^(?:el|la|los|las|un|una) (?:client|pacient|usuari|lector|public|destinatari|alumn|evaluador|jurado)\w* (?:es|son|tiene|quiere|vive|trabaja|prefiere)\b/;
/** "Anotá: comprar leche": to be done, not to be known. */
const ERRAND =
  /^(?:comprar|llamar|pagar|pasar|ir|buscar|llevar|mandar|enviar|sacar|hacer|pedir|retirar|devolver|renovar|cancelar|preguntar|avisar|entregar)\b/;
const RECURRING = /\b(?:los|las|todos|todas|cada|siempre|nunca)\b(?=.*\b(?:a las|ahora)\b)/;
const AT_HAND =
  /\b(?:est[ea]s? (?!en|detras|al|a|de|cerca|lejos|sobre|muy|bien|mal|\p{L}+d[oa]s?\b)\p{L}+|esto|eso|es[ea] \p{L}+|texto|funcion|codigo(?! (?:del?|de la) (?:porton|puerta|alarma|edificio|wifi|acceso|entrada|reja|cochera|garaje|oficina)\b)|respuesta|ejemplo|resumen|mail|informe|ensayo|archivo|variable|articulo|documento|anterior|dijiste|dije|decias|dijimos|hablamos|hablando|es para|va dirigid|el publico|el lector|destinatario|sos|eres|sea|sean)\b/u;

/** Returns a note of a clause that the user asked to have kept and that fits no slot. */
function noteOf(clause: Clause): Found | null {
  const { words, sentence } = clause;
  const { text } = clause;
  if (OF_OTHERS.test(text) || ERRAND.test(text)) return null;
  if (words.length < 2 || (PASSING.test(text) && !RECURRING.test(text)) || AT_HAND.test(text) || clause.isAsked)
    return null;
  return {
    kind: 'fact',
    slot: 'note',
    value: thirdPerson(sentence, words),
    first: words[0] as Word,
    last: words[words.length - 1] as Word,
  };
}

/** Drops facts that two frames made of the same words, and parts of a longer one. */
function distinct(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const one of found) {
    const same = kept.findIndex((other) => other.kind === one.kind && other.slot === one.slot && overlaps(other, one));
    if (same < 0) kept.push(one);
    else if (
      (kept[same] as Found).value.length < one.value.length &&
      one.slot !== 'technology' &&
      one.slot !== 'allergy' &&
      one.slot !== 'spoken_language'
    )
      kept[same] = one;
    else if (
      (one.slot === 'technology' || one.slot === 'allergy' || one.slot === 'spoken_language') &&
      !kept.some((other) => other.value === one.value)
    )
      kept.push(one);
  }
  const named = kept.findLast(({ slot, value }) => slot === 'diet' && value.startsWith('es '));
  return kept.filter(
    (one) =>
      !(one.slot === 'diet' && one.kind === 'fact' && named !== undefined && named !== one) &&
      !(
        one.slot === 'marital_status' &&
        one.kind === 'fact' &&
        kept.findLast(({ slot }) => slot === 'marital_status') !== one
      ) &&
      !(
        WEAKER[one.slot]?.some((stronger) =>
          kept.some((other) => other !== one && other.slot === stronger && overlaps(other, one)),
        ) ?? false
      ),
  );
}

/** Slots that give way to a more telling one made of the same words. */
const WEAKER: Readonly<Record<string, readonly string[]>> = {
  preference: ['language', 'allergy', 'diet', 'hobby', 'nickname', 'technology'],
  habit: ['hobby', 'diet', 'work', 'technology', 'studies'],
  name: ['nickname', 'profession', 'origin'],
  work: ['team', 'project', 'technology', 'studies'],
  project: ['studies'],
  vehicle: ['technology', 'work'],
  family: ['pet'],
};

function saidOf(found: Found, sentence: Sentence, message: number): Said {
  const evidence = spanOf(sentence, found.first, found.last, message);
  if (found.kind === 'retraction')
    return { kind: 'retraction', slot: found.slot, value: found.value, language: 'es', evidence };
  const key =
    found.key ??
    (found.slot in SLOTS ? SLOTS[found.slot as SlotId].keys.es : found.slot.replace(/^(?:attribute|own):/, ''));
  return {
    kind: 'fact',
    slot: found.slot,
    key,
    value: found.value,
    domain: domainOf(found.slot),
    confidence: 'high',
    source: 'explicit',
    language: 'es',
    standing: found.standing ?? isStanding(found.slot, found.value),
    replaces: found.replaces ?? false,
    evidence,
  };
}

function spanOf(sentence: Sentence, first: Word, last: Word, message: number): Span {
  const opens = first.from <= last.from ? first : last;
  const closes = first.from <= last.from ? last : first;
  return { message, ...sentence.span(opens.from, closes.to) };
}

/** Returns the index of the word that stands at an offset of the joined text. */
function wordAt(words: readonly Word[], offset: number): number {
  let at = 0;
  let place = 0;
  while (at < words.length && place + (words[at]?.text.length ?? 0) <= offset) {
    place += (words[at]?.text.length ?? 0) + 1;
    at += 1;
  }
  return at;
}
