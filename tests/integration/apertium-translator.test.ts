import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EmbeddingFailed } from '../../src/embedding/embedder.ts';
import type { TranslationRoute } from '../../src/embedding/translation/apertium.ts';
import { ApertiumTranslator } from '../../src/embedding/translation/apertium-translator.ts';
import type { TranslatorProblem } from '../../src/embedding/translation/language-translator.ts';
import { describeWithApertium, installedApertium } from '../support/apertium.ts';
import { CHAOS, runsOf } from '../support/chaos.ts';

const toClose: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of toClose.splice(0)) await close();
});

function openTranslator(route: Pick<TranslationRoute, 'stages' | 'restored'>, silenceMs?: number) {
  const problems: TranslatorProblem[] = [];
  const translator = new ApertiumTranslator({
    apertium: { name: 'apertium-test', routes: [{ language: 'es', ...route }] },
    onProblem: (problem) => problems.push(problem),
    ...(silenceMs !== undefined && { silenceMs }),
  });
  const translate = (texts: readonly string[], priority: 'query' | 'batch' = 'batch', signal?: AbortSignal) =>
    translator.translate(texts, 'es', { priority, ...(signal !== undefined && { signal }) });
  return { translator, translate, problems };
}

/** One that is closed when the test ends. */
function translatorOf(...given: Parameters<typeof openTranslator>) {
  const opened = openTranslator(...given);
  toClose.push(() => opened.translator.close());
  return opened;
}

/** The process of a program that none of the others is; throws where there is none. */
function processBeside(program: string, others: readonly number[]): number {
  const own = processesOf(program).find((pid) => !others.includes(pid));
  if (own === undefined) throw new Error(`no process of ${program} was started`);
  return own;
}

/** The processes of a program that this one's translators run, by their ids. */
function processesOf(program: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const group = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[2];
        const [command] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
        return command === program && isOurs(Number(group));
      } catch {
        return false; // it ended meanwhile
      }
    });
}

/** True for the id of a group whose first process this one started. */
function isOurs(group: number): boolean {
  const parent = readFileSync(`/proc/${group}/stat`, 'utf8').split(') ')[1]?.split(' ')[1];
  return Number(parent) === process.pid;
}

/** Of those that a text goes through, the first, some between and the last: `npm test` kills the first and the last. */
const PROGRAMS = ['lt-proc', 'apertium-tagger', 'lrx-proc', 'apertium-interchunk', 'apertium-postchunk'];

const SENTENCES = Array.from({ length: 60 }, (_, index) => `Tengo ${index} libros en la mesa de mi hermana.`);
const expectInOrder = (translations: readonly string[]) => {
  expect(translations).toHaveLength(SENTENCES.length);
  for (const [index, text] of translations.entries()) expect(text).toMatch(new RegExp(`^Have ${index} books`));
};

