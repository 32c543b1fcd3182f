/** The characters read of a text: the model reads 256 word pieces of the translation, which are fewer. */
const MOST_CHARACTERS = 4_096;
/** A run without a blank that is no word: it would be looked up at each of its characters. */
const LONGEST_WORD = 128;

/**
 * Returns a text as it can be translated: composed letters, one line, no control characters, nothing that is no Unicode; each line
 * ends as a sentence, so that none runs into the next. Empty where there is nothing to read.
 */
export function translatable(text: string): string {
  return text
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
    .normalize('NFC')
    .replace(/(?<=[\p{L}\p{N}]) *[\r\n]\s*/gu, '. ')
    .replace(/[\s\p{C}]+/gu, ' ')
    .replace(OVERLONG, '$& ')
    .trim();
}

const OVERLONG = new RegExp(`\\S{${LONGEST_WORD}}`, 'gu');
