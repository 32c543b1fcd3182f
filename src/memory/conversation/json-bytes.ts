/**
 * JSON that is ready to be sent, mostly as its bytes: what comes out of the cache goes into the reply without being made
 * a string in between. For 12 KB of Spanish or of anything with an emoji, decoding and encoding again takes 50 µs, as
 * long as the rest of the service's own work on a cached context.
 */

/** Text that is valid JSON, or a part of it. */
export type JsonText = string;

/** The same in UTF-8. */
export type JsonBytes = Buffer;

/** A JSON text in pieces, to be joined once, when it is sent. */
export type JsonPieces = readonly (JsonText | JsonBytes)[];

/** One piece after the other, as bytes. */
export function joinJson(pieces: JsonPieces): JsonBytes {
  return Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
}
