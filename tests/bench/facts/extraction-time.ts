/**
 * What reading adds to a save-turn: milliseconds for a turn, over real conversations and over the labelled utterances. Each turn is read several times: `p50` and
 * `p99` are of all readings, with whatever else the machine did meanwhile, `p99 of turns` is of each turn's median, which is what its reading costs.
 */
import { extractFacts } from '../../../src/memory/facts/extraction/extract-facts.ts';
import type { Findings } from '../bench.ts';
import type { ConversationText } from '../conversation-text.ts';
import { quantile, short } from '../figures.ts';
import { table } from '../table.ts';
import { readSet, type SetLanguage } from './labelled-set.ts';

const AIM_MS = 1;
const TIMES = 5; // each turn is read; the first round warms the code up

interface Turns {
  readonly name: string;
  readonly language: SetLanguage;
  readonly texts: readonly string[];
}

export function measureExtractionTime(text: ConversationText, sets: readonly string[]): Findings {
  const labelled = (language: SetLanguage) =>
    sets.flatMap((name) => readSet(name, language)?.utterances.map((utterance) => utterance.text) ?? []);
  const kinds: Turns[] = [
    { name: text.source, language: 'en', texts: text.exchanges.map(({ user }) => user) },
    { name: 'labelled utterances', language: 'es', texts: labelled('es') },
    { name: 'labelled utterances', language: 'en', texts: labelled('en') },
  ];
  const found = kinds.map(({ name, language, texts }) => {
    const readings = texts.map((): number[] => []);
    for (let time = 0; time <= TIMES; time += 1) {
      for (const [index, content] of texts.entries()) {
        const started = performance.now();
        extractFacts([{ role: 'user', content }], language);
        if (time > 0) readings[index]?.push(performance.now() - started);
      }
    }
    const milliseconds = readings.flat();
    const medians = readings.map((of) => quantile(of, 0.5));
    const mean = milliseconds.reduce((sum, one) => sum + one, 0) / milliseconds.length;
    return {
      name,
      language,
      turns: texts.length,
      mean,
      p50: quantile(milliseconds, 0.5),
      p99: quantile(milliseconds, 0.99),
      p99OfTurns: quantile(medians, 0.99),
    };
  });
  const rows = found.map(({ name, language, turns, mean, p50, p99, p99OfTurns }) => [
    name,
    language,
    String(turns),
    short(p50),
    short(mean),
    short(p99),
    short(p99OfTurns),
    `< ${AIM_MS}: ${p99OfTurns < AIM_MS ? 'met' : 'MISSED'}`,
  ]);
  return {
    tables: [
      table('Time of extraction', ['turns', '', 'number', 'p50 ms', 'mean ms', 'p99 ms', 'p99 of turns', ''], rows),
    ],
    figures: { aimMs: AIM_MS, found },
  };
}
