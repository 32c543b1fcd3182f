/**
 * Splits a JSON document into its parts as its text arrives, so that a document of any size is read in little memory: the members of
 * an object, with the elements of its large arrays one by one, or the elements of an array. What is inside of a part is left to
 * `JSON.parse`.
 */
import { HipocampoError } from '../../errors.ts';

/** A part of a document: a member of the object, or an element of one of its arrays (with an index), as JSON text. */
export interface JsonPart {
  /** The member's name; empty for the elements of a document that is an array. */
  readonly key: string;
  /** The element's index; null for a whole member. */
  readonly index: number | null;
  readonly text: string;
}

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = [0x7b, 0x7d, 0x5b, 0x5d];

/** The largest part that is read: well above a turn of 64 messages. */
const PART_CHARACTERS = 32 * 1_048_576;

type Mode = 'start' | 'key' | 'colon' | 'value' | 'after' | 'end';

/** Yields the parts of a document in their order; elements of the arrays that `streamed` names come one by one. Throws `invalid_request`. */
export async function* splitJson(
  chunks: AsyncIterable<string>,
  streamed: ReadonlySet<string>,
): AsyncGenerator<JsonPart> {
  const splitter = new Splitter(streamed);
  for await (const chunk of chunks) yield* splitter.push(chunk);
  splitter.end();
}

class Splitter {
  readonly #streamed: ReadonlySet<string>;
  #mode: Mode = 'start';
  #isObject = false;
  #inArray = false;
  #key = '';
  #index: number | null = null;
  /** The text of the part or the key that is being read, and how deep inside of it the reading is. */
  #text = '';
  #depth = 0;
  #inString = false;
  #escaped = false;
  /** True directly after a comma, where no bracket may close. */
  #wantsMore = false;

  constructor(streamed: ReadonlySet<string>) {
    this.#streamed = streamed;
  }

  *push(chunk: string): Generator<JsonPart> {
    let from = 0; // of the part that is being read
    for (let at = 0; at < chunk.length; at += 1) {
      const code = chunk.charCodeAt(at);
      if (this.#mode === 'value' || this.#mode === 'key') {
        if (this.#text === '' && from === at && isBlank(code)) {
          from = at + 1;
          continue;
        }
        const isFirst = this.#text === '' && from === at;
        const step = this.#step(code, isFirst);
        if (step === 'on') continue;
        if (step === 'enter') {
          from = at + 1;
          continue;
        }
        const text = this.#text + chunk.slice(from, step === 'with' ? at + 1 : at);
        this.#text = '';
        from = at + 1;
        if (this.#mode === 'key') {
          if (text.trim() !== '') {
            this.#key = keyOf(text);
            this.#mode = 'colon';
            continue;
          }
        } else if (text.trim() !== '') {
          yield { key: this.#key, index: this.#index, text };
          this.#wantsMore = false;
          this.#mode = 'after';
        }
        if (step === 'with') continue;
        this.#structure(code);
        continue;
      }
      from = at + 1;
      if (!isBlank(code)) this.#structure(code);
    }
    if (this.#mode === 'value' || this.#mode === 'key') {
      this.#text += chunk.slice(from);
      if (this.#text.length > PART_CHARACTERS)
        throw new HipocampoError('payload_too_large', 'a part of the document is too large');
    }
  }

  end(): void {
    if (this.#mode !== 'end') throw notJson();
  }

  /** Reads one character of a part: `on` where the part goes on, `with` and `before` where it ends, `enter` where its elements are the parts. */
  #step(code: number, isFirst: boolean): 'on' | 'with' | 'before' | 'enter' {
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false;
      else if (code === BACKSLASH) this.#escaped = true;
      else if (code === QUOTE) {
        this.#inString = false;
        if (this.#depth === 0) return 'with';
      }
      return 'on';
    }
    if (code === QUOTE) {
      this.#inString = true;
      return 'on';
    }
    if (code === OPEN_ARRAY && isFirst && !this.#inArray && this.#mode === 'value' && this.#streamed.has(this.#key)) {
      this.#inArray = true;
      this.#index = 0;
      this.#wantsMore = false;
      return 'enter';
    }
    if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
      this.#depth += 1;
      return 'on';
    }
    if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) {
      if (this.#depth === 0) return 'before';
      this.#depth -= 1;
      return this.#depth === 0 ? 'with' : 'on';
    }
    return code === COMMA && this.#depth === 0 ? 'before' : 'on';
  }

  /** Reads one character between parts. */
  #structure(code: number): void {
    const isEmpty = this.#mode === 'value' || this.#mode === 'key';
    if (this.#mode === 'start' && (code === OPEN_OBJECT || code === OPEN_ARRAY)) {
      this.#isObject = code === OPEN_OBJECT;
      this.#inArray = !this.#isObject;
      this.#index = this.#isObject ? null : 0;
      this.#mode = this.#isObject ? 'key' : 'value';
    } else if (this.#mode === 'colon' && code === COLON) this.#mode = 'value';
    else if (code === COMMA && this.#mode === 'after') {
      if (this.#inArray) this.#index = (this.#index ?? 0) + 1;
      this.#mode = this.#inArray ? 'value' : 'key';
      this.#wantsMore = true;
    } else if (code === CLOSE_ARRAY && this.#inArray && (this.#mode === 'after' || (isEmpty && !this.#wantsMore))) {
      this.#inArray = false;
      this.#index = null;
      this.#mode = this.#isObject ? 'after' : 'end';
    } else if (
      code === CLOSE_OBJECT &&
      this.#isObject &&
      !this.#inArray &&
      (this.#mode === 'after' || (this.#mode === 'key' && !this.#wantsMore))
    )
      this.#mode = 'end';
    else throw notJson();
  }
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

function keyOf(text: string): string {
  try {
    const key: unknown = JSON.parse(text);
    if (typeof key === 'string') return key;
  } catch {
    // told below
  }
  throw notJson();
}

function notJson(): HipocampoError {
  return new HipocampoError('invalid_request', 'the body is not valid JSON');
}
