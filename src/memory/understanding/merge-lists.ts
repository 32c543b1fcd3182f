/** A group of named word lists of a language, or of named tables of rules. */
export type Named = Readonly<Record<string, string>>;

/**
 * Puts named lists together. Throws a RangeError that tells every name that two of the groups have: one of the lists would take the other's place
 * unnoticed.
 */
export function mergeLists(...groups: readonly Named[]): Named {
  const names = groups.flatMap((group) => Object.keys(group));
  const twice = [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
  if (twice.length > 0)
    throw new RangeError(`more than one list is named ${twice.map((name) => `"${name}"`).join(', ')}`);
  return Object.assign({}, ...groups) as Named;
}
