/** The files of the tagger's weights, `src/memory/facts/extraction/tagger-weights/`. */
import {
  type PackedTagWeights,
  packedFeature,
  unpackedTagWeights,
} from '../../../src/memory/facts/extraction/tag-weights.ts';
import type { TagWeights } from '../../../src/memory/facts/extraction/tagger.ts';
import type { FactLanguage } from '../../../src/memory/facts/said.ts';
import type { CrfWeights } from './crf.ts';

const NAMES = { es: 'Spanish', en: 'English', pt: 'Portuguese' } as const;
const WIDTH = 150; // characters of a line

function packed(weights: CrfWeights, slots: readonly string[]): PackedTagWeights {
  const features = [...weights.features].flatMap(([feature, row]) => packedFeature(feature, row) ?? []).sort();
  const round = (weight: number) => Math.round(weight * 100) / 100;
  return { slots: slots.join(' '), end: round(weights.end), next: round(weights.next), features: features.join('|') };
}

/** Returns weights as they are once they were written and read. */
export function quantized(weights: CrfWeights, slots: readonly string[]): TagWeights {
  return unpackedTagWeights(packed(weights, slots));
}

/** Returns the source of a language's weights. */
export function sourceOfTagger(language: FactLanguage, slots: readonly string[], weights: CrfWeights): string {
  const { end, next, features } = packed(weights, slots);
  const name = NAMES[language];
  return `import type { PackedTagWeights } from '../tag-weights.ts';

/** The weights of the tagger of ${name}, written by \`tests/bench/fit-tagger.ts\`: not to be changed by hand. */
export const ${name.toUpperCase()}_TAGGER: PackedTagWeights = {
  slots:
    '${slots.join(' ')}',
  end: ${end},
  next: ${next},
  features: \`
${linesOf(features).join('\n')}\`,
};
`;
}

/** Cuts behind a `|`, so that no feature loses a blank at the end of a line. */
function linesOf(features: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const entry of features.split('|')) {
    if (line.length + entry.length > WIDTH) {
      lines.push(line);
      line = '';
    }
    line += `${entry}|`;
  }
  return [...lines, line.slice(0, -1)];
}