describeWithApertium('ApertiumTranslator with the programs installed here', () => {
  const spanish = installedApertium?.routes.find(({ language }) => language === 'es') ?? { stages: [['absent']] };
  // One for all that leave its programs as they are: starting those is most of what a test costs.
  let lasting: ReturnType<typeof translatorOf>;
  beforeAll(async () => {
    lasting = openTranslator(spanish);
    await lasting.translate(['hola']);
  });
  afterAll(() => lasting.translator.close());

  it('translates Spanish, each text to its own', async () => {
    expectInOrder(await lasting.translate(SENTENCES));
    expect(await lasting.translate(['¿Dónde vive mi hermano?', ''], 'query')).toEqual([
      'Where it lives my brother?',
      '',
    ]);
  });

  it('reads accents that were left out, and takes none for granted', async () => {
    expect(await lasting.translate(['Toca el violin con el nino.', 'Mi perro se llama Toby.'])).toEqual([
      'It touches the violin with the boy.',
      'My dog calls  Toby.',
    ]);
  });

  it('reads words whose ñ was left out, and no others', async () => {
    const texts = [
      'Vivo en una casa grande.',
      'Tengo una hermana en Lima.',
      'Manana voy a la montana con mi companero.',
      'El ano pasado vino una amiga.',
    ];
    expect(await lasting.translate(texts)).toEqual([
      'Alive in a big house.',
      'Have a sister in Lima.',
      'Tomorrow I go to the mountain with my mate.',
      'The past year came a friend.',
    ]);
  });

  it('leaves web addresses as they are', async () => {
    const address = 'https://www.ejemplo.com/una-pagina-muy-larga-con-muchas-vocales/[index]?a=1&b=<2>';
    expect(await lasting.translate([`Mira ${address} y dime.`, address])).toEqual([
      `It looks ${address} and say me.`,
      address,
    ]);
  });

  it('gives any text its own translation, whatever stands in it', async () => {
    const piece = fc.constantFrom(
      ...'[ ] { } ^ $ / \\ @ < > * # + ~ | & % ` " \' .[] [1] [7] [[t:b:1]] [[/]] ^a/a<n>$ {^x<n>$} <b> \\0 la casa mi papá'.split(
        ' ',
      ),
      ...[
        '\0',
        '\x01',
        '\x1b[0m',
        '\n',
        '\r\n',
        '\t',
        '\u00ad',
        '\u200b',
        '\u2028',
        '\ufeff',
        '\ud800',
        '\udfff',
        '\uffff',
      ],
      ...['e\u0301', '😀', '👩‍👩‍👧', '中文', 'العربية', '\u202e', 'ﬁ', 'ß', 'İ', '\u{10ffff}', ' '],
    );
    const text = fc.oneof(
      fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
      fc.string({ unit: 'binary' }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), async (texts) => {
        const guarded = texts.flatMap((one, index) => [one, `Tengo ${index} libros`]);
        const translations = await lasting.translate(guarded);
        for (const index of texts.keys()) expect(translations[2 * index + 1]).toBe(`Have ${index} books`);
        const alone = texts[0] ?? '';
        expect(await lasting.translate([alone], 'query')).toEqual([translations[0]]);
      }),
      { numRuns: runsOf(150) },
    );
    expect(lasting.problems).toEqual([]);
  });

  it.each([
    ['one word', 'a'.repeat(300_000)],
    ['brackets', '['.repeat(100_000)],
    ['dots', '. '.repeat(100_000)],
    [
      'web addresses',
      'https://www.ejemplo.com/una-pagina-muy-larga-con-muchas-vocales/aunaaunaunaaunaaunauna '.repeat(2_000),
    ],
    ['laughter', 'jajajajajajajajajajajajaja '.repeat(2_000)],
    ['words of many letters that might have an accent', 'auinoauinoa '.repeat(2_000)],
    ['ambiguous words', 'casa para como la de '.repeat(20_000)],
    ['accents on nothing', '\u0301'.repeat(100_000)],
    ['halves of characters', '\ud83d'.repeat(100_000)],
    ['NULs', '\0'.repeat(100_000)],
  ])('is done with a huge text at once: %s', async (_, huge) => {
    const began = performance.now();
    const [, after] = await lasting.translate([huge, 'Tengo 3 libros']);
    expect(after).toBe('Have 3 books');
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(lasting.problems).toEqual([]);
  });

  it.each(CHAOS ? PROGRAMS : PROGRAMS.filter((_, index) => index % 4 === 0))(
    'starts again when %s is killed, and every text still gets its translation',
    async (program) => {
      const ofOthers = processesOf(program);
      const { translate, problems } = translatorOf(spanish);
      await translate(['hola']);
      const batch = translate([...SENTENCES]);
      process.kill(processBeside(program, ofOthers), 'SIGKILL');
      expectInOrder(await batch);
      expectInOrder(await translate(SENTENCES));
      expect(problems).toHaveLength(1);
    },
  );

  it('ends and starts again programs that hang', async () => {
    const ofOthers = processesOf('apertium-tagger');
    const { translate, problems } = translatorOf(spanish, 10_000);
    await translate(['hola']);
    process.kill(processBeside('apertium-tagger', ofOthers), 'SIGSTOP');
    expectInOrder(await translate(SENTENCES));
    expect(problems).toEqual([{ language: 'es', cause: 'the programs were silent for 10000 ms' }]);
  });

  it('answers a query before a batch that waits', async () => {
    let batchDone = false;
    const batch = lasting
      .translate(Array.from({ length: 3_000 }, (_, index) => `Tengo ${index} libros`))
      .then((all) => {
        batchDone = true;
        return all;
      });
    expect(await lasting.translate(['Tengo un perro'], 'query')).toEqual(['Have a dog']);
    expect(batchDone).toBe(false);
    expect((await batch)[2_999]).toBe('Have 2999 books');
  });

  it('lets a call that is given up go, and stays in step', async () => {
    const given = new AbortController();
    const batch = lasting.translate(SENTENCES, 'batch', given.signal);
    given.abort();
    await expect(batch).rejects.toThrow('given up');
    expectInOrder(await lasting.translate(SENTENCES));
  });

  it('leaves no process behind when it is closed, and refuses what waits', async () => {
    const ofOthers = processesOf('apertium-tagger');
    const { translator, translate } = translatorOf(spanish);
    await translate(['hola']);
    processBeside('apertium-tagger', ofOthers);
    const waiting = expect(translate(SENTENCES)).rejects.toThrow('closed');
    translator.close();
    await waiting;
    await expect(translate(['hola'])).rejects.toThrow('closed');
    await expect.poll(() => processesOf('apertium-tagger')).toEqual(ofOthers);
  });
});

