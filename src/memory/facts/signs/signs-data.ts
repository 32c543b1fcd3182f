/** The signs of one language, each of a kind of those that a room tells apart: filled in a file a language, made ready by `signs.ts`. */
export interface SignsData<Kind extends string> {
  /** Words that several signs name by `<name>`, behind commas. */
  readonly lists: Readonly<Record<string, string>>;
  /** A sign a line, as `sign-notation.ts` reads them: its words, `✓` and a text that shows it, `✗` and one that does not. */
  readonly signs: Readonly<Record<Kind, string>>;
}
