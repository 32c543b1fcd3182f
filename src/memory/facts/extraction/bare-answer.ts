/**
 * Bare answers: "34" behind "How old are you?" says "I am 34", "yes" behind "Are you vegetarian?" says "I am vegetarian". What a question makes of
 * its answer stands as rules of the language (`asked`); the sentence that comes of it is read as any other.
 */
import { filled } from '../../understanding/filled.ts';
import type { Language } from '../../understanding/language.ts';
import { factLanguageOf, languagesOf } from '../../understanding/languages.ts';
import type { ReadText } from '../../understanding/read-text.ts';
import type { Call } from '../../understanding/rule-set.ts';
import type { Token } from '../../understanding/token.ts';
import type { FactLanguage } from '../said.ts';
import { FACT_SPEECH } from './fact-speech.ts';

/** An answer put into a sentence. */
export interface PutAnswer {
  readonly language: Language;
  /** The sentence: words that the question gave, and from `from` on the answer to its letter. */
  readonly content: string;
  readonly from: number;
  /** Where the answer begins in the message, and where it ends. */
  readonly start: number;
  readonly end: number;
}

const LONGEST_ANSWER = 80; // characters
const MOST_WORDS = 10; // of an answer
/** The part of what the assistant said that a question is looked for in: its last characters. */
export const ASKED_WITHIN = 400;
/** The mark of what belongs to somebody: "your son's name". */
export const POSSESSIVE = /(?<=\p{L})['’]s(?= (?:name|age)\b)/gu;
const END_OF_SENTENCE = /[.!?…]+(?:\s|$)|\n|;/;

/** True for a message that may begin with a bare answer: only for such a one need anybody look what was asked. */
export function mayAnswer(content: string): boolean {
  const { length } = answerIn(content);
  return length > 0 && length <= LONGEST_ANSWER;
}

/** Returns the first sentence of a message; of one that asks what stands before its last comma: "Leeds, you?". */
function answerIn(content: string): string {
  const end = END_OF_SENTENCE.exec(content);
  if (end === null) return content;
  const sentence = content.slice(0, end.index);
  return end[0].startsWith('?') ? sentence.slice(0, Math.max(0, sentence.lastIndexOf(','))) : sentence;
}

/** The words that an answer is read beside: what the assistant said before it, and what its user had said before that. */
export interface Asked {
  readonly said: string;
  readonly told: string;
}

/**
 * Returns the sentences that a message's answer may make with what the assistant asked before it, the likeliest first: one for each of several questions, or one
 * behind the last of them, or an earlier one. None where it answers nothing. `declared`: the language of the turn.
 */
export function putAnswers(content: string, { said, told }: Asked, declared: string): PutAnswer[][] {
  const questions = said.slice(-ASKED_WITHIN).replace(POSSESSIVE, '');
  if (!questions.includes('?') || !mayAnswer(content)) return [];
  const answer = answerIn(content);
  for (const { code } of languagesOf(questions, declared)) {
    const language = factLanguageOf(code);
    if (language === undefined) continue;
    const calls = askedIn(questions, language).flatMap((call) => withAntecedent(call, told, language));
    const each = putEach(calls, answer, language);
    const alone = calls.flatMap((call) => putBehind(call, { answer, at: 0 }, language) ?? []).map((put) => [put]);
    if (each.length + alone.length > 0) return each.length > 0 ? [each, ...alone] : alone;
  }
  return [];
}

/** Returns "41, Croydon" put behind "How old are you and where do you live?": a part for each question, in their order; none where the parts are not as many. */
function putEach(calls: readonly Call[], answer: string, language: Language): PutAnswer[] {
  if (calls.length < 2 || calls.some(({ call }) => call !== 'says')) return [];
  const { tokens } = language.readWords(answer);
  const ands = language.list('and');
  const cuts = tokens.flatMap((token) =>
    token.plain === ',' || ands.valueOf(token.written) !== undefined ? [token] : [],
  );
  if (cuts.length < calls.length - 1) return [];
  const parts = calls.map((_call, place) => {
    const from = cuts[place - 1]?.end ?? 0;
    return { answer: answer.slice(from, place === calls.length - 1 ? answer.length : cuts[place]?.start), at: from };
  });
  const asked = calls.toReversed();
  return parts.flatMap((part, place) => putBehind(asked[place] as Call, part, language) ?? []);
}

/**
 * Returns a call as it is, or, where it speaks of somebody by a pronoun ("What's her name?"), of the one whom the user has just told of as theirs; none where
 * there is not one alone. Words behind "or" are for where nobody was told of, and the user is meant.
 */
function withAntecedent(call: Call, told: string, language: Language): Call[] {
  if (call.call !== 'of') return [call];
  const [words = '', otherwise] = call.args.join(' ').split(' or ');
  const text = language.readWords(told);
  const kinds = ['relatives', 'animals', 'partners'].map((name) => language.list(name));
  const named = text.tokens.flatMap((_token, at) => {
    const end = Math.max(0, ...kinds.map((list) => list.at(text, at)?.end ?? 0));
    return end === 0 ? [] : [{ at, end }];
  });
  const [one, other] = named;
  if (one === undefined) return otherwise === undefined ? [] : [{ call: 'says', args: [otherwise], values: {} }];
  const mine = language.list('own ones');
  const own = [1, 2, 3, 4]
    .map((back) => mine.at(text, one.at - back))
    .find((entry) => entry !== undefined && entry.end <= one.at && one.at - entry.end <= MOST_BETWEEN);
  if (own === undefined || other !== undefined) return [];
  const x = text.tokens
    .slice(one.at, one.end)
    .map(({ written }) => written)
    .join(' ');
  return [{ call: 'says', args: [words], values: { x, m: own.value ?? '' } }];
}

const MOST_BETWEEN = 1; // words between "my" and whom it is said of: "my old dog"

/** Returns what the questions of a text make of their answers, the last question first. */
function askedIn(said: string, language: Language): Call[] {
  const text = language.readWords(said);
  return language
    .rules('asked')
    .all(text)
    .filter(({ from }) => text.clauseAt(from)?.isAsked === true)
    .map(({ value }) => value as Call)
    .reverse();
}

/** A part of a message that answers, and where it begins. */
interface AnswerPart {
  readonly answer: string;
  readonly at: number;
}

function putBehind(call: Call, { answer, at }: AnswerPart, language: Language): PutAnswer | undefined {
  const text = language.readWords(answer);
  const { tokens } = text;
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return undefined;
  const [asked = ''] = filled(call.args.join(' '), call.values);
  const open = call.call === 'holds' ? FACT_SPEECH[language.code as FactLanguage].indefinite.exec(asked) : null;
  const words = open === null ? asked : asked.slice(0, open.index);
  const agreed = behindAll('agrees', text, 0, language);
  if (call.call === 'holds' && open === null) {
    if (agreed > 0) return { language, content: words, from: 0, start: 0, end: tokens[agreed - 1]?.end ?? 0 };
    return corrected(call, text, answer, language);
  }
  // "Do you play any instruments?", "yes, the cello": what is said of it stands behind.
  if (open !== null && agreed === 0) return undefined;
  const first = tokens[behindAll('answer leads', text, agreed, language)];
  if (first === undefined || speaks(text, first.start, language)) return undefined;
  const [before = '', behind = ''] = words.split(PLACE);
  const opening = openingOf(before.trim(), first, language);
  const content = `${opening} ${withUnit(text, answer, first, behind)}`;
  return { language, content, from: opening.length + 1, start: at + first.start, end: at + answer.length };
}

/** Where the answer stands in words that go on behind it: "I have _ kids". */
const PLACE = '_';

/** Returns an answer from its first word on with the words that go on behind it: behind its number, "two kids, Ana and Leo", unless that has some of its own: "7 months". */
function withUnit({ tokens }: ReadText, answer: string, first: Token, unit: string): string {
  const next = tokens[tokens.indexOf(first) + 1];
  const isAlone = next === undefined || next.kind === 'mark';
  return answer.slice(first.start, first.end) + (isAlone ? unit : '') + answer.slice(first.end);
}

/** "No, in York" behind "Do you live in Leeds?" lives in York: the words of the statement up to what was asked, then the answer. */
function corrected({ args, values }: Call, text: ReadText, answer: string, language: Language): PutAnswer | undefined {
  const denied = behindAll('denies', text, 0, language);
  const first = text.tokens[denied];
  const asked = args.indexOf('{x}');
  if (denied === 0 || first === undefined || values.v === undefined || asked < 0) return undefined;
  if (language.list('answer joints').valueOf(first.written) === undefined) return undefined;
  const [opening = ''] = filled(args.slice(0, asked).join(' '), values);
  const { start } = first;
  return {
    language,
    content: `${opening} ${answer.slice(start)}`,
    from: opening.length + 1,
    start,
    end: answer.length,
  };
}

/** Returns the words that an answer stands behind, without the last one where it brings its own: "vivo en", "en Rosario". */
function openingOf(words: string, first: Token, language: Language): string {
  const list = language.list('answer joints');
  const last = words.slice(words.lastIndexOf(' ') + 1);
  const kind = list.valueOf(first.written);
  return kind !== undefined && kind === list.valueOf(last) ? words.slice(0, -last.length - 1) : words;
}

/** Returns the token behind all entries of a list, and the marks between them, that stand at a token. */
function behindAll(name: string, text: ReadText, at: number, language: Language): number {
  const list = language.list(name);
  let to = at;
  for (;;) {
    const next = text.tokens[to]?.kind === 'mark' ? to + 1 : list.at(text, to)?.end;
    if (next === undefined || next <= to) return to;
    to = next;
  }
}

/** True for an answer that is a sentence of its own, or denies. */
function speaks(text: ReadText, start: number, language: Language): boolean {
  const at = text.tokens.findIndex((token) => token.start === start);
  return ['own openers', 'denies'].some((name) => language.list(name).at(text, at) !== undefined);
}
