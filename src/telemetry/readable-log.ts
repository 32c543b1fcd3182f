/** The log as a person at a terminal reads it: time, level, event, then what belongs to it as `name=value`. */

const LEVELS: Readonly<Record<number, readonly [name: string, colour: number]>> = {
  10: ['trace', 90],
  20: ['debug', 90],
  30: ['info', 32],
  40: ['warn', 33],
  50: ['error', 31],
  60: ['fatal', 31],
};
const OF_THE_LINE_ITSELF = new Set(['level', 'time', 'pid', 'msg', 'err']);
/** Characters that a value could move the cursor or end the line with. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g;

interface LogLine {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly err?: { readonly type?: string; readonly message?: string; readonly stack?: string };
  readonly [name: string]: unknown;
}

/** Returns a line of JSON, as pino writes it, in the readable form; a text that is no such line comes back as it is. */
export function readableLine(json: string): string {
  let line: LogLine;
  try {
    line = JSON.parse(json) as LogLine;
  } catch {
    return json;
  }
  const [level, colour] = LEVELS[line.level] ?? ['log', 0];
  const details = Object.entries(line)
    .filter(([name]) => !OF_THE_LINE_ITSELF.has(name))
    .map(([name, value]) => `\u001b[90m${name}=\u001b[0m${shown(value)}`);
  const time = new Date(line.time).toTimeString().slice(0, 8);
  const event = shown(line.msg ?? '');
  const head = `\u001b[90m${time}\u001b[0m \u001b[${colour}m${level.padEnd(5)}\u001b[0m ${event}`;
  const failure = line.err === undefined ? '' : `\n${indented(line.err.stack ?? line.err.message ?? '')}`;
  return `${[head, ...details].join('  ')}${failure}\n`;
}

function shown(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(CONTROL, ' ');
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${line.replaceAll(CONTROL, ' ')}`)
    .join('\n');
}
