/** Reads the facts that one clause states, given what the clauses before it said. */
import { answerLanguageIn, timesIn } from './answer-language.ts';
import { AS_SOMEONE } from './asides.ts';
import { whatIsTheirs } from './belongings.ts';
import type { Clause } from './clauses.ts';
import { whatTheyDo } from './doing.ts';
import { endingIn } from './endings.ts';
import { type Found, fact } from './found.ts';
import { fragmentsIn } from './fragments.ts';
import { isLongAgo, isTemporary, isWished } from './gates.ts';
import { goalIn } from './goals.ts';
import { instructionIn } from './instructions.ts';
import { itsForMe } from './its-for-me.ts';
import { hiredIn } from './jobs.ts';
import { labelledLikingIn } from './labelled-likings.ts';
import { lifeIdiomIn } from './life-idioms.ts';
import { openingOf } from './opening.ts';
import { nameMended } from './own-names.ts';
import { Owned } from './owned.ts';
import { predicate } from './predicate.ts';
import { foundIn, pursuitIn } from './pursuit-idioms.ts';
import type { Surroundings } from './statement.ts';
import { assistantsWords, theirWords } from './third-person.ts';
import { verbOf } from './verbs.ts';

/** The state that is carried from one clause of a sentence to the next. */
export interface Scope {
  /** The one that the last clause spoke of. */
  subject: 'user' | 'other' | 'none';
  muted: 'sentence' | 'clause' | null;
  /** True when nothing was said earlier in the sentence. */
  opens: boolean;
}

/** A clause, and the words of its sentence that say how it is meant. */
interface Told {
  readonly clause: Clause;
  readonly later: readonly Clause[];
  /** The setting put before the clause: "on weekends,". */
  readonly setting: string;
  /** True when it was said that something has changed. */
  readonly changed: boolean;
  /** True when the user asked to have it remembered, so that it may leave "I" out. */
  readonly relaxed: boolean;
  /** True in a sentence about every time. */
  readonly standing: boolean;
  /** The clause before it that says when an instruction holds: "whenever I paste an email". */
  readonly condition: Clause | null;
  readonly sentence: string;
}

const SUBJECT =
  /^(?:(?:the|our|my) (?:whole )?(?:team|company|board|family|committee)(?= (?:(?:has|have) )?(?:finally )?(?:decided|agreed|settled|chosen|opted|voted) )|(?:my|our) (?:[\w'-]+ ){1,3}(?:and|&) (?:i|me) |(?:me and (?:my|our) (?:[\w'-]+ ){1,2})|[\w-]+ and i |both (?:my [\w]+ and i|of us) |i(?= )|we(?: (?:both|all))?(?= ))/;
const SETTING =
  /^(?:(?:in|on|at|for|before|after|during|every|each|besides|apart from|aside from|since|between|with|by|outside|over|most|once|twice|whenever|first thing|here in|to (?=relax|unwind|stay|get|keep|de-?stress|wind|blow)|like most|ever since|when(?:ever)? (?:i|we)) [^,]{1,60}?|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days(?: (?:and|&|or) (?:mon|tues|wednes|thurs|fri|satur|sun)days)?|weekends|weekdays|mornings|evenings|afternoons|nights|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekday|weekend) (?:mornings|evenings|nights|afternoons)|summers|winters)|day to day|as a hobby|these days|normally|usually|typically|generally|lately|always|personally|professionally|currently|originally|mostly|mainly|sometimes|part[- ]time|full[- ]time|presently|nowadays|over at [^,]{1,40}?)(?=,? (?:i|we) )/;

