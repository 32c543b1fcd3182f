/** The shape of a language's words of the parts of life: the third sign of a change of topic is that a text is of another one. */

/** The words of each part, which need not be all: a text with none of them tells nothing. A word may be of several. */
export type DomainWords = Readonly<Record<Domain, string>>;

/** The parts of life that people ask an assistant about. */
export type Domain =
  | 'code'
  | 'devices'
  | 'work'
  | 'law'
  | 'money'
  | 'health'
  | 'food'
  | 'travel'
  | 'home'
  | 'family'
  | 'pets'
  | 'sport'
  | 'language'
  | 'culture'
  | 'science'
  | 'vehicles';
