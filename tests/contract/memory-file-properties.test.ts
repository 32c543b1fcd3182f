import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHAOS } from '../support/chaos.ts';
import { type ContractApp, fresh, openContractApp } from './contract-app.ts';
import { factClient } from './fact-client.ts';
import { linesIn, memoryFileClient, type Refused } from './memory-file-client.ts';

const RUNS = Number(process.env.FAST_CHECK_RUNS ?? (CHAOS ? 400 : 30));
/** The seed of a run that is to be had again; a random one otherwise, which a failure names. */
const SEED = process.env.FAST_CHECK_SEED;
const checked = (numRuns: number) => ({
  numRuns,
  // What failed is told as it was found: a value of its own a run makes smaller ones fail or not by chance, for minutes.
  endOnFailure: true,
  timeout: 120_000, // a run that hangs is told with its seed
  ...(SEED !== undefined && { seed: Number(SEED) }),
});

/** The subjects of lines: keys that take many values, one value, and none at all. */
const KEYS = [
  'hobby',
  'mascota',
  'idioma preferido',
  'barco',
  'edad',
  'color favorito',
  'proyecto',
  'nota',
  'talle de camisa',
  'té',
];
const SINGLE = new Set(['idioma preferido', 'edad', 'color favorito', 'talle de camisa']);

/** An edit of a text: of the line at a place where it is of one, counted around. */
type Edit =
  | { readonly kind: 'change' | 'delete' | 'move'; readonly at: number; readonly to: number }
  | { readonly kind: 'add'; readonly key: string; readonly at: number }
  | { readonly kind: 'note'; readonly at: number };

const CHANGED: Edit = { kind: 'change', at: 0, to: 0 };
const place = fc.nat({ max: 30 });
const edits = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('change' as const, 'delete' as const, 'move' as const), at: place, to: place }),
    fc.record({ kind: fc.constant('add' as const), key: fc.constantFrom('hobby', 'barco', 'proyecto', ''), at: place }),
    fc.record({ kind: fc.constant('note' as const), at: place }),
  ),
  { maxLength: 8 },
);
const style = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.replaceAll('\n', '\r\n'),
  (text: string) => `\uFEFF${text.replaceAll('- ', '* ')}`,
  (text: string) => text.replaceAll('\n', '  \n').trimEnd(),
  (text: string) => text.normalize('NFD'),
);

let made = 0;
/** A value that no other is like: words of its own, no number. */
const newValue = (): string => {
  const letters = [...(made++).toString(26).padStart(4, '0')].map(
    (digit) => 'bcdfghjklmnpqrstvwxzaeiouy'[Number.parseInt(digit, 26)],
  );
  return `${letters.join('a')}ó ${letters.reverse().join('e')}z`;
};

function edited(text: string, all: readonly Edit[]): string {
  const lines = text.split('\n');
  const factAt = (at: number): number => {
    const facts = lines.flatMap((line, index) => (line.startsWith('- ') ? index : []));
    return facts.length === 0 ? -1 : (facts[at % facts.length] ?? -1);
  };
  const headingAt = (at: number): number => {
    const headings = lines.flatMap((line, index) => (line.startsWith('## ') ? index : []));
    return headings[at % headings.length] ?? 0;
  };
  for (const edit of all) {
    const index = factAt(edit.at);
    if (edit.kind === 'add')
      lines.splice(headingAt(edit.at) + 1, 0, '', `- ${edit.key === '' ? '' : `${edit.key}: `}${newValue()}`, '');
    else if (edit.kind === 'note') lines.splice(headingAt(edit.at) + 1, 0, '', `Nota ${newValue()}.`, '');
    else if (index < 0) continue;
    else if (edit.kind === 'change') lines[index] = lines[index]?.replace(/: .*$/, `: ${newValue()}`) ?? '';
    else if (edit.kind === 'delete') lines.splice(index, 1);
    else {
      const [line = ''] = lines.splice(index, 1);
      const to = factAt(edit.to);
      lines.splice(to < 0 ? index : to, 0, line);
    }
  }
  return lines.join('\n');
}

const valueIn = (line: string): string => line.replace(/^- (?:.*?: )?/, '').normalize('NFC');
const valuesIn = (text: string): Set<string> =>
  new Set(linesIn(text.replace(/^\* /gm, '- ').replaceAll('\r', '')).map(valueIn));
/** The values of a text, each with the section that it stands in. */
const placedIn = (text: string): Set<string> => {
  let section = '';
  return new Set(
    text.split('\n').flatMap((line) => {
      if (line.startsWith('## ')) section = line;
      return line.startsWith('- ') ? `${section} ${valueIn(line)}` : [];
    }),
  );
};
type Places = ReadonlyMap<string, string>;
/** The section that each key of one value stands in. */
const sectionsIn = (text: string): Places => {
  let section = '';
  const places = new Map<string, string>();
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) section = line;
    const key = /^- (.*?): /.exec(line)?.[1] ?? '';
    if (SINGLE.has(key)) places.set(key, section);
  }
  return places;
};
const notesIn = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.startsWith('Nota '))
    .map((line) => line.trim().normalize('NFC'));

