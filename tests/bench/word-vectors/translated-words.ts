/** English for single words of Spanish and Portuguese, by the dictionaries of Apertium (`apertium-eng-spa`, `apertium-spa-por`): the first word of each of its readings. */
import { spawnSync } from 'node:child_process';

const FOLDER = '/usr/share/apertium';
const OPEN = /<(?:n|vblex|adj|adv|np)>/; // classes of words that tell what a text is about
const UNIT = /\^([^/^$]*)\/([^$]*)\$/g;

const SPANISH = { readings: 'apertium-eng-spa/spa-eng.automorf.bin', words: 'apertium-eng-spa/spa-eng.autobil.bin' };
const PORTUGUESE = { readings: 'apertium-es-pt/pt-es.automorf.bin', words: 'apertium-es-pt/pt-es.autobil.bin' };

/** Returns what each word is in English; no entry for one that the dictionaries do not have. */
export function englishOf(words: readonly string[], language: 'es' | 'pt'): Map<string, string[]> {
  if (language === 'es') return translated(words, SPANISH);
  const inSpanish = spanishOf(words);
  const english = translated([...new Set([...inSpanish.values()].flat())], SPANISH);
  return new Map(
    [...inSpanish].flatMap(([word, ways]): [string, string[]][] => {
      const found = ways.flatMap((way) => english.get(way) ?? []);
      return found.length === 0 ? [] : [[word, found]];
    }),
  );
}

/** Returns what each Portuguese word is in Spanish; no entry for one that the dictionaries do not have. */
export function spanishOf(words: readonly string[]): Map<string, string[]> {
  return translated(words, PORTUGUESE);
}

function translated(words: readonly string[], from: typeof SPANISH): Map<string, string[]> {
  const readings = unitsOf(run([from.readings], words.join('\n')));
  const isTold = (reading: string) => OPEN.test(reading) && !reading.includes('+');
  const all = [...new Set([...readings.values()].flat().filter(isTold))].map((reading) => `^${reading}$`);
  const ways = unitsOf(run(['-b', from.words], all.join('\n')));
  return new Map(
    [...readings].flatMap(([word, own]): [string, string[]][] => {
      const found = own.flatMap((reading) => (ways.get(reading) ?? []).slice(0, 1).map(bare));
      return found.length === 0 ? [] : [[word, [...new Set(found)]]];
    }),
  );
}

function run([first = '', ...rest]: readonly string[], input: string): string {
  const file = rest.length === 0 ? [`${FOLDER}/${first}`] : [first, `${FOLDER}/${rest[0]}`];
  const { stdout, status } = spawnSync('lt-proc', file, { input: `${input}\n`, encoding: 'utf8', maxBuffer: 2 ** 29 });
  if (status !== 0)
    throw new Error(`lt-proc ended with ${status}: are apertium-eng-spa and apertium-spa-por installed?`);
  return stdout;
}

function unitsOf(stream: string): Map<string, string[]> {
  const units = new Map<string, string[]>();
  for (const [, said = '', of = ''] of stream.matchAll(UNIT)) {
    const known = of.split('/').filter((one) => !/^[*@]/.test(one));
    if (known.length > 0) units.set(said, [...(units.get(said) ?? []), ...known]);
  }
  return units;
}

const bare = (reading: string): string =>
  reading
    .replace(/<[^>]*>|#/g, '')
    .trim()
    .toLowerCase();
