import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { PROGRAM_FOLDERS, type TranslationRoute } from './apertium.ts';
import { respelled, wordsByBareForm } from './bare-words.ts';
import { glossary, glossed } from './glosses.ts';

interface ChainDeps {
  readonly route: TranslationRoute;
  /** Called for each text's translation, in the order they were sent. */
  readonly onTranslation: (translation: string) => void;
  /** Called once, when it has ended in any way but by `end`; never with any text. */
  readonly onEnd: (cause: string) => void;
  /** The time without any output after which it counts as hung while texts are under way. */
  readonly silenceMs: number;
}

const NUL = '\0';
const LONGEST_OUTPUT = 1_048_576; // characters without an end: no translation of a text so long as ours
const END_MS = 1_000; // that programs are given to end with their input
const QUARTERS = 4; // of the time of silence: a process that was itself paused notices one of them, not all at once
/** What stands behind each text: the end of a sentence for the tagger, and a blank that is no text, by which it is taken off again. */
const CLOSING = '.[]';
/** The letters of a word that may be read either way: each doubles the work (12: 2 ms, 20: a second), and a web address has many. */
const MOST_RESTORABLE = 11;
const SPECIAL = /[\\[\]{}^$/@<>]/g;

/**
 * One running chain of Apertium's programs, joined by pipes. Each text goes in with a number in brackets before it, which no program
 * translates, and must come out with that number: an answer can never be taken for another text's.
 */
export class ApertiumChain {
  readonly #deps: ChainDeps;
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #bareWords: ReadonlyMap<string, string>;
  readonly #glosses: ReadonlyMap<string, string>;
  readonly #awaited: number[] = [];
  #lastNumber = 0;
  #unread = '';
  #quiet = 0;
  #watch: NodeJS.Timeout | undefined;
  #ended = false;

  constructor(deps: ChainDeps) {
    this.#deps = deps;
    this.#bareWords = wordsByBareForm(deps.route.bareWords ?? '');
    this.#glosses = glossary(deps.route.glosses ?? '');
    // A group of its own, so that all of it can be ended; without this process it ends by itself, as its input does.
    this.#process = spawn('/bin/sh', ['-c', commandOf(deps.route)], {
      detached: true,
      env: { PATH: PROGRAM_FOLDERS.join(':'), LC_ALL: 'C.UTF-8' },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const { stdin, stdout, stderr } = this.#process;
    stdout.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    stdout.on('close', () => this.#fail('the programs ended'));
    stderr.resume(); // may quote a text: not for the log
    stdin.on('error', () => this.#fail('the programs take no more input'));
    this.#process.on('error', (error) => this.#fail(error.message));
  }

  /** Sends a text without control characters. */
  send(text: string): void {
    if (this.#ended) return;
    this.#lastNumber += 1;
    this.#awaited.push(this.#lastNumber);
    const words = respelled(text, this.#bareWords)
      .split(' ')
      .map((word) => this.#written(word));
    this.#process.stdin.write(`[${this.#lastNumber}]${words.join(' ')}${CLOSING}${NUL}`);
    if (this.#watch === undefined) this.#startWatch();
  }

  /**
   * Ends it, whatever it does; no answer comes any more. The programs end with their input, and their shell takes them off the list of
   * processes; only what does not is killed. Idempotent.
   */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    clearInterval(this.#watch);
    const { stdin, stdout, stderr } = this.#process;
    for (const stream of [stdin, stdout, stderr]) stream.destroy();
    const late = setTimeout(() => this.#kill(), END_MS).unref();
    this.#process.once('exit', () => clearTimeout(late));
  }

  #kill(): void {
    try {
      if (this.#process.pid !== undefined) process.kill(-this.#process.pid, 'SIGKILL');
    } catch {
      // it had ended before
    }
  }

  /** Returns a word as the programs take it. In brackets it is a blank to them, which they carry along. */
  #written(word: string): string {
    const escaped = word.replace(SPECIAL, '\\$&');
    return this.#countRestorable(word) > MOST_RESTORABLE ? `[${escaped}]` : escaped;
  }

  #countRestorable(word: string): number {
    const { restored = {} } = this.#deps.route;
    let count = 0;
    for (const letter of word.toLowerCase()) if (Object.hasOwn(restored, letter)) count += 1;
    return count;
  }

  #fail(cause: string): void {
    if (this.#ended) return;
    this.end();
    this.#deps.onEnd(cause);
  }

  #read(text: string): void {
    this.#quiet = 0;
    const answers = (this.#unread + text).split(NUL);
    this.#unread = answers.pop() ?? '';
    for (const answer of answers) {
      if (this.#ended) return;
      this.#answer(answer);
    }
    if (this.#unread.length > LONGEST_OUTPUT) this.#fail('the programs write without an end');
  }

  #answer(answer: string): void {
    const number = this.#awaited.shift();
    const head = `[${number}]`;
    if (number === undefined || !answer.startsWith(head)) {
      this.#fail('the programs answered out of step');
      return;
    }
    if (this.#awaited.length === 0) this.#stopWatch();
    const body = answer.slice(head.length, answer.endsWith(CLOSING) ? -CLOSING.length : undefined);
    this.#deps.onTranslation(glossed(body.replace(/\\(.)|[[\]]/gu, '$1'), this.#glosses));
  }

  #startWatch(): void {
    this.#quiet = 0;
    this.#watch = setInterval(() => {
      this.#quiet += 1;
      if (this.#quiet <= QUARTERS) return;
      this.#kill();
      this.#fail(`the programs were silent for ${this.#deps.silenceMs} ms`);
    }, this.#deps.silenceMs / QUARTERS);
  }

  #stopWatch(): void {
    clearInterval(this.#watch);
    this.#watch = undefined;
  }
}

/** Returns the shell's command for a route. The letters to restore are a file to their program, which the shell hands it as a stream. */
function commandOf({ stages, restored }: TranslationRoute): string {
  const [[program, ...args], ...rest] = stages;
  const first = restored === undefined ? [program, ...args] : [program, '-r', '/dev/fd/3', ...args];
  const pipeline = [first, ...rest].map((stage) => stage.map(quoted).join(' ')).join(' | ');
  return restored === undefined ? pipeline : `{ ${pipeline}; } 3<<'END'\n${restoringFile(restored)}\nEND\n`;
}

function restoringFile(restored: Readonly<Record<string, string>>): string {
  const letters = Object.entries(restored).map(
    ([bare, accented]) => `<char value="${bare}"><restore-char value="${accented}"/></char>`,
  );
  return `<restore-chars>${letters.join('')}</restore-chars>`;
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
