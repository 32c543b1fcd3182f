/** The shape of a language's signs of how a conversation goes on: filled in a file a language, read by `read-flow.ts`. */

/** Ways of saying something, with the texts that test them. */
export interface FlowSign {
  /** An alternative a line, as `memory/text/phrase` reads them. */
  readonly phrases: string;
  readonly examples: readonly string[];
  readonly others: readonly string[];
}

/** The signs of one language. */
export interface FlowSigns {
  /** The words with which somebody wants to hear no more of what was spoken of; they open the text. */
  readonly flush: FlowSign;
  /** The words with which somebody goes on to another matter; they open the text. */
  readonly shift: FlowSign;
  /** Words that lean on what was said before: alone they mean nothing. Anywhere in the text. */
  readonly leaning: FlowSign;
  /** Words that point at one of several things by its place: "the second". They lean likewise. */
  readonly pointing: FlowSign;
  /** Words that open a text which goes on with what was said: "and", "what if", "I meant". */
  readonly going: FlowSign;
  /** Words that open a question or a request: alone they go on with nothing. */
  readonly asking: FlowSign;
  /** Words of assent and thanks that may stand before whatever comes. */
  readonly assent: FlowSign;
  /** Words with which a decision is told. */
  readonly decision: FlowSign;
}
