/**
 * Fits the weights by which the tagger finds facts beside the rules, and writes them (`src/memory/facts/extraction/tagger-weights/`): `npx tsx tests/bench/fit-tagger.ts`.
 * `--cross` writes nothing and tells instead how well marked messages are read, by the rules alone and with a tagger that was fitted without
 * them; `--least 0.4` tells what the tagger is believed from another certainty on, several with commas between; `--language es` does one language alone.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LEAST_CERTAINTY } from '../../src/memory/facts/extraction/certainty.ts';
import type { Tagger, Taggers } from '../../src/memory/facts/extraction/tagged-facts.ts';
import type { FactLanguage } from '../../src/memory/facts/said.ts';
import { table } from './table.ts';
import { crossFitted, fittedTagger, PARTS, partOf } from './tagger/cross-fitted.ts';
import { type MarkedScore, scoreMarked } from './tagger/marked-score.ts';
import { markedSets, taughtMessages } from './tagger/taught-rows.ts';

const { values: options } = parseArgs({
  options: {
    cross: { type: 'boolean', default: false },
    least: { type: 'string', default: String(LEAST_CERTAINTY.guess) },
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
    ...options.least.split(',').map((least) =>
      lineOf(
        `${language}, with the tagger, from ${least} on`,
        read((part) => ({
          [language]: { ...(taggers[part] as Tagger), least: { ...LEAST_CERTAINTY, guess: Number(least) } },
        })),
      ),
    ),
  ];
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
