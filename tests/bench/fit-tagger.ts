/**
 * Fits the weights by which the tagger finds facts beside the rules, and writes them (`src/memory/facts/extraction/tagger-weights/`): `npx tsx tests/bench/fit-tagger.ts`.
 * `--cross` writes nothing and tells instead how well marked messages are read, by the rules alone and with a tagger that was fitted without
 * them; `--looser 0.6` with bounds that many logits lower, several with commas between; `--language es` does one language alone.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  BOUNDS,
  type Tagger,
  type TaggerBounds,
  type Taggers,
} from '../../src/memory/facts/extraction/tagged-facts.ts';
import type { FactLanguage } from '../../src/memory/facts/said.ts';
import { table } from './table.ts';
import { crossFitted, fittedTagger, PARTS, partOf } from './tagger/cross-fitted.ts';
import { type MarkedScore, scoreMarked } from './tagger/marked-score.ts';
import { markedSets, taughtMessages } from './tagger/taught-rows.ts';

const { values: options } = parseArgs({
  options: {
    cross: { type: 'boolean', default: false },
    looser: { type: 'string', default: '0' },
    language: { type: 'string' },
  },
});
const languages = (['es', 'en', 'pt'] as const).filter(
  (one) => options.language === undefined || options.language === one,
);

if (options.cross) {
  const lines = languages.flatMap(crossed);
  process.stdout.write(
    table(
      `Marked messages, read by weights fitted without them (${PARTS} parts)`,
      ['', 'precision', 'recall', 'F1', 'found', 'invented', 'false stores'],
      lines,
    ),
  );
} else
  for (const language of languages) {
    const path = new URL(`../../src/memory/facts/extraction/tagger-weights/${language}.bin`, import.meta.url);
    writeFileSync(path, fittedTagger(taughtMessages(language)));
  }

function crossed(language: FactLanguage): string[][] {
  const marked = markedSets(language).flatMap(({ messages }) => messages);
  const taggers = crossFitted(language);
  const read = (taggersOf: (part: number) => Taggers) =>
    taggers.map((_, part) =>
      scoreMarked(
        marked.filter(({ text }) => partOf(text) === part),
        language,
        taggersOf(part),
      ),
    );
  return [
    lineOf(
      `${language}, rules`,
      read(() => ({})),
    ),
    ...options.looser.split(',').map((by) =>
      lineOf(
        `${language}, with the tagger, bounds ${by} lower`,
        read((part) => ({ [language]: { ...(taggers[part] as Tagger), ...looserBounds(Number(by)) } })),
      ),
    ),
  ];
}

/** Returns the bounds of all values, so many logits lower. */
function looserBounds(by: number): Pick<TaggerBounds, 'margin' | 'margins' | 'within'> {
  const looser = (bound: number) => 1 / (1 + ((1 - bound) / bound) * Math.exp(by));
  const all = (bounds: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(bounds).map(([slot, bound]) => [slot, looser(bound)]));
  return { margin: looser(BOUNDS.margin), margins: all(BOUNDS.margins), within: all(BOUNDS.within) };
}

function lineOf(name: string, scores: readonly MarkedScore[]): string[] {
  const sum = (of: 'found' | 'missed' | 'invented' | 'empty' | 'stored') =>
    scores.reduce((total, score) => total + score[of], 0);
  const [found, missed, invented] = [sum('found'), sum('missed'), sum('invented')];
  const shares = [found / (found + invented), found / (found + missed), (2 * found) / (2 * found + missed + invented)];
  return [
    name,
    ...shares.map((share) => share.toFixed(3)),
    String(found),
    String(invented),
    (sum('stored') / sum('empty')).toFixed(3),
  ];
}
