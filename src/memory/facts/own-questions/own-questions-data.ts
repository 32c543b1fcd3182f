/** The form of the questions of a language. */

/** A demand on the value of a fact that answers a question, beside being of its slot. */
export type Holds = 'named' | 'placed' | 'counted' | 'taken';

/** The questions of a language. Lists are written as `WordList` reads them. */
export interface OwnQuestionsData {
  /** The words that may stand before a question, several times, and behind it. */
  readonly leads: string;
  readonly ends: string;
  /** Words that make the answer depend on the hour, the day or the mood, whatever else the question says. */
  readonly passing: string;
  /** The words of which a value has one that holds what is asked. */
  readonly holds: Readonly<Record<Holds, string>>;
  /**
   * Rules of whole questions. They yield `asks slot …` (the first slot that the user has a fact of; behind them perhaps what a value must hold), `named slot x` and
   * `counted slot x` (of the slot those that speak of x), `favorite x`, `key x` (a fact by its key).
   */
  readonly rules: string;
}