export function statementsIn(told: Told, scope: Scope): Found[] {
  const { clause, later, changed, relaxed } = told;
  const opening = openingOf(clause.text);
  const front = SETTING.exec(clause.text.slice(opening.at))?.[0] ?? null;
  if (front !== null && (isLongAgo(front) || isTemporary(front) || /^for (?:this|now)/.test(front))) {
    scope.muted = 'clause';
    return [];
  }
  const at = opening.at + (front === null ? 0 : front.length + 1);
  const body = clause.text.slice(at);
  const surroundings: Surroundings = {
    clause,
    start: clause.from + opening.at,
    following: later,
    setting: front === null ? told.setting : `${told.setting} ${front}`.trim(),
    changed,
  };
  const someone = asSomeone(surroundings);
  if (someone !== null) return someone;
  const standing = told.standing || opening.standing;
  const wish = { clause, at, standing: standing || relaxed, sentence: told.sentence };
  const lasting = timesIn(wish) ?? answerLanguageIn({ ...wish, standing });
  if (lasting !== null) {
    scope.subject = 'none';
    return [lasting];
  }
  const condition = told.condition === null ? null : conditionOf(told.condition);
  const instructions = instructionIn({ clause, at, standing, condition, sentence: told.sentence });
  if (instructions.length > 0) {
    scope.subject = 'none';
    return instructions;
  }
  const subject = SUBJECT.exec(body)?.[0] ?? null;
  if (subject !== null) return ofTheUser(surroundings, at, subject, scope);

  const belonging = { clause, at, changed, following: later };
  const labelled = labelledLikingIn(clause, at, later);
  if (labelled.length > 0) return labelled;
  if (SPEAKS_OF_OWN.test(body) || body.includes('@')) {
    const own = whatIsTheirs(belonging);
    scope.subject = own.length > 0 ? 'none' : 'other';
    if (own.length > 0 || /^(?:my|our) /.test(body)) return own;
    if (body.startsWith('the ')) return goalIn(clause, at);
  }
  const usual = foundIn(clause, at, surroundings.setting);
  if (usual.length > 0) return usual;
  const team = TEAM.exec(body);
  if (team !== null) return [fact('team', `is one of ${team[1]} on ${theirWords(team[2] ?? '')}`, clause)];
  if ((scope.opens || scope.subject === 'user') && UNOWNED.test(body)) {
    const unowned = whatIsTheirs(belonging);
    if (unowned.length > 0) return unowned;
  }
  if (/^(?:it is|everything) /.test(body)) {
    const mended = nameMended(new Owned(belonging));
    if (mended.length > 0) return mended;
    const theirs = itsForMe(clause, at, surroundings.setting);
    if (theirs.length > 0) return theirs;
  }
  if (OTHERS.test(body)) scope.subject = 'other';
  if (scope.subject === 'other') return [];
  const fragments = fragmentsIn({ clause, at, later, leans: scope.subject === 'user', opens: scope.opens });
  const leans = scope.subject === 'user' && clause.border !== 'or' && !OF_OTHERS.test(before(clause));
  const found = fragments.length > 0 ? fragments : withoutSubject(surroundings, at, leans || relaxed, scope.opens);
  if (found.length > 0) scope.subject = 'user';
  return found;
}

/** "Whenever I paste an email" as "whenever they paste an email". */
function conditionOf({ source, from, to, text }: Clause): string {
  const { at } = openingOf(text);
  const written = assistantsWords(source.original(from + at, to));
  return written.charAt(0).toLowerCase() + written.slice(1);
}

/** "As a nurse, …", "with two kids, …". */
function asSomeone(surroundings: Surroundings): Found[] | null {
  const { text } = surroundings.clause;
  const someone = AS_SOMEONE.exec(text);
  if (someone === null) return null;
  const at = text.length - (someone[2] ?? '').length;
  if (someone[1] !== 'with ') return predicate(surroundings, at);
  const has = { lemma: 'have', mood: 'present', modal: null, negated: false, ended: false, adverbs: [], at } as const;
  return whatTheyDo({ ...surroundings, verb: { ...has, told: 'has', toldPlainly: 'has' } });
}

/** "I …", "my wife and I …", "our team decided …". */
function ofTheUser(surroundings: Surroundings, at: number, subject: string, scope: Scope): Found[] {
  const { clause, changed, following } = surroundings;
  const body = clause.text.slice(at);
  scope.subject = 'user';
  const hired = hiredIn(clause, at);
  if (hired.length > 0) return hired;
  const ended = endingIn(clause, at);
  if (ended.length > 0) return ended;
  const own = whatIsTheirs({ clause, at, changed, following });
  if (own.length > 0) return own;
  const goal = goalIn(clause, at);
  if (goal.length > 0) return goal;
  const verb = at + subject.length + (body[subject.length] === ' ' ? 1 : 0);
  const pursued = [...pursuitIn(clause, verb, surroundings.setting, false), ...lifeIdiomIn(clause, verb)];
  if (pursued.length > 0) return pursued;
  // "I may live in Leeds these days, but …" grants it.
  if (CONCEDED.test(body) && /\bbut\b/.test(following[0]?.border ?? ''))
    return predicate(surroundings, verb + 'may '.length);
  if (isWished(body) && !ALLOWED_WISH.test(body)) {
    scope.muted = 'clause';
    return [];
  }
  return predicate(surroundings, verb);
}

