/**
 * Sentences that say what another one means, as data: both are read as one. A row has examples of what it joins, where `|` parts the two sentences,
 * and of what it leaves apart.
 */
interface JoinedSentences {
  /** Where the sentence that joins stands: a topic or an opening before the other, a claim behind it. */
  readonly kind: 'topic' | 'opening' | 'claim';
  readonly pattern: RegExp;
  readonly joins: readonly string[];
  readonly leaves: readonly string[];
}

export const JOINED_SENTENCES: readonly JoinedSentences[] = [
  // A topic that is put as a question and answered at once.
  {
    kind: 'topic',
    pattern: /^\s*¿?\s*(?:y |pero )?mis? \p{L}+ (?:favorit|preferid)[oa]s?(?: de siempre)?\s*\?$/iu,
    joins: ['¿Mi color favorito?| El verde'],
    leaves: ['¿Tu color favorito?| El verde'],
  },
  {
    kind: 'topic',
    pattern: /^\s*(?:and )?(?:my )?(?:all[- ]time )?(?:fav(?:e|s|ou?rite)?(?: [\p{L}-]+){1,3}|hobby|hobbies)\s*\?$/iu,
    joins: ['Favorite author?| Janet Frame', 'My hobby?| Chess'],
    leaves: ['Which author?| Janet Frame'],
  },
  // An opening that says how the next sentence is meant.
  {
    kind: 'opening',
    pattern: /^\s*(?:(?:hi|hello|hey),? )?new here[.!]$/i,
    joins: ['New here.| Orla, 41, Trim, baker'],
    leaves: ['Anything new here?| Orla is'],
  },
  {
    kind: 'opening',
    pattern: /^\s*(?:(?:we|i|finally|just|we've|i've) ){1,2}moved(?: at last)?[.!]$/i,
    joins: ["Finally moved!| We're in Derby now", "We moved at last!| We're in Derby now"],
    leaves: ['They moved.| We are in Derby now'],
  },
  {
    kind: 'opening',
    pattern: /^\s*(?:hola,? )?(?:soy )?nuev[oa] (?:por )?(?:acá|aca|aquí|aqui)[.!]$/i,
    joins: ['Nueva acá.| Olga, 41, panadera'],
    leaves: ['¿Algo nuevo acá?| Olga sí'],
  },
  {
    kind: 'opening',
    pattern: /^\s*(?:sou )?nov[oa] (?:por )?aqui[.!]$/i,
    joins: ['Nova aqui.| Olga, 41, padeira'],
    leaves: ['Algo novo aqui?| Olga sim'],
  },
  // A sentence that says of whom the thing is that the question before it names.
  {
    kind: 'claim',
    pattern: /^\s*that['’]?s my \p{L}+\s*(?:$|[.!,\n])/iu,
    joins: ["What tyre pressure for a Clio?| That's my car"],
    leaves: ["What tyre pressure for a Clio?| That's my question to you"],
  },
];
