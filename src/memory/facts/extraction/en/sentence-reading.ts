/** Reads the clauses of a sentence one after the other, for the facts they state about the user. */
import type { Sentence } from '../prepared-text.ts';
import { asidesOf, kinNamedIn } from './asides.ts';
import { type Scope, statementsIn } from './clause-statements.ts';
import type { Clause } from './clauses.ts';
import { contactsClaimedIn } from './contacts.ts';
import type { EnglishText } from './english-text.ts';
import { type Found, fact } from './found.ts';
import {
  isAsked,
  isDoubted,
  isDrafted,
  isLongAgo,
  isOthersWords,
  isSupposed,
  isTemporary,
  lastingRequest,
} from './gates.ts';
import { noteIn, toldOf } from './notes.ts';
import { openingOf } from './opening.ts';

export function foundIn(source: EnglishText, clauses: readonly Clause[], sentence: Sentence): Found[] {
  return new SentenceReading(source, clauses, sentence).found();
}

/** A clause without its opening. */
interface Body {
  readonly clause: Clause;
  readonly index: number;
  readonly at: number;
  readonly text: string;
  /** True when it begins with the user. */
  readonly own: boolean;
}

class SentenceReading {
  readonly #source: EnglishText;
  readonly #clauses: readonly Clause[];
  readonly #found: Found[] = [];
  readonly #scope: Scope = { subject: 'none', muted: null, opens: true };
  /** True when everything in it was long ago. */
  readonly #ago: boolean;
  /** A statement with nothing but the mark to ask it, up to this clause: "I live in a smoke control area?". */
  readonly #askedByMark: { readonly from: number } | null;
  #setting = '';
  /** "Remember that …". */
  #asked = false;
  /** True once a fact that the user asked to have remembered was found. */
  #kept = false;
  #told: boolean;
  #changed = false;
  #standing: boolean;
  /** The clause that limits the instructions after it: "whenever I paste an email". */
  #condition: Clause | null = null;

  constructor(source: EnglishText, clauses: readonly Clause[], sentence: Sentence) {
    this.#source = source;
    this.#clauses = clauses;
    this.#ago = isLongAgo(source.text);
    this.#told = REMEMBERED.test(clauses.at(-1)?.text ?? '');
    this.#standing = STANDING_SENTENCE.test(source.text);
    const asks = clauses.some((clause) => isAsked(withoutOpening(clause)) || ASKED_OF_IT.test(clause.text));
    const marked = sentence.isQuestion && !asks && clauses.at(-1)?.text !== 'remember';
    this.#askedByMark = marked
      ? {
          from: Math.max(
            clauses.findLastIndex((clause) => /^(?:i|we|my|our) /.test(withoutOpening(clause))),
            SAID_HERE.test(clauses[0]?.text ?? '') ? 1 : -1,
          ),
        }
      : null;
  }

