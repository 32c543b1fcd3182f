/**
 * Calls `each` with every match of a global pattern in a text, from left to right: those that `matchAll` finds, without the copy of the pattern
 * that it makes for each text, which is compiled anew. `each` must not use the pattern itself.
 */
export function eachMatch(pattern: RegExp, text: string, each: (match: RegExpExecArray) => void): void {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    each(match);
    if (match[0] === '') pattern.lastIndex += widthAt(text, pattern);
  }
}

/** Returns the units of the character at which a pattern goes on: a whole one where it reads by characters. */
function widthAt(text: string, { lastIndex, unicode }: RegExp): number {
  return unicode && (text.codePointAt(lastIndex) ?? 0) > 0xff_ff ? 2 : 1;
}