/** A program that answers text by text as Apertium's do, written as a script of Node with `answer(text)`. */
async function programOf(answer: string): Promise<Pick<TranslationRoute, 'stages'>> {
  const folder = await mkdtemp(join(tmpdir(), 'hipocampo-translator-'));
  toClose.push(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'program.cjs');
  await writeFile(
    file,
    `#!${process.execPath}
const { appendFileSync } = require('node:fs');
appendFileSync(${JSON.stringify(join(folder, 'starts'))}, 'x');
const answer = ${answer};
let unread = '';
process.stdin.setEncoding('utf8').on('data', (text) => {
  const texts = (unread + text).split('\\0');
  unread = texts.pop();
  for (const one of texts) {
    const said = answer(one);
    if (said !== null) process.stdout.write(said + '\\0');
  }
});
`,
  );
  await chmod(file, 0o755);
  return { stages: [[file]] };
}

describe('ApertiumTranslator with programs that misbehave', () => {
  it('refuses for good the one text that ends the programs each time, and no other', async () => {
    const program = await programOf(`(text) => (text.includes('veneno') ? process.exit(1) : text)`);
    const { translate } = translatorOf(program);
    const calls = SENTENCES.map((text, index) => translate([index === 30 ? 'veneno' : text]));
    const settled = await Promise.allSettled(calls);
    for (const [index, one] of settled.entries()) {
      if (index !== 30) expect(one).toEqual({ status: 'fulfilled', value: [SENTENCES[index]] });
      else expect(one).toMatchObject({ status: 'rejected', reason: { retryable: false } });
    }
  });

  it('refuses for good the one text that hangs the programs each time, and no other', async () => {
    const program = await programOf(`(text) => (text.includes('veneno') ? null : text)`);
    const { translate } = translatorOf(program, 1_500);
    const settled = await Promise.allSettled(['uno', 'veneno', 'dos'].map((text) => translate([text])));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it.each([
    ['swallows a text', `(text) => (text.includes('veneno') ? null : text)`],
    ['answers a text twice', `(text) => (text.includes('veneno') ? text + '\\0' + text : text)`],
    [
      'gives the answers of two in the wrong order',
      `(() => { let held; return (text) => { if (text.includes('veneno')) { held = text; return null; } if (held) { const both = text + '\\0' + held; held = undefined; return both; } return text; }; })()`,
    ],
    ['answers with nothing', `(text) => (text.includes('veneno') ? '' : text)`],
    [
      'writes without an end',
      `(text) => { if (!text.includes('veneno')) return text; process.stdout.write('x'.repeat(2_000_000)); return null; }`,
    ],
  ])('never takes one answer for another where the program %s', async (_, answer) => {
    const { translate, problems } = translatorOf(await programOf(answer), 1_500);
    const texts = SENTENCES.slice(0, 20);
    const settled = await Promise.allSettled(
      [...texts.slice(0, 5), 'veneno', ...texts.slice(5)].map((text) => translate([text])),
    );
    const given = settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    expect(given.filter((text) => text !== 'veneno')).toEqual(texts);
    expect(problems.length).toBeGreaterThan(0);
  });

  it('refuses at once, to be tried again, while the programs cannot start', async () => {
    const { translate, problems } = translatorOf({ stages: [['/nowhere/lt-proc']] });
    await expect(translate(['hola'])).rejects.toMatchObject({ retryable: true });
    await expect(translate(['hola'])).rejects.toThrow(EmbeddingFailed);
    expect(problems).toHaveLength(1);
  });

  it('starts again after a pause when the programs are there again', async () => {
    const program = await programOf(
      `(text) => (require('node:fs').existsSync(__filename + '.broken') ? process.exit(1) : text)`,
    );
    const file = program.stages[0][0];
    await writeFile(`${file}.broken`, '');
    const { translate } = translatorOf(program);
    await expect(translate(['hola'])).rejects.toMatchObject({ retryable: true });
    await rm(`${file}.broken`);
    const again = async () => {
      for (;;) {
        const found = await translate(['hola']).catch(() => null);
        if (found !== null) return found;
        await sleep(50);
      }
    };
    expect(await again()).toEqual(['hola']);
  });

  it('keeps the secrets of this process from the programs', async () => {
    process.env.HIPOCAMPO_TEST_SECRET = 'secret';
    const program = await programOf(`(text) => text + (process.env.HIPOCAMPO_TEST_SECRET ?? '')`);
    const { translate } = translatorOf(program);
    expect(await translate(['hola'])).toEqual(['hola']);
    delete process.env.HIPOCAMPO_TEST_SECRET;
  });
});
