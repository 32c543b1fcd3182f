import { LRUCache } from 'lru-cache';

const TEXTS = 256; // a build's query comes back within seconds, as the first message of the turn that is saved
const LONGEST = 1_000; // characters: the rest of a worker's memory is for contexts

/**
 * Returns a reader that remembers what it made of the last texts. `read` must hang on the text and `key` alone, and nobody may change
 * what it returns.
 */
export function recently<T>(read: (text: string, key: string) => T): (text: string, key: string) => T {
  const known = new LRUCache<string, { readonly value: T }>({ max: TEXTS });
  return (text, key) => {
    if (text.length > LONGEST) return read(text, key);
    const name = `${key}\0${text}`;
    const found = known.get(name);
    if (found !== undefined) return found.value;
    const value = read(text, key);
    known.set(name, { value });
    return value;
  };
}