const SPEAKS_OF_OWN =
  /^(?:my|our|the|what i|where i|mates|pals|family|colleagues|coworkers|workmates|teammates|(?:literally|basically|practically|pretty much) (?=everyone|everybody)|people|everyone|everybody|folks|nearly everyone|almost everyone|ma|they (?:named|christened|call|know)|most|home|you|of all|call|another|one|friends|name's|myself|reach|put|name|ring|text|phone|whatsapp|best|contact|get me|message me) |^(?:(?:sur)?name(?::|'s)|this is|b'?day)|^(?:(?:first|last|family|given) name|dob) (?!is |are )|^(?:or |but )?[a-z'-]+ (?:to my|for short)|^(?:[a-z]+ ){1,2}(?:will do|works(?: fine)?)$| pays? my | is (?:(?:still|now) )?who i | (?:has|have) (?:always been|to be|got to be) (?:my|our) |(?: (?:is|are|has been)|(?<=[a-z]'s)) (?:now |also |still )?(?:my|our|a|the|fine|the name|where|home|how|not my|really not my|what i do|still|probably|definitely|another|one of)\b/;
const TEAM =
  /^there (?:are|is) (?:only |just |about )?([\w-]+) (?:of us|people|developers|engineers|designers) (?:on|in) ((?:my|our|the) (?:[\w-]+ ){0,2}team)\b/;
/** "Favorite color is purple": the "my" left out. */
const UNOWNED =
  /^(?:(?:all[- ]time |absolute )*favorite [\w -]{2,30}|(?:full |first |last |given |family )?name|surname|nickname|(?:mother|native|first) (?:tongue|language)|birthday|date of birth|dob|blood type|shoe size|height|weight|time ?zone|hometown|nationality|occupation|profession|pronouns|star sign|languages(?: spoken)?|email(?: address)?|phone(?: number)?)(?: is| are|'s|(?<=birthday|birth|dob|zone|languages|spoken|type|size|pronouns):|(?<=favorite .*) (?:has|have) (?:got )?to be) /;
const OTHERS =
  /^(?:he|she|they|it|you|this|that|these|those|there|the|a|an|his|her|their|your|someone|somebody|everyone|everybody|nobody|people|anyone|who|which|one|some|most|all|both|many|any|no one|let us|please|thanks|what|how|why)\b/;
const CONCEDED = /^(?:i|we) may (?:live|work|reside) /;
const ALLOWED_WISH =
  /^(?:i|we) (?:would (?:rather|prefer)|(?:am|have been) (?:trying to (?:lose|quit|save|cut|learn|eat|get (?:fit|in shape|better|out of debt|stronger|healthier)|pay off|reduce|build up|gain|give up|become|reach|conceive|read more|run a)|getting (?:my|a) (?:phd|master's|masters|degree|mba|msc|bachelor's|doctorate)|told by my doctor)|have to (?:avoid)|am being treated|had my birthday)\b/;

/** "Live in Leeds and work for the council": a verb that leaves "I" out. */
function withoutSubject(surroundings: Surroundings, at: number, leans: boolean, opens: boolean): Found[] {
  const body = surroundings.clause.text.slice(at);
  const { clause, setting } = surroundings;
  const pursued = leans || opens ? [...pursuitIn(clause, at, setting, true), ...aloneIn(clause, at)] : [];
  if (pursued.length > 0) return pursued;
  if (!leans && surroundings.clause.border === 'or') return [];
  if (!leans && !(STRONG_START.test(body) && (opens || !OPENING_ONLY.test(body)))) return [];
  // "Working at Google: what is it like?" asks of anybody's life.
  if (!leans && /^\w+ing\b/.test(body) && surroundings.following[0]?.border === ':') return [];
  if (isWished(`i ${body}`) || (!leans && ORDERED.test(body)) || NO_VERB.test(body)) return [];
  const verb = verbOf(/^been /.test(body) ? 'been' : (body.replace(ADVERBS, '').split(' ')[0] ?? ''));
  // "Works", "is": of somebody else.
  if (verb === null) {
    if (!MODAL.test(body)) return [];
  } else if (verb.form === 's' || (verb.lemma === 'be' && !/^(?:am|been)\b/.test(body))) return [];
  return predicate(surroundings, at);
}

/** Reads idioms that are said only of oneself, with "I" left out: "raising two boys", "been married twelve years". */
const aloneIn = (clause: Clause, at: number) =>
  /^(?:just |finally )?(?:tied|been (?:married|divorced|widowed)|raising|got (?:\d|one|two|three|four|five|diagnosed|hitched)|diagnosed)\b/.test(
    clause.text.slice(at),
  )
    ? lifeIdiomIn(clause, at)
    : [];

const ADVERBS =
  /^(?:(?:also|now|then|still|usually|mostly|currently|really|absolutely|never|always|only|rarely|often|sometimes|mainly|just|both|been|do|not|presently|recently|finally|part[- ]time|full[- ]time),? )+/;
const MODAL = /^(?:(?:also|just|really|absolutely|simply) )*(?:cannot |can (?:also )?(?=get by|speak|understand))/;
/** Phrases whose apparent verb is not the user's: "the support I got", "love and acceptance", "those who love me". */
const NO_VERB =
  /^[\w-]+ (?:i|we|you|he|she|they|me|us|and|or|is|are|was|in being|of|really can|can|should|will|from (?:you|everyone))\b/;
/** Words that show the clause before to have spoken of somebody else last. */
const OF_OTHERS = /\b(?:who|that|which|those|people|someone|anyone|they|she|he|you)\b/;

/** Returns the last stretch of the sentence before a clause. */
function before({ source, from }: Clause): string {
  return source.text.slice(Math.max(0, from - 60), from);
}

const STRONG_START =
  /^(?:(?:currently|also|now|still|mostly|presently|just|recently|finally|part[- ]time|full[- ]time),? )*(?:(?:living|live|residing|reside) (?:in|at|near|just outside|outside)|(?:stay|work|working) (?:at|as|for|in|nights in)|employed (?:at|by)|based (?:in|out of)|born (?:in|on)|got (?:a(?! (?:question|problem|quick))|two)|have (?:a|an|two|three)|studying|love|hate|cannot (?:stand|abide|bear|tolerate|eat)|been (?:living|based|working|with|at|in|playing (?!with\b|around\b)|climbing|knitting|learning|practi[sc]ing|collecting|an? [\w -]{3,40} (?:for|since|going on))|(?:moved|relocated|shifted|emigrated) (?:back )?to|settled in|grew up (?:in|on|near|outside)|started (?:at|with)|joined|turned|went (?:fully )?(?:vegan|vegetarian|veggie|gluten[- ]free|dairy[- ]free|plant[- ]based|pescatarian|keto|paleo|teetotal)|decided (?:to|on|against)|drive an?|doing (?:my|an?|(?:first|second|third|fourth|final|1st|2nd|3rd|4th)[- ]year)|pursuing (?:an?|my)|majoring in|reading [a-z]+ at|(?:working on|writing|recording|building|developing) (?:my|our|an?)|(?:training|saving(?: up)?|aiming|preparing|gunning) for|trying to (?:lose|quit|save|learn|get (?:fit|in shape|out of debt)|pay off|give up)|got (?:twin|three)|allergic)\b/;
/** Openings that are the user's only at the start; after other words they may be anybody's: "…, and working on a platform". */
const OPENING_ONLY =
  /^(?:(?:currently|also|now|just) )*(?:love|hate|have|got|turned|working on|writing|recording|building|developing|training|saving|aiming|preparing|gunning|trying|pursuing|joined|settled|working in|stay)\b/;
const ORDERED =
  /^(?:play|have|got|get) (?:me|it|this|that|a (?:song|game)|the|some)\b|^(?:love|hate) (?:it|this|that|the|these|those|how|your|you|my|to (?:have|see|hear|be|say)|having|being|seeing|when|what)\b/;
