import { createHash, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { decrypt, encrypt } from './user-key.ts';

const ID_CHARACTERS = 16;

/** The key of an installation, which wraps the keys of its users and is itself in no database. */
export class MasterKey {
  /** Names the key without telling it. */
  readonly id: string;
  readonly #key: KeyObject;

  constructor(secret: Uint8Array) {
    this.id = createHash('sha256')
      .update('hipocampo master key\0')
      .update(secret)
      .digest('hex')
      .slice(0, ID_CHARACTERS);
    this.#key = createSecretKey(Buffer.from(secret));
  }

  /** Seals a user's key, bound to whose it is. */
  wrap(secret: Uint8Array, whose: string): Buffer {
    return encrypt(this.#key, randomBytes(12), secret, whose);
  }

  /** Opens what `wrap` sealed. Throws `Unreadable`. */
  unwrap(wrapped: Uint8Array, whose: string): Buffer {
    return decrypt(this.#key, Buffer.from(wrapped), whose);
  }
}
