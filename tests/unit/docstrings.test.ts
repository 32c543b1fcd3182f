import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));

/** First words of a docstring that is a fragment: they leave out what the thing is. */
const FRAGMENT_WORDS = 'What Of Where Whether Who Whom Whose How Which When As Null Nothing In By'.split(' ');

const OPENS_AS_FRAGMENT = new RegExp(`^(?:${FRAGMENT_WORDS.join('|')})\\b`);
const EXPORTED = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(export\b[^\n]*)/g;

interface Documented {
  readonly docstring: string;
  readonly declaration: string;
}

/** Returns the exported declarations of a source that have a docstring, with its text on one line. */
function documentedExports(source: string): Documented[] {
  return [...source.matchAll(EXPORTED)].map(([, comment = '', declaration = '']) => ({
    docstring: comment
      .replace(/\n\s*\*/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    declaration,
  }));
}

const fragmentsIn = (source: string): Documented[] =>
  documentedExports(source).filter(({ docstring }) => OPENS_AS_FRAGMENT.test(docstring));

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ path, source: readFileSync(join(SRC, path), 'utf8') }));

describe('docstrings of exported things', () => {
  it('open with a sentence that says what the thing is, not with a fragment', () => {
    const fragments = sources.flatMap(({ path, source }) =>
      fragmentsIn(source).map(({ docstring, declaration }) => `src/${path}: ${docstring} | ${declaration}`),
    );

    expect(fragments).toEqual([]);
  });

  it('are found in most of the source, so that an empty list of fragments means something', () => {
    expect(sources.flatMap(({ source }) => documentedExports(source)).length).toBeGreaterThan(500);
  });

  it('are refused for a fragment, on one line or on several', () => {
    const source = [
      '/** Reads a colour. */',
      'export function colour(): string {',
      '/** What a colour is called. */',
      'export const NAMES = [];',
      '/**',
      ' * Where a colour is',
      ' * to be found.',
      ' */',
      'export interface Place {}',
      '/** Whether it is private. */',
      'const hidden = true;',
    ].join('\n');

    expect(fragmentsIn(source)).toEqual([
      { docstring: 'What a colour is called.', declaration: 'export const NAMES = [];' },
      { docstring: 'Where a colour is to be found.', declaration: 'export interface Place {}' },
    ]);
  });

  it.each(FRAGMENT_WORDS)('are refused where they open with "%s"', (word) => {
    expect(fragmentsIn(`/** ${word} it may be. */\nexport const thing = 1;`)).toHaveLength(1);
  });

  it('may open with a longer word that begins like one of those', () => {
    expect(fragmentsIn('/** Index of the words. */\nexport const index = 1;')).toEqual([]);
  });
});
