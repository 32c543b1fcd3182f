const TEXTS = 256; // a build's query comes back within seconds, as the first message of the turn that is saved
const LONGEST = 1_000; // characters: the rest of a worker's memory is for contexts

/**
 * Returns a reader that remembers what it made of the last texts. `read` must hang on the text and `key` alone, and nobody may change
 * what it returns.
 */
export function recently<T>(read: (text: string, key: string) => T): (text: string, key: string) => T {
  // By the text alone, whose hash the string itself remembers: hardly any is read under two keys.
  const known = new Map<string, { readonly key: string; readonly value: T }>();
  const texts: string[] = [];
  let next = 0;
  return (text, key) => {
    if (text.length > LONGEST) return read(text, key);
    const found = known.get(text);
    if (found?.key === key) return found.value;
    const value = read(text, key);
    if (found === undefined) {
      const oldest = texts[next];
      if (oldest !== undefined) known.delete(oldest);
      texts[next] = text;
      next = (next + 1) % TEXTS;
    }
    known.set(text, { key, value });
    return value;
  };
}
