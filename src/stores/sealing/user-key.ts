import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  randomFillSync,
} from 'node:crypto';
import { RecentlyUsed } from '../../recently-used.ts';
import { isSealedBytes, joinSealed, SEALED_BYTES, splitSealed } from './sealed-text.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_BYTES = 9;
const WORD_BYTES = 9; // 72 bits: among the words of one user none falls on another
const WORDS_REMEMBERED = 50_000; // of all users, some 10 MB: a keyed hash costs 2 µs, a remembered one 0.3

const LONGEST_WORD = 64; // that is remembered

const words = new RecentlyUsed<string>(WORDS_REMEMBERED);

/** The failure to open a value: damaged, moved from where it was sealed, or under a key that is gone. Its message tells nothing of the value. */
export class Unreadable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Unreadable';
  }
}

/**
 * The data key of a user, unwrapped: what seals and opens that user's values. Each use has a key of its own, worked out from the
 * one that is stored.
 *
 * - sealed: AES-256-GCM under a random nonce, bound to the place that it stands in.
 * - same: the nonce is worked out from the value, so that equal values stay equal and SQL can compare them; bound to its kind of
 *   value alone. It tells that two rows of a user say the same, as a keyed hash would, and can be opened.
 * - hash: a keyed hash of a word, which nothing opens.
 */
export class UserKey {
  readonly id: string;
  readonly #sealing: KeyObject;
  readonly #comparing: KeyObject;
  readonly #nonces: Buffer;
  readonly #words: Buffer;
  /** The secret from which the hashes of the search index are made. */
  readonly searchSecret: Buffer;

  constructor(id: string, secret: Uint8Array) {
    const derived = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `hipocampo ${use}`, 32));
    this.id = id;
    this.#sealing = createSecretKey(derived('sealed'));
    this.#comparing = createSecretKey(derived('same'));
    this.#nonces = derived('same nonce');
    this.#words = derived('words');
    this.searchSecret = derived('search');
  }

  /** Seals a text, bound to a place: opened for another, it is refused. */
  seal(text: string, place: string, tag = ''): string {
    const data = encrypt(this.#sealing, newNonce(), Buffer.from(text), `${place}\0${tag}`);
    return joinSealed({ keyId: this.id, tag, data });
  }

  /** Opens what `seal` made of a text. Throws `Unreadable`. */
  open(sealed: string, place: string): string {
    const parts = splitSealed(sealed);
    if (parts === null) throw new Unreadable('a sealed value is cut short');
    return decrypt(this.#sealing, parts.data, `${place}\0${parts.tag}`).toString();
  }

  /** Seals a text so that the same text gives the same, whatever row it stands in. */
  sealSame(text: string, kind: string): string {
    return joinSealed({ keyId: this.id, tag: '=', data: this.#same(Buffer.from(text), kind) });
  }

  /** Opens what `sealSame` made of a text. Throws `Unreadable`. */
  openSame(sealed: string, kind: string): string {
    const parts = splitSealed(sealed);
    if (parts === null) throw new Unreadable('a sealed value is cut short');
    return decrypt(this.#comparing, parts.data, kind).toString();
  }

  /** Seals bytes so that the same bytes give the same. */
  sealSameBytes(bytes: Uint8Array, kind: string): Buffer {
    return Buffer.concat([SEALED_BYTES, Buffer.from(this.id, 'base64url'), this.#same(bytes, kind)]);
  }

  /** Opens what `sealSameBytes` made of bytes. Throws `Unreadable`. */
  openSameBytes(sealed: Uint8Array, kind: string): Buffer {
    return decrypt(this.#comparing, Buffer.from(sealed).subarray(SEALED_BYTES.length + KEY_ID_BYTES), kind);
  }

  /** Seals bytes for elsewhere than the database, bound to a place. */
  sealBytes(bytes: Uint8Array, place: string): Buffer {
    return Buffer.concat([Buffer.from(this.id, 'base64url'), encrypt(this.#sealing, newNonce(), bytes, place)]);
  }

  /** Opens what `sealBytes` made of bytes. Throws `Unreadable`. */
  openBytes(sealed: Uint8Array, place: string): Buffer {
    return decrypt(this.#sealing, Buffer.from(sealed).subarray(KEY_ID_BYTES), place);
  }

  /** Returns the keyed hash of a word. */
  hash(word: string): string {
    const name = `${this.id}${word}`;
    const known = words.get(name);
    if (known !== undefined) return known;
    const hash = createHmac('sha256', this.#words).update(word).digest().toString('base64url', 0, WORD_BYTES);
    if (word.length <= LONGEST_WORD) words.set(name, hash);
    return hash;
  }

  /** Returns the keyed hash of a number, 48 bits: a number in JavaScript as in SQL. */
  hashNumber(number: number): number {
    return createHmac('sha256', this.#words).update(`number ${number}`).digest().readUIntBE(0, 6);
  }

  #same(bytes: Uint8Array, kind: string): Buffer {
    const nonce = createHmac('sha256', this.#nonces).update(`${kind}\0`).update(bytes).digest();
    return encrypt(this.#comparing, nonce.subarray(0, NONCE_BYTES), bytes, kind);
  }
}

/** Random bytes for the next nonces: drawn one by one they are a quarter of what sealing costs. */
const drawn = Buffer.alloc(NONCE_BYTES * 512);
let used = drawn.length;

/** Returns a nonce that no other value has; it stands until the next one is asked for. */
function newNonce(): Buffer {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += NONCE_BYTES;
  return drawn.subarray(used - NONCE_BYTES, used);
}

/** Returns a new id for a key. */
export function newKeyId(): string {
  return randomBytes(KEY_ID_BYTES).toString('base64url');
}

/** Returns the id of the key that sealed bytes of a row are under; null for plain ones. */
export function keyIdOfBytes(bytes: Uint8Array): string | null {
  return isSealedBytes(bytes)
    ? Buffer.from(bytes.subarray(SEALED_BYTES.length, SEALED_BYTES.length + KEY_ID_BYTES)).toString('base64url')
    : null;
}

/** Returns nonce, ciphertext and authentication tag. */
export function encrypt(key: KeyObject, nonce: Uint8Array, bytes: Uint8Array, bound: string): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(bound));
  const text = cipher.update(bytes);
  cipher.final(); // of this cipher it gives nothing more
  return Buffer.concat([nonce, text, cipher.getAuthTag()]);
}

/** Returns the bytes that `encrypt` was given. Throws `Unreadable` where anything of them, or of what binds them, is another. */
export function decrypt(key: KeyObject, data: Buffer, bound: string): Buffer {
  if (data.length < NONCE_BYTES + TAG_BYTES) throw new Unreadable('a sealed value is cut short');
  const decipher = createDecipheriv(CIPHER, key, data.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(bound));
  decipher.setAuthTag(data.subarray(data.length - TAG_BYTES));
  try {
    const bytes = decipher.update(data.subarray(NONCE_BYTES, data.length - TAG_BYTES));
    decipher.final();
    return bytes;
  } catch {
    throw new Unreadable('a sealed value does not authenticate');
  }
}
