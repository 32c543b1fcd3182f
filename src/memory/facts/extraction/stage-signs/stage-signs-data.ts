/** The shape of a language's signs of a stage: filled in a file a language, made ready by `stage-signs.ts`, written as `sign-notation.ts` reads them. */

/**
 * The kinds of what signs tell. Of a user's message: `roles`: it deals out the parts of a play; `performs`: in it the assistant alone is to speak; `text`: it announces
 * a text to work on; `own text`: one that tells of the user; `leaves`: it steps out of the play or the text. Of an answer: `takes`: it asks for the text; `asks`: it
 * has the user say the next thing, without a question mark; `details`: it asks for what the user is.
 */
export const STAGE_KINDS = ['roles', 'performs', 'text', 'own text', 'leaves', 'takes', 'asks', 'details'] as const;

export type StageKind = (typeof STAGE_KINDS)[number];

/** The signs of one language. */
export interface StageSignsData {
  /** Words that several signs name by `<name>`, behind commas. */
  readonly lists: Readonly<Record<string, string>>;
  /** A sign a line: its words, `✓` and a text that shows it, `✗` and one that does not. */
  readonly signs: Readonly<Record<StageKind, string>>;
}
