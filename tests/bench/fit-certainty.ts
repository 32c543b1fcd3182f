/**
 * Fits the weights by which a statement is held for true (`src/memory/facts/extraction/certainty-weights/`) on whole conversations, each as a tagger reads it that
 * did not learn from it, and on labelled utterances: `npx tsx tests/bench/fit-certainty.ts`. On stdout: how well each set is told apart by weights that were fitted on the others.
 */
import { writeFileSync } from 'node:fs';
import { NO_LEAST } from '../../src/memory/facts/extraction/certainty.ts';
import { extractFacts } from '../../src/memory/facts/extraction/extract-facts.ts';
import { TAGGERS, type Tagger, type Taggers } from '../../src/memory/facts/extraction/tagged-facts.ts';
import type { FactLanguage } from '../../src/memory/facts/said.ts';
import { CHATS, readChats } from './facts/chats.ts';
import { answers, readSet } from './facts/labelled-set.ts';
import { table } from './table.ts';
import { crossFitted, partOf } from './tagger/cross-fitted.ts';
import { tells, tellsPartOf } from './tagger/marked-score.ts';
import { sourceOfChat } from './tagger/taught-rows.ts';
import { fitSparse, logitOf, type SparseRow, type SparseWeights } from './wants/sparse-logistic.ts';
import { textOfWeights } from './wants/weights-files.ts';

const FILE = new URL('../../src/memory/facts/extraction/certainty-weights/all.txt', import.meta.url).pathname;
const OPTIONS = { l1: 0.1, l2: 1, least: 8, rounds: 400 };
const LANGUAGES: readonly FactLanguage[] = ['es', 'en', 'pt'];
const TUNING = ['tuning-people', ...[...'abcdefghijkl'].map((author) => `tuning-${author}`)];
const BOUNDS = [0.3, 0.4, 0.5, 0.8] as const;
/** A tagger by which all that is read is told, however doubtful. */
const allTold = (language: FactLanguage, tagger: Tagger): Taggers => ({ [language]: { ...tagger, least: NO_LEAST } });

interface StatedRow extends SparseRow {
  readonly set: string;
}

/** Returns what is read in the conversations of a set by taggers that do not know them, and of each statement whether a mark says as much. */
function rowsOf(set: string): StatedRow[] {
  return LANGUAGES.flatMap((language) => {
    const crossed = crossFitted(language);
    return readChats(set, language).flatMap((chat) => {
      const taggers = allTold(language, crossed[partOf(sourceOfChat(chat))] as Tagger);
      return chat.flatMap(({ text, marks, before }) =>
        extractFacts([{ role: 'user', content: text }], language, {
          taggers,
          before: () => (before === undefined ? [] : [{ role: 'assistant', content: before }]),
        }).flatMap((one) => {
          if (one.kind !== 'fact' || one.signs === undefined) return [];
          const is = marks.some((mark) => tells(one, mark, text) || tellsPartOf(one, mark, text));
          return [{ set, is, features: new Set(one.signs) }];
        }),
      );
    });
  });
}

/** Returns the same of labelled utterances, which say plainly what conversations hardly say so. */
function plainRows(): StatedRow[] {
  return LANGUAGES.flatMap((language) =>
    TUNING.flatMap((set) => readSet(set, language)?.utterances ?? []).flatMap(({ text, facts }) =>
      extractFacts([{ role: 'user', content: text }], language, {
        taggers: allTold(language, TAGGERS[language] as Tagger),
      }).flatMap((one) =>
        one.kind !== 'fact' || one.signs === undefined
          ? []
          : [{ set: 'tuning', is: facts.some((label) => answers(one, label)), features: new Set(one.signs) }],
      ),
    ),
  );
}

const chanceBy = (weights: SparseWeights, { features }: SparseRow) => 1 / (1 + Math.exp(-logitOf(weights, features)));

function report(name: string, rows: readonly StatedRow[], chances: readonly number[]): string[] {
  const right = rows.filter(({ is }) => is).length;
  const bands = BOUNDS.map((bound) => {
    const kept = rows.filter((_row, index) => (chances[index] as number) >= bound);
    const true_ = kept.filter(({ is }) => is).length;
    return `${(true_ / Math.max(1, kept.length)).toFixed(2)}, ${true_} and ${kept.length - true_}`;
  });
  return [name, String(rows.length), (right / rows.length).toFixed(2), ...bands];
}

const plain = plainRows();
const rows = CHATS.read.flatMap(rowsOf);
const crossed = CHATS.read.map((set) => {
  const own = rows.filter((row) => row.set === set);
  const weights = fitSparse([...rows.filter((row) => row.set !== set), ...plain], OPTIONS);
  return report(
    set,
    own,
    own.map((row) => chanceBy(weights, row)),
  );
});
const fitted = fitSparse([...rows, ...plain], OPTIONS);
writeFileSync(FILE, textOfWeights(fitted));
const unread = CHATS.unread.map((set) => {
  const own = rowsOf(set);
  return report(
    set,
    own,
    own.map((row) => chanceBy(fitted, row)),
  );
});
const head = ['', 'statements', 'true', ...BOUNDS.map((bound) => `from ${bound}: true, and of all that are`)];
process.stdout.write(table('How certain statements are', head, [...crossed, ...unread]));
