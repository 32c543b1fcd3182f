/**
 * Fits the weights by which the tagger finds facts beside the rules, and writes them (`src/memory/facts/extraction/tagger-weights/`): `npx tsx tests/bench/fit-tagger.ts`.
 * `--cross` writes nothing and tells instead how well marked messages are read, by the rules alone and with a tagger that was fitted without
 * them; `--language es` does one language alone.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BOUNDS, type Taggers } from '../../src/memory/facts/extraction/tagged-facts.ts';
import type { FactLanguage } from '../../src/memory/facts/said.ts';
import { table } from './table.ts';
import { type CrfWeights, fitCrf } from './tagger/crf.ts';
import { type MarkedScore, scoreMarked } from './tagger/marked-score.ts';
import { quantized, sourceOfTagger } from './tagger/tagger-file.ts';
import { markedSets, SLOTS, type TaughtMessage, taughtMessages } from './tagger/taught-rows.ts';

const OPTIONS = { l1: 0.001, l2: 0.001, rounds: 8, step: 0.1, least: 2, prune: 0.2 };
const FOLDS = 4;

const { values: options } = parseArgs({
  options: { cross: { type: 'boolean', default: false }, language: { type: 'string' } },
});
const languages = (['es', 'en', 'pt'] as const).filter(
  (one) => options.language === undefined || options.language === one,
);

if (options.cross) {
  const lines = languages.flatMap(crossed);
  process.stdout.write(
    table(
      `Marked messages, read by weights fitted without them (${FOLDS} parts)`,
      ['', 'precision', 'recall', 'F1', 'found', 'invented', 'false stores'],
      lines,
    ),
  );
} else
  for (const language of languages) {
    const path = new URL(`../../src/memory/facts/extraction/tagger-weights/${language}.ts`, import.meta.url);
    writeFileSync(path, sourceOfTagger(language, SLOTS, fitted(taughtMessages(language))));
  }

function fitted(messages: readonly TaughtMessage[]): CrfWeights {
  return fitCrf(
    messages.flatMap(({ rows }) => rows),
    SLOTS.length,
    OPTIONS,
  );
}

function crossed(language: FactLanguage): string[][] {
  const messages = taughtMessages(language);
  const marked = markedSets(language).flatMap(({ messages: all }) => all);
  const scores = Array.from({ length: FOLDS }, (_, fold) => {
    const own = marked.filter((_message, index) => index % FOLDS === fold);
    const texts = new Set(own.map(({ text }) => text));
    const weights = quantized(fitted(messages.filter(({ text }) => !texts.has(text))), SLOTS);
    const taggers: Taggers = { [language]: { weights, ...BOUNDS } };
    return { rules: scoreMarked(own, language, {}), both: scoreMarked(own, language, taggers) };
  });
  return [
    lineOf(
      `${language}, rules`,
      scores.map(({ rules }) => rules),
    ),
    lineOf(
      `${language}, with the tagger`,
      scores.map(({ both }) => both),
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
