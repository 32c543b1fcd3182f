/** The shape of a language's rules of what a question is and when it is asked again: filled in a folder a language, read by `read-question.ts`. */

/** Ways of saying something, with the texts that test them. */
export interface QuestionSign {
  /** An alternative a line, as `memory/text/phrase` reads them. */
  readonly phrases: string;
  readonly examples: readonly string[];
  readonly others: readonly string[];
}

/** The kinds of answers that a question may want; one of another kind is another question, whatever its words. */
export const ASKED_KINDS = [
  'what to do',
  'what for',
  'why',
  'what time',
  'how often',
  'how long',
  'how far',
  'how old',
  'when',
  'how many',
  'where',
  'whom',
  'who',
  'how',
] as const;
/** A kind of answer; `what` is all that has no words of its own. */
export type AskedKind = (typeof ASKED_KINDS)[number] | 'what';

/** The words with which one asks. */
export interface AskingSigns {
  /** Words around a question that say nothing of what it asks: politeness, "can you tell me", "I wanted to know". */
  readonly frames: QuestionSign;
  /** Words that say that it was asked or told before, which are frames too: "remind me", "again", "I forgot". A text may open with them instead of a question. */
  readonly again: QuestionSign;
  /** The words with which an answer is asked for without a question mark; they open the text, behind its frames. */
  readonly asking: QuestionSign;
  /** Nouns by which an answer is asked for, wherever they stand. */
  readonly noun: QuestionSign;
  /** The words of each kind, which are no words of what is asked about. The first kind that stands, in the order of `ASKED_KINDS`, is it. */
  readonly kinds: Readonly<Record<(typeof ASKED_KINDS)[number], QuestionSign>>;
  /** Words that add nothing to what is asked, beside the stop words. */
  readonly light: string;
}

/** The signs of questions whose answer is not to be given again. */
export interface GateSigns {
  /** Requests for something to be done or made: done again, or made anew. They open the text, behind its frames. */
  readonly doing: QuestionSign;
  /** Questions whose answer depends on when they are asked. */
  readonly passing: QuestionSign;
  /** Questions for more of the same, for something else, or for whatever comes. */
  readonly more: QuestionSign;
  /** Words of somebody's state, to which no answer of another day fits. */
  readonly mood: QuestionSign;
  /** Words that lean on what was said just before: alone they ask for nothing. */
  readonly leaning: QuestionSign;
  /** Words of the user's own affairs: what was answered may have changed with what is known of the user. */
  readonly own: QuestionSign;
}

/** The parts of a question that decide what it asks. */
export interface SlotSigns {
  /** Numbers in words, `word:number`. */
  readonly numbers: string;
  /** What is measured, as its line of `same` stands for it: it tells that an amount is asked for, and stays a part of what is asked. */
  readonly measures: string;
  /** What else tells the kind of answer and stays a part of what is asked, likewise: an author is who wrote. */
  readonly aspects: string;
  /** Words that turn a question into its contrary, or narrow it by what is not to be. */
  readonly negations: string;
  /** Words that open a condition behind what is asked. */
  readonly conditions: string;
  /** Words before where something comes from, and before where it goes. */
  readonly from: string;
  readonly to: string;
  /** Words that a verb comes after, and the ends by which one is known. */
  readonly beforeVerbs: string;
  /** Those of them that somebody is named by: with one of them a few words are a statement, and name no matter. */
  readonly speakers: string;
  /** Verbs in the past of what lasts, in which one asks again what is so still; with `-` before it, an end of such verbs. */
  readonly past: string;
  readonly verbEnds: string;
  /** Small words that ask something else in each other's place: "can" and "must", "with" and "for", "my" and "your". */
  readonly swaps: string;
  /** Words that one way of asking has and another lacks while both ask the same: "is it safe to eat", "can I have", "I lost mine". */
  readonly soft: string;
  /** Words whose gender or number tells one from another, so that no stem stands for them. */
  readonly whole: string;
  /** Ways of saying the same in a question, a line each, after the word that stands for them all; after `-`, what adds nothing. */
  readonly same: string;
}

/** The signs of answers. */
export interface AnswerSigns {
  /** Answers that answer nothing; they open the answer. */
  readonly none: QuestionSign;
  /** The words with which the user says, in the next turn, that the answer was wrong or not what was asked; they open the text. */
  readonly correction: QuestionSign;
}

/** The rules of one language. */
export interface QuestionSigns {
  readonly asking: AskingSigns;
  readonly gates: GateSigns;
  readonly slots: SlotSigns;
  readonly answers: AnswerSigns;
  /** Words that say what is wanted, a line a sort of answer: `price: cost fee`. A word may stand in several. */
  readonly wanted: string;
}
