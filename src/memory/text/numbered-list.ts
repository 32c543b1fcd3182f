/** The items of lists that are numbered from one: "1. La Venencia 2. Casa Labra". */

const LEAST_ITEMS = 2;

/** The mark before an item, wherever it stands in a line: "1.", "1)", "1.-", "**1.**", "1️⃣". */
const ITEM = /(?:^|[\s(])(?:\*\*|__)?(\d{1,2})(?:[.)][-–]?|\uFE0F?\u20E3[.)]?)(?:\*\*|__)?\s+/gu;

/** Returns the texts of a list's items, each up to the next one's mark; none where there is no list. */
export function numberedItems(text: string): string[] {
  const items: { from: number; at: number }[] = [];
  for (const match of text.matchAll(ITEM)) {
    if (Number(match[1]) === items.length + 1) items.push({ from: match.index + match[0].length, at: match.index });
  }
  return items.length < LEAST_ITEMS ? [] : items.map(({ from }, index) => text.slice(from, items[index + 1]?.at));
}
