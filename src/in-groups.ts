/** Returns items in groups of so many, in their order. */
export function inGroups<Item>(items: readonly Item[], counts: readonly number[]): Item[][] {
  let end = 0;
  return counts.map((count) => {
    end += count;
    return items.slice(end - count, end);
  });
}
