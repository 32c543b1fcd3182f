const MOST_YEARS = 8; // between two times that an age is told

/** True for an age that somebody has a few years after another, or where one of the two is none: "turned 40 pages" is none of who is 30. */
export function isLaterAge(before: string, after: string): boolean {
  const ageIn = (value: string) => Number(/\d+/.exec(value)?.[0] ?? Number.NaN);
  const grown = ageIn(after) - ageIn(before);
  return Number.isNaN(grown) || (grown > 0 && grown <= MOST_YEARS);
}
