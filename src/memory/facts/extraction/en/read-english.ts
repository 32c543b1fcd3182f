/** What English sentences say of their user: clause by clause, whatever is not a question, a supposition, or somebody else's words. */
import { domainOf, SLOTS, type SlotId } from '../../fact-slots.ts';
import type { Said } from '../../said.ts';
import { isStanding } from '../../standing.ts';
import type { Reader } from '../extract-facts.ts';
import type { Sentence } from '../prepared-text.ts';
import { AS_SOMEONE, asidesOf } from './asides.ts';
import { whatIsTheirs } from './belongings.ts';
import { type Clause, clausesOf, withoutAsides } from './clauses.ts';
import { whatTheyDo } from './doing.ts';
import { endingIn } from './endings.ts';
import { type EnglishText, englishText } from './english-text.ts';
import { forgettingIn } from './forgetting.ts';
import { type Found, fact } from './found.ts';
import { fragmentsIn } from './fragments.ts';
import {
  isAsked,
  isDoubted,
  isDrafted,
  isHandedOver,
  isLongAgo,
  isMachines,
  isOthersWords,
  isSarcastic,
  isSupposed,
  isTemporary,
  isWished,
  silencesRest,
  suppositionOpens,
} from './gates.ts';
import { instructionIn } from './instructions.ts';
import { noteIn, toldOf } from './notes.ts';
import { openingOf } from './opening.ts';
import { predicate } from './predicate.ts';
import type { Surroundings } from './statement.ts';
import { theirWords } from './third-person.ts';
import { verbOf } from './verbs.ts';

const LONGEST_SENTENCE = 1500; // characters: what nobody ends is no sentence but a paste

const MOST_SAID = 20; // of a message: who says more has pasted something

export const readEnglish: Reader = (sentences, message) => {
  if (sentences.some(({ folded }) => isHandedOver(folded))) return [];
  const said: Said[] = [];
  const known = new Set<string>();
  for (const sentence of sentences) {
    if (sentence.folded.length > LONGEST_SENTENCE) continue;
    const source = englishText(sentence);
    const reading = read(source, sentence);
    for (const one of reading.said(message)) {
      const key = `${one.kind} ${one.slot} ${'value' in one ? one.value.toLowerCase() : one.about}`;
      if (!known.has(key)) said.push(one);
      known.add(key);
    }
    if (reading.ends || said.length >= MOST_SAID) break;
  }
  return said;
};

interface SentenceReading {
  said(message: number): Said[];
  /** Nothing after it is said in the user's own voice. */
  readonly ends: boolean;
}

function read(source: EnglishText, sentence: Sentence): SentenceReading {
  const nothing = (ends: boolean): SentenceReading => ({ said: () => [], ends });
  const { text } = source;
  if (silencesRest(text)) {
    return nothing(true);
  }
  if (suppositionOpens(text)) return nothing(true);
  if (isMachines(text) || isSarcastic(text)) return nothing(false);
  const forgetting = forgettingIn(source);
  if (forgetting !== null) {
    return {
      ends: false,
      said: (message) => {
        const span = source.span(forgetting.from, forgetting.to);
        const evidence = { message, ...span, quote: source.original(forgetting.from, forgetting.to) };
        const inner = forgetting.about === null ? null : aboutWhat(source, forgetting.about);
        return [
          {
            kind: 'forget',
            slot: forgetting.slot ?? inner?.slot ?? null,
            about: inner?.value ?? null,
            everything: forgetting.everything,
            language: 'en',
            evidence,
          },
        ];
      },
    };
  }
  if (OF_SOMETHING_ELSE.test(text) && !OF_THE_USER.test(text)) return nothing(false);
  const clauses = clausesOf(source);
  const found = foundIn(source, clauses, sentence);
  const joined = withoutAsides(source, clauses);
  if (joined !== null) found.push(...foundIn(joined, clausesOf(joined), sentence));
  const corrected = correctedIn(source, clauses);
  if (corrected !== null) found.push(...foundIn(corrected, clausesOf(corrected), sentence).map(asChange));
  const told = originsAsOne(found).filter(stands(found));
  return { ends: false, said: (message) => told.map((one) => saidOf(one, message)) };
}

