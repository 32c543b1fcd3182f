const ASCII = /^[\0-\x7f]*$/;
// Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowels and stretching. Marks of Indic scripts are letters in all but name.
const OPTIONAL_MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;

/** Without the marks that a hurried writer leaves out: "mañana" and "manana", "شُكرًا" and "شكرا" are one word. */
export function foldAccents(text: string): string {
  return ASCII.test(text) ? text : text.normalize('NFD').replace(OPTIONAL_MARKS, '').normalize('NFC');
}
