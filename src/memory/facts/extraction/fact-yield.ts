/**
 * The yield of a rule of facts, as its line writes it behind `=>`: a slot, and the value in the third person.
 *
 *     work works for {x}                     a fact; an enumeration in {x} gives one each
 *     home! lives in {x}                     a change: what was known of the slot no longer holds
 *     -work works for {x}                    a retraction: it no longer holds, and nothing takes its place
 *     origin+past was born in {x}            said in earnest also in a clause with that flag
 *     preference* wants short answers        told whatever a query is about
 *     hobby? plays {x}                       a broad rule: a guess, weighed by `certainty`
 *     favorite:{k} has {x} as favorite {k}   a slot with a name of its own; attribute:{k}, own:{k} likewise
 *     work works for {x} ; profession is {y}   two facts
 *     owned has {x}                          the slot by what it is: kin, animals, vehicles …; nothing where it is none of those
 */
export interface FactYield {
  readonly kind: 'fact' | 'retraction';
  readonly slot: string;
  /** The name within the slot ("favorite:{k}"); undefined where it has none. */
  readonly of: string | undefined;
  readonly stands: ReadonlySet<string>;
  readonly replaces: boolean;
  readonly standing: boolean;
  /** True where the rule is too broad to be believed by itself. */
  readonly isUnsure: boolean;
  readonly value: string;
}

const HEAD = /^(?<gone>-)?(?<slot>[a-z_]+)(?::(?<of>\S+?))?(?<flags>(?:\+[a-z]+)*)(?<marks>[!*?]*)$/;

const read = new WeakMap<readonly string[], readonly FactYield[]>();

/** Reads what a rule yields; the call of a match comes as the notation gives it. */
export function factYieldsOf(call: string, args: readonly string[]): readonly FactYield[] {
  let yields = read.get(args);
  if (yields === undefined) {
    yields = [call, ...args].join(' ').split(' ; ').map(factYieldOf);
    read.set(args, yields);
  }
  return yields;
}

function factYieldOf(said: string): FactYield {
  const [head = '', ...words] = said.split(' ');
  const { gone, slot, of, flags, marks } = HEAD.exec(head)?.groups ?? {};
  if (slot === undefined) throw new RangeError(`"${said}" is no fact`);
  return {
    kind: gone === undefined ? 'fact' : 'retraction',
    slot,
    of,
    stands: new Set(flags?.split('+').filter(Boolean)),
    replaces: marks?.includes('!') ?? false,
    standing: marks?.includes('*') ?? false,
    isUnsure: marks?.includes('?') ?? false,
    value: words.join(' '),
  };
}