/** "I'm Scottish, from a wee town near Perth" is one origin. */
function originsAsOne(found: readonly Found[]): Found[] {
  const merged: Found[] = [];
  for (const one of found) {
    const last = merged.at(-1);
    if (
      last !== undefined &&
      [last, one].every(({ slot, kind }) => slot === 'origin' && kind === 'fact') &&
      one.source === last.source &&
      /^is (?:an? )?[\w-]+$/.test(last.value) &&
      /^is from /.test(one.value) &&
      /^[,\s]*$/.test(one.source.text.slice(last.to, one.from))
    )
      merged.splice(-1, 1, { ...last, value: `${last.value}, ${one.value.slice('is '.length)}`, to: one.to });
    else merged.push(one);
  }
  return merged;
}

const asChange = (one: Found): Found => ({ ...one, replaces: true });

/** "I left Lloyds, I work at Revolut now": what takes the place of the old says already that it is over. */
const stands =
  (found: readonly Found[]) =>
  ({ kind, slot }: Found): boolean =>
    kind === 'fact' ||
    !/^(?:work|home|partner)$/.test(slot) ||
    !found.some((other) => other.kind === 'fact' && other.slot === slot && other.replaces === true);

/** "My name isn't Ana, it's Eva", "my email has changed, it's now …" are read as "my name is Eva". */
function correctedIn(source: EnglishText, clauses: readonly Clause[]): EnglishText | null {
  for (const [index, clause] of clauses.entries()) {
    const next = clauses[index + 1];
    const denied = DENIED.exec(clause.text);
    const right = next === undefined ? null : RIGHT.exec(next.text);
    if (next === undefined || denied === null || right === null) continue;
    const start = clause.from + openingOf(clause.text).at;
    return source.joined([
      [start, clause.from + (denied[1] ?? '').length],
      [next.from + next.text.indexOf('is '), source.text.length],
    ]);
  }
  return null;
}

