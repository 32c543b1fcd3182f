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

/** The endings of what is asked, by that of the infinitive: of orders to whom one is familiar with, of wishes behind "que" (the last is that of "they"), and of those that would be. */
export type AskedEndings = Readonly<Record<string, readonly [orders: string, wishes: string, past: string]>>;

/** Word lists of the forms in which something is asked: orders, wishes, and wishes that would be. */
export interface Asked {
  readonly orders: string;
  readonly wishes: string;
  readonly past: string;
}

/**
 * Returns the forms of what is asked of somebody, each with the wish that tells it of "them": `pasar` gives the orders "pasame|paseme|pasadme = le
 * pasen", the wishes "pases|pase = pasen" and "pasaras = pasen". Irregular verbs name their orders and the stem of their wishes: `decir:di,deci/dig`. A verb with a `!`
 * is asked without a pronoun too. `pronouns`: those that stick to an order, with that of the wish: "me=le".
 */
export function asked(verbs: string, endings: AskedEndings, pronouns: string): Asked {
  const orders: string[] = [];
  const wishes: string[] = [];
  const past: string[] = [];
  for (const verb of wordsIn(verbs)) {
    const [said = '', irregular] = verb.split(':');
    const infinitive = said.replace('!', '');
    const ending = Object.keys(endings).find((one) => infinitive.endsWith(one)) ?? '';
    const [ordered = '', wished = '', once = ''] = endings[ending] ?? [];
    const stem = infinitive.slice(0, infinitive.length - ending.length);
    const [familiar, subjunctive = stem] = irregular?.split('/') ?? [];
    const wishEnds = wordsIn(wished);
    const told = subjunctive + (wishEnds.at(-1) ?? '');
    const forms = [
      ...(familiar?.split(',') ?? []),
      ...wordsIn(ordered)
        .filter((end) => familiar === undefined || end.length > 1)
        .map((end) => stem + end),
      ...wishEnds.filter((end) => !end.endsWith('s')).map((end) => subjunctive + end),
    ];
    wishes.push(`${wishEnds.map((end) => subjunctive + end).join('|')} = ${told}`);
    past.push(
      `${wordsIn(once)
        .map((end) => stem + end)
        .join('|')} = ${told}`,
    );
    if (said.endsWith('!')) orders.push(`${forms.join('|')} = ${told}`);
    for (const pronoun of wordsIn(pronouns)) {
      const [stuck = '', before = ''] = pronoun.split('=');
      orders.push(`${forms.map((form) => form + stuck).join('|')} = ${before.replace('+', ' ')} ${told}`);
    }
  }
  return { orders: orders.join(', '), wishes: wishes.join(', '), past: past.join(', ') };
}
