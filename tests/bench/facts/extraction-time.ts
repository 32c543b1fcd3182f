/** What the rules add to a save-turn: milliseconds for a turn, over real conversations and over the labelled utterances. */
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
    const milliseconds: number[] = [];
    for (let time = 0; time <= TIMES; time += 1) {
      for (const content of texts) {
        const started = performance.now();
        extractFacts([{ role: 'user', content }], language);
        if (time > 0) milliseconds.push(performance.now() - started);
      }
    }
    const mean = milliseconds.reduce((sum, one) => sum + one, 0) / milliseconds.length;
    return {
      name,
      language,
      turns: texts.length,
      mean,
      p50: quantile(milliseconds, 0.5),
      p99: quantile(milliseconds, 0.99),
    };
  });
  const rows = found.map(({ name, language, turns, mean, p50, p99 }) => [
    name,
    language,
    String(turns),
    short(p50),
    short(mean),
    short(p99),
    `< ${AIM_MS}: ${p99 < AIM_MS ? 'met' : 'MISSED'}`,
  ]);
  return {
    tables: [table('Time of extraction', ['turns', '', 'number', 'p50 ms', 'mean ms', 'p99 ms', ''], rows)],
    figures: { aimMs: AIM_MS, found },
  };
}