const DENIED = /^((?:.*? )?my (?:[\w'-]+ ){1,4}?)(?:is (?:no longer|not)|has changed|was wrong)\b/;
const RIGHT = /^(?:but )?it is \S/;

/** What a cut may leave at the end of a value. */
const UNFINISHED = /(?: (?:and|or|but|the|a|an|my|their|with|of|to|at|for|from|by|in))+$|[\s"“”«»*_]+$/i;

/** Cheap to see before anything is parsed: it begins with another subject, and has no word of the user or for the assistant. */
const OF_SOMETHING_ELSE =
  /^(?:it|that|this|he|she|they|you|your|what|how|why|when|where|who|those|these|there|his|her|wow|thanks|great|glad|the)\b/;
const OF_THE_USER =
  /\b(?:i|me|my|mine|we|our|ours|us|myself|always|never|from now|going forward|future|default|every time|whenever|stop|no|team|answers?|repl(?:y|ies)|responses?|emojis?|here|speaking|names?|call|remember|note|mind|favorite|as an?|being)\b|[@\d]/;

function saidOf(found: Found, message: number): Said {
  const { source, slot, value } = found;
  const span = source.span(found.from, found.to);
  const evidence = { message, ...span, quote: '' };
  const plain = value
    .replace(UNFINISHED, (cut, at: number) => (value.slice(0, at).includes(' ') ? '' : cut))
    .replace(/^(is|has) (?:basically|actually|also|just|technically|essentially|honestly) /, '$1 ')
    .replace(/[\s,.;:!?]+$/, '')
    .replace(/\s+/g, ' ');
  if (found.kind === 'retraction')
    return { kind: 'retraction', slot, value: plain, language: 'en', evidence: quoted(found, evidence) };
  return {
    kind: 'fact',
    slot,
    key: found.key ?? (slot in SLOTS ? SLOTS[slot as SlotId].keys.en : slot),
    value: plain,
    domain: domainOf(slot),
    confidence: 'high',
    source: 'explicit',
    language: 'en',
    standing: found.standing === true || isStanding(slot, plain),
    replaces: found.replaces === true,
    evidence: quoted(found, evidence),
  };
}

function quoted({ source, from, to }: Found, evidence: { message: number; start: number; end: number }) {
  return { ...evidence, quote: source.original(from, to) };
}

function aboutWhat(
  source: EnglishText,
  { from, to }: { from: number; to: number },
): { slot: string | null; value: string } {
  const clause: Clause = { source, from, to, text: source.text.slice(from, to), border: '' };
  const [first] = statementsIn(clause, [], '', false, false);
  if (first !== undefined) return { slot: first.slot, value: first.value };
  return { slot: null, value: toldOf(clause, 0) };
}

/** What holds over several clauses of a sentence. */
interface Scope {
  /** Of whom the last clause spoke. */
  subject: 'user' | 'other' | 'none';
  muted: 'sentence' | 'clause' | null;
  /** Nothing was said before in the sentence. */
  opens: boolean;
}

const SUBJECT =
  /^(?:(?:the|our|my) (?:whole )?(?:team|company|board|family|committee)(?= (?:(?:has|have) )?(?:finally )?(?:decided|agreed|settled|chosen|opted|voted) )|(?:my|our) (?:[\w'-]+ ){1,3}(?:and|&) (?:i|me) |(?:me and (?:my|our) (?:[\w'-]+ ){1,2})|[\w-]+ and i |both (?:my [\w]+ and i|of us) |i(?= )|we(?: (?:both|all))?(?= ))/;
const SETTING =
  /^(?:(?:in|on|at|for|before|after|during|every|each|besides|apart from|aside from|since|between|with|by|outside|over|most|once|twice|whenever|first thing|here in|to (?=relax|unwind|stay|get|keep|de-?stress|wind|blow)|like most|ever since) [^,]{1,60}?|day to day|as a hobby|these days|normally|usually|typically|generally|lately|always|personally|professionally|currently|originally|mostly|mainly|sometimes)(?= (?:i|we) )/;

function foundIn(source: EnglishText, clauses: readonly Clause[], sentence: Sentence): Found[] {
  const found: Found[] = [];
  const scope: Scope = { subject: 'none', muted: null, opens: true };
  const asks = clauses.some((clause) => isAsked(clause.text.slice(openingOf(clause.text).at)));
  const ago = isLongAgo(source.text);
  const lastOwn = clauses.findLastIndex((clause) =>
    /^(?:i|we|my|our) /.test(clause.text.slice(openingOf(clause.text).at)),
  );
  let setting = '';
  let asked = false;
  let told = REMEMBERED.test(clauses.at(-1)?.text ?? '');
  let changed = false;
  let standing = STANDING_SENTENCE.test(source.text);
  for (const [index, clause] of clauses.entries()) {
    scope.opens = clauses.slice(0, index).every((earlier) => openingOf(earlier.text).at >= earlier.text.length);
    const opening = openingOf(clause.text);
    const body = clause.text.slice(opening.at);
    asked ||= opening.asked;
    told ||= opening.told;
    changed = changed || opening.changed;
    standing ||= opening.standing;
    const own = /^(?:i|we|my|our|me) /.test(body);
    const contrast = /\b(?:but|though|although)\b/.test(clause.border) && own;
    if (scope.muted === 'sentence' && contrast && !isSupposed(body)) scope.muted = null;
    if (
      scope.muted === 'clause' &&
      (own ||
        (clause.border !== 'and' &&
          clause.border !== 'or' &&
          clause.border !== ', and' &&
          index > 0 &&
          clause.border !== ','))
    )
      scope.muted = null;
    if (
      clause.border.endsWith('if') ||
      clause.border.endsWith('unless') ||
      isSupposed(body) ||
      (isDrafted(body) && !/^(?:if|when|whenever)\b/.test(body)) ||
      (/^if\b/.test(body) && isSupposed(body)) ||
      isOthersWords(body)
    ) {
      if (!HARMLESS_IF.test(body)) scope.muted = 'sentence';
    }
    if (/^(?:who|which|that) /.test(body) && scope.subject === 'other') continue;
    if (scope.muted === 'sentence') continue;
    const later = clauses.slice(index + 1);
    if (
      later.length > 0 &&
      later[0] !== undefined &&
      /^(?:(?:he|she|they|[a-z]+) (?:said|says|told me|claims|wrote)|(?:said|says|wrote|sang) (?:the|a|my|an|he|she|\w+$))\b/.test(
        later[0].text,
      ) &&
      !OWN_SAYING.test(later[0].text)
    )
      continue;
    if (isDoubted(body)) {
      scope.muted = 'clause';
      continue;
    }
    const temporary = isTemporary(body.replace(RELATIVE, '')) || isTemporary(setting);
    found.push(...(ago || (temporary && !/\bmy\b/.test(body)) ? [] : asidesOf(clauses, index)));
    if (isAsked(body) && !own) {
      scope.muted = 'clause';
      scope.subject = 'none';
      continue;
    }
    if (scope.muted === 'clause') continue;
    // "I live in a smoke control area?": a statement with nothing but the mark to ask it.
    if (
      sentence.isQuestion &&
      !asks &&
      clauses.at(-1)?.text !== 'remember' &&
      index >= lastOwn &&
      source.span(clause.from, clause.to).end <= source.span(0, source.text.length).end
    ) {
      if (own || index === 0) continue;
    }
    const before = found.length;
    // "I decided to drop Redux and use Zustand" was told whole.
    if (
      index > 0 &&
      found.some(({ slot, source: of, to }) => slot === 'decision' && of === source && to >= clause.to - 1)
    )
      continue;
    const aim = index === 1 && before === 0 && IS_GOAL.test(body) ? clauses[0] : undefined;
    if (aim !== undefined) {
      const at = openingOf(aim.text).at;
      if (IS_AIMED.test(aim.text.slice(at))) found.push(fact('goal', `has the goal ${toldOf(aim, at)}`, aim));
      continue;
    }
    if (own && index > 0 && DECIDED.test(clauses[index - 1]?.text ?? '')) {
      found.push(fact('decision', `decided: ${toldOf(clause, opening.at)}`, clause));
      continue;
    }
    const here = statementsIn(clause, later, setting, changed, asked || told, scope, standing, source.text);
    if (temporary && !asked) {
      // What holds for today is not kept; what somebody is stays what it is.
      found.push(
        ...here.filter(
          (one) =>
            one.kind === 'retraction' ||
            /^(?:name|nickname|age|allergy|email|phone|birthday|decision)$/.test(one.slot) ||
            one.replaces,
        ),
      );
    } else if (ago) found.push(...here.filter((one) => /^(?:origin|decision|name)$/.test(one.slot)));
    else found.push(...here);
    if (found.length === before && (asked || told) && !temporary && !ago) {
      const note = noteIn(clauses, index, opening.at, asked);
      if (note !== null) {
        found.push(note);
        asked = false;
        told = false;
      }
    } else if (found.length > before && own) told = false;
    setting =
      /^(?:in|on|at|for|before|after|during|every|each|besides|most|these|as a hobby|first|whenever|between|outside|over|to relax|to unwind)\b/.test(
        body,
      ) && !own
        ? body
        : '';
  }
  return found;
}

/** "We use tabs, remember that". */
const REMEMBERED =
  /^(?:please |so |and )*(?:remember|note|keep in mind|do not forget) (?:that|this|it)(?: please| for me)?$/;
/** "Running a marathon, that's my goal". */
const IS_GOAL =
  /^(?:that|this|which) is (?:my|our) (?:(?:main|big|biggest|number one|current|ultimate) )?goal(?! (?:for )?(?:today|tonight|tomorrow|now|this (?:morning|afternoon|evening|week|session))\b)/;
const IS_AIMED = /^(?:to [a-z]+ |(?!being|having|going|asking|trying)[a-z]+ing )(?!this|that|these|those|it\b)\S/;
/** What is said of a thing in passing: "a beagle who ate a sock this morning". */
const RELATIVE = / (?:who|which) .*$/;
const DECIDED =
  /^(?:(?:so|ok|okay|well|and|right|i think|hey|update|finally) )*(?:(?:i|we) (?:have )?(?:finally |just )?(?:made up (?:my|our) minds?|made (?:my|a|the|our) decision|decided)|(?:my |our |the )?(?:final )?decision(?: made| time)?|it is (?:decided|settled|official)|decision is made)$/;
const OWN_SAYING = /^i (?:said|say|told|mentioned)/;
const HARMLESS_IF =
  /^(?:(?:it|that) (?:helps|matters|is (?:relevant|useful|important|possible|ok|okay))|possible|not|so|you (?:are (?:wondering|curious|interested)|must know|can|could|do not mind|want|need)|need be|anything|any)\b/;
const STANDING_SENTENCE =
  /\b(?:from (?:now|here|today|this point) (?:on|onwards?|forward)|from (?:today|now)\b|going forward|moving forward|henceforth|in (?:the )?future\b|by default|every time|each time|whenever|any ?time (?:you|i)|at all times|(?:when|if) (?:you|i) (?:ask|answer|reply|write|explain|give|show|send|share|paste|talk|speak|respond|suggest|recommend|quote|use|list|summari[sz]e|review|request|mention|say|refer|generate|provide)\b|in all (?:your |our )?(?:answers|replies|responses|conversations|chats|messages)|as a (?:general )?rule|until (?:i say otherwise|further notice)|(?:, |as i said .*)always$)/;

function statementsIn(
  clause: Clause,
  later: readonly Clause[],
  setting: string,
  changed: boolean,
  relaxed: boolean,
  scope: Scope = { subject: 'none', muted: null, opens: true },
  standing = false,
  sentence = clause.text,
): Found[] {
  const opening = openingOf(clause.text);
  let at = opening.at;
  let body = clause.text.slice(at);
  let fronted = setting;
  const front = SETTING.exec(body);
  if (front !== null) {
    fronted = `${setting} ${front[0]}`.trim();
    if (isLongAgo(front[0]) || isTemporary(front[0]) || /^for (?:this|now)/.test(front[0])) {
      scope.muted = 'clause';
      return [];
    }
    at += front[0].length + 1;
    body = clause.text.slice(at);
  }
  const surroundings = {
    clause,
    start: clause.from + opening.at,
    following: later,
    setting: fronted,
    changed,
  };
  const someone = AS_SOMEONE.exec(clause.text);
  if (someone !== null) {
    const start = clause.text.length - (someone[2] ?? '').length;
    if (someone[1] !== 'with ') return predicate(surroundings, start);
    const has = {
      lemma: 'have',
      mood: 'present',
      modal: null,
      negated: false,
      ended: false,
      adverbs: [],
      at: start,
      told: 'has',
      toldPlainly: 'has',
    } as const;
    return whatTheyDo({ ...surroundings, verb: has });
  }
  const zone =
    relaxed || standing || (scope.subject !== 'other' && /^(?:please )?always /.test(body))
      ? USES_ZONE.exec(body)
      : null;
  if (zone !== null) {
    const from = clause.from + at + zone[0].length - (zone[1] ?? '').length;
    const written = clause.source.original(from, from + (zone[1] ?? '').length);
    return [fact('timezone', `has the time zone ${written}`, clause)];
  }
  const instructions = instructionIn({ clause, at, standing: standing || opening.standing, sentence });
  if (instructions.length > 0) {
    scope.subject = 'none';
    return instructions;
  }

  const subject = SUBJECT.exec(body);
  if (subject !== null) {
    scope.subject = 'user';
    const ended = endingIn(clause, at);
    if (ended.length > 0) return ended;
    const start = at + subject[0].length + (body[subject[0].length] === ' ' ? 1 : 0);
    const own = whatIsTheirs({ clause, at, changed, following: later });
    if (own.length > 0) return own;
    if (isWished(body) && !ALLOWED_WISH.test(body)) {
      scope.muted = 'clause';
      return [];
    }
    return predicate(surroundings, start);
  }
  if (
    /^(?:my|our|the|what i|where i|people|everyone|everybody|most|home|you|of all|call|another|one|friends|name's|myself|reach|put|name) /.test(
      body,
    ) ||
    /^(?:name:|this is)/.test(body) ||
    body.includes('@') ||
    / (?:has|have) always been (?:my|our) /.test(body) ||
    / (?:(?:is|are)|(?<=')s) (?:my|our|a|where|home|how|not my|really not my|still|probably|definitely|another|one of)\b/.test(
      body,
    )
  ) {
    const own = whatIsTheirs({ clause, at, changed, following: later });
    scope.subject = own.length > 0 ? 'none' : 'other';
    if (own.length > 0) return own;
    if (/^(?:my|our|the) /.test(body)) return [];
  }
  const team =
    /^there (?:are|is) (?:only |just |about )?([\w-]+) (?:of us|people|developers|engineers|designers) (?:on|in) ((?:my|our|the) (?:[\w-]+ ){0,2}team)\b/.exec(
      body,
    );
  if (team !== null) return [fact('team', `is one of ${team[1]} on ${theirWords(team[2] ?? '')}`, clause)];
  if ((scope.opens || scope.subject === 'user') && UNOWNED.test(body)) {
    const unowned = whatIsTheirs({ clause, at, changed, following: later });
    if (unowned.length > 0) return unowned;
  }
  if (OTHERS.test(body)) {
    scope.subject = 'other';
    return [];
  }
  if (scope.subject === 'other') return [];
  const own = fragmentsIn({ clause, at, later, leans: scope.subject === 'user', opens: scope.opens });
  const leans = scope.subject === 'user' && clause.border !== 'or' && !OF_OTHERS.test(before(clause));
  const found = own.length > 0 ? own : withoutSubject(surroundings, at, leans || relaxed, scope.opens);
  if (found.length > 0) scope.subject = 'user';
  return found;
}

const USES_ZONE =
  /^(?:please )?(?:always )?use ((?:atlantic|eastern|central|mountain|pacific|alaska|hawaii|greenwich|[a-z]+ european)(?: (?:standard|daylight))? time)\b/;

/** "Favorite color is purple": the "my" left out. */
const UNOWNED =
  /^(?:(?:all-time )?favorite [\w -]{2,30}|(?:full |first |last )?name|birthday|date of birth|dob|blood type|shoe size|height|weight|time ?zone|hometown|nationality|occupation|profession|pronouns|star sign|email(?: address)?|phone(?: number)?)(?: is| are|'s) /;

const OTHERS =
  /^(?:he|she|they|it|you|this|that|these|those|there|the|a|an|his|her|their|your|someone|somebody|everyone|everybody|nobody|people|anyone|who|which|one|some|most|all|both|many|any|no one|let us|please|thanks|what|how|why)\b/;
const ALLOWED_WISH =
  /^(?:i|we) (?:would (?:rather|prefer)|am (?:trying to (?:lose|quit|save|cut|learn|eat|get (?:fit|in shape|better|out of debt|stronger|healthier)|pay off|reduce|build up|gain|give up|become|reach|conceive|read more|run a)|getting (?:my|a) (?:phd|master's|masters|degree|mba|msc|bachelor's|doctorate)|told by my doctor)|have to (?:avoid)|am being treated|had my birthday)\b/;

/** "Live in Leeds and work for the council": a verb that leaves "I" out. */
function withoutSubject(surroundings: Surroundings, at: number, leans: boolean, opens: boolean): Found[] {
  const body = surroundings.clause.text.slice(at);
  if (!leans && !(STRONG_START.test(body) && (opens || !/^(?:love|hate|have|got|turned)\b/.test(body)))) return [];
  // "Working at Google: what is it like?" asks of anybody's life.
  if (!leans && /^\w+ing\b/.test(body) && surroundings.following[0]?.border === ':') return [];
  if (isWished(`i ${body}`) || (!leans && ORDERED.test(body)) || NO_VERB.test(body)) return [];
  const verb = verbOf(body.replace(ADVERBS, '').split(' ')[0] ?? '');
  // "Works", "is": of somebody else.
  if (verb === null) {
    if (!MODAL.test(body)) return [];
  } else if (verb.form === 's' || (verb.lemma === 'be' && !/^am\b/.test(body))) return [];
  return predicate(surroundings, at);
}

const ADVERBS =
  /^(?:(?:also|now|then|still|usually|mostly|currently|really|absolutely|never|always|only|rarely|often|sometimes|mainly|just|both|been|do|not) )+/;
const MODAL = /^(?:(?:also|just|really|absolutely|simply) )*cannot /;
/** "The support I got", "love and acceptance", "those who love me": what looks like a verb is none of the user's. */
const NO_VERB =
  /^[\w-]+ (?:i|we|you|he|she|they|me|us|and|or|is|are|was|in being|of|really can|can|should|will|from (?:you|everyone))\b/;
/** The clause before spoke of somebody else last. */
const OF_OTHERS = /\b(?:who|that|which|those|people|someone|anyone|they|she|he|you)\b/;

/** What stands in the sentence before a clause: the last stretch of it. */
function before({ source, from }: Clause): string {
  return source.text.slice(Math.max(0, from - 60), from);
}

const STRONG_START =
  /^(?:(?:currently |also |now |still |mostly )*(?:living in|live in|work at|work as|work for|working at|working as|working for|based in|born in|got a|got two|have a|have two|have three|studying|love|hate|cannot (?:stand|abide|bear|tolerate|eat)|have (?:a|an|two|three)|been (?:living|based|working)|moved to|started at|turned|decided to|drive a|doing (?:my|an?)|got (?:twin|three)|allergic))\b/;
const ORDERED =
  /^(?:play|have|got|get) (?:me|it|this|that|a (?:song|game)|the|some)\b|^(?:love|hate) (?:it|this|that|the|these|those|how|your|you|my|to (?:have|see|hear|be|say)|having|being|seeing|when|what)\b/;
