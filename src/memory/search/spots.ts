/**
 * The spots of a word in a turn tell roughly where it stands: the numbers of its places modulo 16 in 16 bits, then the messages in three
 * (the first, the second, any later one). Enough to tell most turns apart that say two words from those that say them one after the other, or in
 * one message, without their text.
 */
export type Spots = number;

const NUMBERS = 16;
const IN_NUMBERS = 0xffff;
const IN_MESSAGES = 0b111;
/** The messages that have a bit of their own: a word that is in none but these is known to be there and nowhere else. */
const KNOWN_MESSAGES = 0b011;

/** The spots of a word that may stand anywhere. */
export const ANYWHERE: Spots = 0x7_ffff;

/** Returns the spot of a word: the number of its place in the turn, counted over all messages, and of its message. */
export function spotAt(place: number, message: number): Spots {
  return (1 << (place % NUMBERS)) | (1 << (NUMBERS + Math.min(message, 2)));
}

/** Returns the messages of spots, a bit each. */
export function messagesOf(spots: Spots): number {
  return (spots >>> NUMBERS) & IN_MESSAGES;
}

/** Returns the messages in which a word surely stands that has these spots under each of its stems; none where the stems are of two words. */
export function sureMessagesOf(stems: readonly Spots[]): number {
  const all = stems.reduce((left, spots) => left & spots, ANYWHERE);
  return (all & IN_NUMBERS) === 0 ? 0 : messagesOf(all) & KNOWN_MESSAGES;
}

/** Returns those of `next` that stand `distance` words behind one of `spots`; 0 where none may. */
export function following(spots: Spots, distance: number, next: Spots): Spots {
  const by = distance % NUMBERS;
  const numbers = spots & IN_NUMBERS;
  return ((numbers << by) | (numbers >>> (NUMBERS - by))) & next & IN_NUMBERS;
}
