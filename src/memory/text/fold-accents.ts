const ASCII = /^[\0-\x7f]*$/;
// Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowels and stretching. Marks of Indic scripts are letters in all but name.
const OPTIONAL_MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;

/** True for a text of plain Latin letters, digits and signs: nothing in it is accented or could be composed. */
export function isAscii(text: string): boolean {
  return ASCII.test(text);
}

/** Removes the marks that a hurried writer leaves out: "mañana" and "manana", "شُكرًا" and "شكرا" become one word. */
export function foldAccents(text: string): string {
  return ASCII.test(text) ? text : text.normalize('NFD').replace(OPTIONAL_MARKS, '').normalize('NFC');
}

/**
 * Composes a text, NFKC in time linear in the text: bringing marks into order is quadratic in the length of a run of them (256 KiB of two kinds in
 * turn take half a minute), and no script piles up more than a few on a letter.
 */
export function compose(text: string): string {
  return ASCII.test(text) ? text : text.replace(PILED_MARKS, '$1').normalize('NFKC');
}

const PILED_MARKS = /(\p{M}{8})\p{M}+/gu;
