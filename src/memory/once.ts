/** Returns work that is done when it is first asked for, and once. */
export function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | undefined;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}

/** Returns a record of what each work makes, done when its key is first read: tables of a language that a process may never meet. */
export function onceEach<Key extends string, T>(works: Readonly<Record<Key, () => T>>): Readonly<Record<Key, T>> {
  const all = {} as Record<Key, T>;
  for (const key of Object.keys(works) as Key[]) {
    const get = () => {
      const value = works[key]();
      Object.defineProperty(all, key, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(all, key, { get, enumerable: true, configurable: true });
  }
  return all;
}