let app: ContractApp;
beforeAll(async () => {
  app = await openContractApp({ SEMANTIC_MEMORY_ENABLED: 'false' });
});
afterAll(() => app.close());

describe('memory.md, edited on both sides', () => {
  it('loses nothing without a reported conflict, and ends equal', async () => {
    const facts = factClient(app);
    const file = memoryFileClient(app);
    let conflicts = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.subarray(KEYS, { minLength: 1 }),
        edits,
        edits,
        style,
        async (keys, editsA, editsB, styled) => {
          const user = fresh('u');
          for (const key of keys) await facts.remember(user, key, newValue());
          const base = await file.get(user);
          const [textA, textB] = [edited(base.text, editsA), edited(base.text, editsB)];
          await file.put(user, textA, base.etag);
          const afterA = await file.get(user);
          expect(valuesIn(afterA.text)).toEqual(valuesIn(textA));

          const [there, a, b] = [valuesIn(base.text), valuesIn(textA), valuesIn(textB)];
          const answer = await file.send<Refused>(user, styled(textB), base.etag);
          const touched = [base.text, textA, textB].map(placedIn) as [Set<string>, Set<string>, Set<string>];
          const onBoth = [...touched[0]].filter((line) => !touched[1].has(line) && !touched[2].has(line));
          if (answer.status === 409) {
            conflicts += 1;
            expect(answer.body.conflicts.length).toBeGreaterThan(0);
            expect(onBoth.length, 'a conflict over lines that only one side touched').toBeGreaterThan(0);
            expect(await file.get(user), 'a refused text changed something').toEqual(afterA);
            const resolves = `?resolves=${encodeURIComponent(answer.body.etag)}`;
            const settled = await file.send(user, styled(textB), base.etag, { query: resolves });
            expect(settled.status, settled.text).toBe(200);
            const after = valuesIn((await file.get(user)).text);
            for (const value of b) if (!there.has(value)) expect(after).toContain(value);
          } else {
            expect(answer.status, answer.text).toBe(200);
            const merged = [...there].filter((value) => a.has(value) && b.has(value));
            const news = [...a, ...b].filter((value) => !there.has(value));
            expect(valuesIn((await file.get(user)).text)).toEqual(new Set([...merged, ...news]));
          }
          const end = await file.get(user);
          expect(notesIn(end.text).toSorted()).toEqual([...notesIn(textA), ...notesIn(textB)].toSorted());
          expect((await facts.page(user, { limit: '200' })).items.map(({ value }) => value).toSorted()).toEqual(
            [...valuesIn(end.text)].toSorted(),
          );
          expect((await file.put(user, styled(end.text), end.etag)).events).toEqual([]);
          expect(await file.get(user)).toEqual(end);
        },
      ),
      // The first run has a conflict, whatever the others are drawn to be.
      { ...checked(RUNS), examples: [[['hobby'], [CHANGED], [CHANGED], (text) => text]] },
    );
    expect(conflicts).toBeGreaterThan(0);
  });

  it('reports every line of a key of one value that both sides changed', async () => {
    const facts = factClient(app);
    const file = memoryFileClient(app);
    await fc.assert(
      fc.asyncProperty(fc.subarray([...SINGLE], { minLength: 1 }), edits, edits, async (keys, editsA, editsB) => {
        const user = fresh('u');
        for (const key of SINGLE) await facts.remember(user, key, newValue());
        const base = await file.get(user);
        const without = (all: readonly Edit[]) =>
          all.filter(({ kind }) => kind === 'add' || kind === 'move' || kind === 'note');
        const changed = (text: string) =>
          text
            .split('\n')
            .map((line) =>
              keys.some((key) => line.startsWith(`- ${key}: `)) ? line.replace(/: .*$/, `: ${newValue()}`) : line,
            )
            .join('\n');
        const [textA, textB] = [editsA, editsB].map((all) => edited(changed(base.text), without(all)));
        await file.put(user, textA ?? '', base.etag);
        const answer = await file.send<Refused>(user, textB ?? '', base.etag);
        const [was, mine, other] = [base.text, textA ?? '', textB ?? ''].map(sectionsIn) as [Places, Places, Places];
        // A line that both sides moved, each to another section, is one that both changed.
        const torn = [...SINGLE].filter((key) => {
          const places = new Set([was.get(key), mine.get(key), other.get(key)]);
          return keys.includes(key) || places.size === 3;
        });
        expect(answer.status, answer.text).toBe(409);
        expect(answer.body.conflicts.map((one) => one.base?.split(': ')[0]).toSorted()).toEqual(torn.toSorted());
      }),
      checked(Math.ceil(RUNS / 4)),
    );
  });
});