  found(): Found[] {
    for (const [index, clause] of this.#clauses.entries()) this.#read(index, clause);
    return this.#found;
  }

  #read(index: number, clause: Clause): void {
    const scope = this.#scope;
    scope.opens = this.#clauses.slice(0, index).every((earlier) => withoutOpening(earlier) === '');
    const opening = openingOf(clause.text);
    this.#asked ||= opening.asked;
    this.#told ||= opening.told;
    this.#changed ||= opening.changed;
    this.#standing ||= opening.standing;
    const text = clause.text.slice(opening.at);
    const own = /^(?:i|we|my|our|me) /.test(text);
    const body: Body = { clause, index, at: opening.at, text, own };
    const later = this.#clauses.slice(index + 1);
    const muted = scope.muted;
    if (!this.#isHeard(body) || isAttributed(later)) {
      const said = muted === null && isOthersWords(text) && !isSupposed(text) && !isDrafted(text);
      if (said && SAYS.test(text)) this.#found.push(...kinNamedIn(clause));
      this.#found.push(...contactsClaimedIn(clause));
      return;
    }
    if (isDoubted(text)) {
      scope.muted = 'clause';
      return;
    }
    const temporary = isTemporary(text.replace(RELATIVE, '')) || isTemporary(this.#setting);
    if (!this.#ago && (!temporary || /\bmy\b/.test(text))) this.#found.push(...asidesOf(this.#clauses, index));
    if (isAsked(text) && !own && !this.#isRule(text)) {
      scope.muted = 'clause';
      scope.subject = 'none';
      return;
    }
    if (scope.muted === 'clause') return;
    const { from } = this.#askedByMark ?? { from: Number.POSITIVE_INFINITY };
    if (index >= from && (own || index === 0)) return;
    if (this.#isToldAlready(body) || this.#aimOrDecision(body)) return;
    const told = {
      clause,
      later,
      setting: this.#setting,
      changed: this.#changed,
      standing: this.#standing,
      condition: this.#condition,
    };
    const relaxed = this.#asked || this.#told;
    const here = statementsIn({ ...told, relaxed, sentence: this.#source.text }, scope).filter((one) =>
      temporary && !this.#asked
        ? outlivesToday(one)
        : !this.#ago || /^(?:origin|decision|name|surname|nickname)$/.test(one.slot),
    );
    this.#found.push(...here);
    this.#kept ||= here.length > 0;
    const hangsOn = this.#kept && clause.border === ',' && !own;
    if (here.length === 0 && relaxed && !hangsOn && !temporary && !this.#ago) {
      const note = noteIn(this.#clauses, index, opening.at, this.#asked);
      if (note !== null) {
        this.#found.push(note);
        this.#asked = false;
        this.#told = false;
      }
    } else if (here.length > 0 && own) this.#told = false;
    this.#setting = SETS.test(text) && !own ? text : '';
    if (this.#standing && CONDITION.test(text)) this.#condition = clause;
  }

  /** "Whenever I paste an email, assume …", "could you reply in Welsh from now on": it asks and supposes nothing. */
  #isRule(text: string): boolean {
    return (this.#condition !== null && ORDERS.test(text)) || lastingRequest(text, this.#source.text) !== null;
  }

  /** Tells whether the clause is heard, since words that mute the sentence may begin or end with it. */
  #isHeard({ clause, index, text, own }: Body): boolean {
    const scope = this.#scope;
    const contrast = /\b(?:but|though|although)\b/.test(clause.border) && own;
    if (scope.muted === 'sentence' && contrast && !isSupposed(text)) scope.muted = null;
    if (scope.muted === 'clause' && (own || (index > 0 && !/^(?:and|or|, and|,)$/.test(clause.border))))
      scope.muted = null;
    const supposed =
      /(?:if|unless)$/.test(clause.border) ||
      (!this.#isRule(text) &&
        (isSupposed(text) ||
          (isDrafted(text) && !(this.#standing && HOW_TO_WRITE.test(text)) && !/^(?:if|when|whenever)\b/.test(text)) ||
          isOthersWords(text)));
    if (supposed && !HARMLESS_IF.test(text)) scope.muted = 'sentence';
    return scope.muted !== 'sentence' && !(scope.subject === 'other' && /^(?:who|which|that) /.test(text));
  }

  /** True for a clause that an earlier decision already tells: "I decided to drop Redux and use Zustand". */
  #isToldAlready({ clause, index }: Body): boolean {
    return (
      index > 0 &&
      this.#found.some(({ slot, source, to }) => slot === 'decision' && source === this.#source && to >= clause.to - 1)
    );
  }

  /** "Running a marathon, that's my goal", "I've made up my mind, I'm …": what a clause makes of the one beside it. */
  #aimOrDecision({ clause, index, at, text, own }: Body): boolean {
    const [first] = this.#clauses;
    if (index === 1 && first !== undefined && this.#found.length === 0 && IS_GOAL.test(text)) {
      const aim = openingOf(first.text).at;
      if (IS_AIMED.test(first.text.slice(aim)))
        this.#found.push(fact('goal', `has the goal ${toldOf(first, aim)}`, first));
      return true;
    }
    if (!own || index === 0 || !DECIDED.test(this.#clauses[index - 1]?.text ?? '')) return false;
    this.#found.push(fact('decision', `decided: ${toldOf(clause, at)}`, clause));
    return true;
  }
}

const withoutOpening = ({ text }: Clause): string => text.slice(openingOf(text).at);

/** True for a fact that outlives a sentence about today: who somebody is lasts; things true for today alone are not kept. */
const outlivesToday = ({ kind, slot, replaces }: Found): boolean =>
  kind === 'retraction' ||
  replaces === true ||
  /^(?:name|nickname|age|allergy|email|phone|birthday|decision)$/.test(slot);

/** "…, she said": the next clause gives it to somebody else. */
const isAttributed = ([next]: readonly Clause[]): boolean =>
  next !== undefined && OTHERS_SAY.test(next.text) && !OWN_SAYING.test(next.text);

const OTHERS_SAY =
  /^(?:(?:he|she|they|[a-z]+) (?:said|says|told me|claims|wrote)|(?:said|says|wrote|sang) (?:the|a|my|an|he|she|\w+$))\b/;
const SETS =
  /^(?:in|on|at|for|before|after|during|every|each|besides|most|these|as a hobby|first|whenever|when i am not|weekends|mornings|evenings|\w+days(?= and|$)|between|outside|over|to relax|to unwind)\b/;
/** "We use tabs, remember that". */
const REMEMBERED =
  /^(?:please |so |and )*(?:remember|note|keep in mind|do not forget) (?:that|this|it)(?: please| for me)?$/;
/** "Running a marathon, that's my goal". */
const IS_GOAL =
  /^(?:that|this|which) is (?:my|our) (?:(?:main|big|biggest|number one|current|ultimate) )?goal(?! (?:for )?(?:today|tonight|tomorrow|now|this (?:morning|afternoon|evening|week|session))\b)/;
const IS_AIMED = /^(?:to [a-z]+ |(?!being|having|going|asking|trying)[a-z]+ing )(?!this|that|these|those|it\b)\S/;
/** Relative clauses that say something in passing: "a beagle who ate a sock this morning". */
const RELATIVE = / (?:who|which) .*$/;
const DECIDED =
  /^(?:(?:so|ok|okay|well|and|right|i think|hey|update|finally) )*(?:(?:i|we) (?:have )?(?:finally |just )?(?:made up (?:my|our) minds?|made (?:my|a|the|our) decision|decided)|(?:my |our |the )?(?:final )?decision(?: made| time)?|(?:it|that) is (?:all )?(?:decided|settled|official|final)|(?:the )?decision is made|(?:my |our )?minds? (?:is |are )?made up|final answer)$/;
/** "Could you always answer in Welsh?" asks for it. */
const ASKED_OF_IT = /^(?:please )?(?:can|could|would|will) you /;
/** "Whenever I paste code": when the instructions of the sentence hold. */
const CONDITION =
  /^(?:whenever|every time|each time|any ?time|when|if) (?:i|we|you) (?!ask me\b|am\b|was\b|had\b|were\b)/;
const ORDERS =
  /^(?:please |just )*(?:assume|explain|tell (?:me|us)|write|translate|rewrite|rephrase|summari[sz]e|proofread|reply|answer|say|read|draft)\b/;
/** Orders about the form of anything written: "write dates day first". */
const HOW_TO_WRITE =
  /^(?:please |just )*(?:write|type|say|print) (?!me\b|an?\b|this\b|that\b|it\b|the\b|my\b|some\b|\w+ (?:about|for)\b)/;
/** "Type 1 diabetic here, snack ideas?": what comes after it is asked. */
const SAID_HERE = / here$/;
/** Openings that name someone of the user's. */
const SAYS = /^(?:my|our) /;
const OWN_SAYING = /^i (?:said|say|told|mentioned)/;
const HARMLESS_IF =
  /^(?:(?:it|that) (?:helps|matters|is (?:relevant|useful|important|possible|ok|okay))|possible|not|so|you (?:are (?:wondering|curious|interested)|must know|can|could|do not mind|want|need)|need be|anything|any)\b/;
const STANDING_SENTENCE =
  /\b(?:from (?:now|here|today|this (?:point|moment)) (?:on|out|onwards?|forward)|from (?:today|now)\b|going forward|moving forward|henceforth|in (?:the )?future\b|by default|every time|each time|whenever|any ?time (?:you|i)|at all times|(?:when|if) (?:you|i) (?:ask|answer|reply|write|explain|give|show|send|share|paste|talk|speak|respond|suggest|recommend|quote|use|list|summari[sz]e|review|request|mention|say|refer|generate|provide)\b|in all (?:your |our )?(?:answers|replies|responses|conversations|chats|messages)|(?:for|in|across|throughout|to) (?:all|every one of|every|each|each of|any) (?:of )?(?:our |my |your |the )?(?:future )?(?:answers?|repl(?:y|ies)|responses?|conversations?|chats?|messages?|correspondence)\b|as a (?:(?:general|standing) )?(?:rule|instruction|order)|without (?:fail|exception)|no exceptions|as standard|(?:until|till|unless) (?:(?:i|we) (?:say|tell you|ask|specify|state|ask you|request)(?: you)?(?: otherwise)?|further notice|(?:told|asked|stated) otherwise)|(?:this|that|it|which) (?:goes|applies|holds|counts) (?:for|to) (?:all|every|everything|any)|, always(?=[,.!;]|$)|, (?:not )?ever[.!]*$|\balways(?: please| thanks| ok| okay| yeah| lah| eh)*[.!]*$)/;
