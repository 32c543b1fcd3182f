/** Forms of words that word lists are made of, where a language's rule gives them: written once by their stems, in the form of `WordList`. */

/** Returns every stem with every ending: `withEndings('o a', 'abogad enfermer')` is "abogado, abogada, enfermero, enfermera". */
export function withEndings(endings: string, stems: string): string {
  const ends = endings.split(' ');
  return wordsIn(stems)
    .flatMap((stem) => ends.map((end) => stem + end))
    .join(', ');
}

/** The regular verbs of a language, by the ending of the infinitive: the endings of "I" and "he", of "we" and "they". */
export type Conjugation = Readonly<Record<string, readonly [first: string, third: string, we: string, they: string]>>;

/**
 * Returns verbs in the first person, each with its third as value: `vivir` is "vivo = vive, vivimos = viven". Irregular ones name both:
 * `jugar:juego/juega`. `pronoun` stands before values of verbs that are said with one: "se levanta".
 */
export function inThirdPerson(verbs: string, conjugation: Conjugation, pronoun = ''): string {
  return wordsIn(verbs)
    .map((verb) => {
      const [infinitive = '', irregular] = verb.split(':');
      const ending = Object.keys(conjugation).find((one) => infinitive.endsWith(one)) ?? '';
      const [first, third, we, they] = conjugation[ending] ?? ['', '', '', ''];
      const stem = infinitive.slice(0, infinitive.length - ending.length);
      const [one = stem + first, other = stem + third] = irregular?.split('/') ?? [];
      const others = irregular === undefined ? stem + they : other + they.slice(third.length);
      return `${one} = ${pronoun}${other}, ${stem}${we} = ${pronoun}${others}`;
    })
    .join(', ');
}

function wordsIn(said: string): string[] {
  return said.trim().split(/\s+/);
}
