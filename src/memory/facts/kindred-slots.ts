/** Slots that may hold the same statement: someone who loves photography may have said so as a hobby or as a taste. */
const KIN: readonly (readonly string[])[] = [
  ['hobby', 'preference', 'habit'],
  ['allergy', 'health', 'diet'],
  ['work', 'profession'],
  ['home', 'other_home'],
];

/** Returns the other slots that may hold what one of this slot says. */
export function kinOf(slot: string): readonly string[] {
  return KIN.find((slots) => slots.includes(slot))?.filter((other) => other !== slot) ?? [];
}
