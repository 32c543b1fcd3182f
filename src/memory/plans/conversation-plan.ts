/**
 * The plan of a conversation that goes on to other matters: which of its messages say something of the plan, and when it is let go.
 *
 * A message says something of the plan where it turns to it by its own words: it names what the plan is for or its day, changes it, tells of who goes, or is a plan by
 * itself. Any other, "a las 11", fills slots only while the plan is what is spoken of: not where it answers a question about something else,
 * not where it goes on to another matter, not behind a turn that did, and not after `AWAY` turns without a word of the plan. After `LET_GO` such turns the plan is closed.
 */
import { ASKED_WITHIN, mayAnswer, putAnswers } from '../facts/extraction/bare-answer.ts';
import { once } from '../once.ts';
import { emptied } from './open-plan.ts';
import type { PlanContextExtractor } from './plan-context-extractor.ts';
import { isOpenPlan, type PlanState } from './plan-state.ts';
import type { ExtractOptions } from './read-slots.ts';

/** A turn before the message. */
export interface PlanTurn {
  readonly query: string;
  /** What the assistant said. */
  readonly reply: string;
  /** True where the query went on to another matter. */
  readonly isShift: boolean;
}

/** The conversation before a query, asked for only where there is a plan to hold it against, or it may open one by an answer: most queries need neither. */
export interface PlanBefore {
  /** Returns the last turns, oldest first. */
  turns(): readonly PlanTurn[];
  /** Returns whether the query goes on to another matter. */
  isShift(): boolean;
}

export type ConversationOptions = ExtractOptions & PlanBefore;

const AWAY = 4; // turns
/** Likewise: then the plan is closed, and only a message that turns to it brings it back. */
export const LET_GO = 6; // turns

/** How the conversation stands to its plan: what was said last, and since when nothing was said of the plan. */
interface Standing {
  readonly reply: string;
  /** The number of turns since the last that said something of the plan; 0 behind such a turn, and where nothing is known. */
  readonly idle: number;
  /** True where one of them went on to another matter. */
  readonly isShifted: boolean;
}

const BEGIN: Standing = { reply: '', idle: 0, isShifted: false };

/** Turns that were read: an entry that is extended keeps its turns, so that each is read once. */
const turnsRead = new WeakMap<PlanTurn, boolean>();

type Plans = Pick<PlanContextExtractor, 'extractFromQuery' | 'turnsToPlan' | 'askedBy' | 'isElsewhere'>;

/** The words of a query about the plan of its conversation, read. */
export interface ConversationPlan {
  /** The slots that it fills or empties; of a plan that is let go each is null. */
  readonly found: PlanState;
  /** True where it is about another matter: it is no time to ask for what the plan lacks. */
  readonly isBeside: boolean;
  /** True where the plan is let go: the conversation went on to other matters. */
  readonly isLetGo?: boolean;
}

/** Reads a query in the light of the turns before it. */
export function readConversationPlan(plans: Plans, query: string, options: ConversationOptions): ConversationPlan {
  const { planState: open, language } = options;
  if (!isOpenPlan(open)) return { found: openedBy(plans, query, options), isBeside: false };
  const standing = options.turns().reduce((before, turn) => standingAfter(plans, turn, before, options), BEGIN);
  const isTurning = once(() => plans.turnsToPlan(query, options));
  if (standing.idle >= LET_GO && !isTurning())
    return { found: { ...emptied(open), ...openedBy(plans, query, options) }, isBeside: false, isLetGo: true };
  const isSpoken = isSpokenOf(plans, query, options.isShift(), standing, options);
  if (!isSpoken && !isTurning()) return { found: {}, isBeside: true };
  const found = plans.extractFromQuery(query, options);
  if (Object.keys(found).length > 0) return { found, isBeside: false };
  return { found, isBeside: (standing.idle > 0 && !isTurning()) || plans.isElsewhere(query, language) };
}

function standingAfter(plans: Plans, turn: PlanTurn, before: Standing, options: ConversationOptions): Standing {
  const { query, reply, isShift } = turn;
  let isOfPlan = turnsRead.get(turn);
  if (isOfPlan === undefined) {
    const filled = Object.keys(plans.extractFromQuery(query, options));
    // What it filled was not there when it was asked for.
    const lacking = Object.fromEntries(
      Object.entries(options.planState ?? {}).filter(([slot]) => !filled.includes(slot)),
    );
    isOfPlan =
      (filled.length > 0 && isSpokenOf(plans, query, isShift, before, { ...options, planState: lacking })) ||
      plans.turnsToPlan(query, options);
    turnsRead.set(turn, isOfPlan);
  }
  return isOfPlan
    ? { reply, idle: 0, isShifted: false }
    : { reply, idle: before.idle + 1, isShifted: before.isShifted || isShift };
}

/** True for a query that is of the plan although none of its words say so. */
function isSpokenOf(
  plans: Plans,
  query: string,
  isShift: boolean,
  { reply, idle, isShifted }: Standing,
  { language, planState }: ConversationOptions,
): boolean {
  const isAway = isShifted || idle >= AWAY;
  if (isAnswer(query, reply)) {
    const { isNamed, isElsewhere, slots } = plans.askedBy(reply.slice(-ASKED_WITHIN), language, planState ?? {});
    // "¿Qué edad tiene?", "7": a number answers the question that was asked, whatever else is named beside it.
    if (slots.length === 0 && NUMBER.test(query)) return false;
    if (isNamed || (!isAway && slots.some((slot) => planState?.[slot] === undefined))) return true;
    if (idle > 0 || isElsewhere || isOfLife(query, reply, language)) return false;
  }
  return !isShift && !isAway;
}

const NUMBER = /^\W*\d+\W*$/;

/** Returns the plan that a query opens. An answer to a question opens one only where it says what is sought: "34" and "in York" are of the user's life. */
function openedBy(plans: Plans, query: string, options: ConversationOptions): PlanState {
  const found = plans.extractFromQuery(query, { ...options, planState: {} });
  if (Object.keys(found).length === 0 || !mayBeAnswer(query)) return found;
  const reply = options.turns().at(-1)?.reply ?? '';
  if (!isAnswer(query, reply)) return found;
  const isSought = found.activity !== undefined || found.cuisine !== undefined;
  return isSought && !isOfLife(query, reply, options.language) ? found : {};
}

/** True for an answer to what the assistant asked of the user's life. */
function isOfLife(query: string, reply: string, language: string): boolean {
  return putAnswers(query, { said: reply, told: '' }, language).length > 0;
}

/** True for a message that may answer a question of what was said before it. */
function isAnswer(query: string, reply: string): boolean {
  return reply.includes('?') && mayBeAnswer(query);
}

function mayBeAnswer(query: string): boolean {
  return !query.includes('?') && mayAnswer(query);
}
