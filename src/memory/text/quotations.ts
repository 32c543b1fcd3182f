/** Quotations in a text, from a mark to the first that closes it. A pattern would look to the end of the text from every mark that nothing closes. */

/** The marks that open a quotation, and those that close it. */
const CLOSING: Readonly<Record<string, string>> = { '«': '»', '"': '"', '“': '”' };
const OPENING = /[«"“]/g;

/** Yields where the quotations of a text stand, their marks included, in order; in time linear in the text. */
export function* quotationsIn(text: string): Generator<readonly [from: number, to: number]> {
  const unclosed = new Set<string>();
  let at = 0;
  for (const { 0: mark, index } of text.matchAll(OPENING)) {
    if (index < at || unclosed.has(mark)) continue;
    const end = text.indexOf(CLOSING[mark] as string, index + 1);
    if (end < 0) {
      unclosed.add(mark);
      continue;
    }
    at = end + 1;
    yield [index, at];
  }
}
