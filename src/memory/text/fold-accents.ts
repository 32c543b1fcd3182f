const ASCII = /^[\0-\x7f]*$/;
// Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowels and stretching. Marks of Indic scripts are letters in all but name.
const OPTIONAL_MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;

/** True for a text of plain Latin letters, digits and signs: nothing in it is accented or could be composed. */
export function isAscii(text: string): boolean {
  return ASCII.test(text);
}

/** Removes the marks that a hurried writer leaves out: "mañana" and "manana", "شُكرًا" and "شكرا" become one word. */
export function foldAccents(text: string): string {
  if (ASCII.test(text)) return text;
  return withFewMarks(text).normalize('NFD').replace(OPTIONAL_MARKS, '').normalize('NFC');
}

/** Composes a text, NFKC in time linear in the text. */
export function compose(text: string): string {
  return ASCII.test(text) ? text : withFewMarks(text).normalize('NFKC');
}

/**
 * Returns a text with no more than eight marks on a letter, which any normal form takes time linear in the text for: bringing marks into order is
 * quadratic in the length of a run of them (256 KiB of two kinds in turn take half a minute), and no script piles up more than a few.
 */
export function withFewMarks(text: string): string {
  return text.length < MANY_MARKS ? text : text.replace(PILED_MARKS, '$1');
}

/** Returns the text on one line, every run of white space as one blank, in one normal form. */
export function evened(text: string): string {
  return withFewMarks(text)
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Two of them are marks once they are composed by NFKC: those of voice in narrow Katakana. */
const PILED_MARKS = /([\p{M}\uff9e\uff9f]{8})[\p{M}\uff9e\uff9f]+/gu;
const MANY_MARKS = 256; // characters, in fewer of which no run of marks costs anything: words are spared the look for one
