/** Reads files, commands, errors, places and people out of messages and tool output, by rules that stand as data. */
import { eachMatch } from '../text/each-match.ts';
import { compose, foldAccents } from '../text/fold-accents.ts';
import type { EntityKind, EntityRule, EntityText, Mention } from './entity.ts';
import { COMMAND_RULES } from './rules/commands.ts';
import { ERROR_RULES } from './rules/errors.ts';
import { FILE_RULES } from './rules/files.ts';
import { PEOPLE_RULES } from './rules/people.ts';
import { PLACE_RULES } from './rules/places.ts';

export const ENTITY_RULES: readonly EntityRule[] = [
  ...FILE_RULES,
  ...COMMAND_RULES,
  ...ERROR_RULES,
  ...PLACE_RULES,
  ...PEOPLE_RULES,
];

const LONGEST_NAME = 160; // characters
const LONGEST_LINE = 1_000; // characters read of a line: what is longer is data, and a pattern's time grows with the line
const LINES = 400; // read of a message: the first half and the last, where an output has its command and its error
const MOST_OF_A_TURN = 100; // names of a kind

/** Returns what texts mention, each name once a kind, in the order of mention. */
export function readEntities(texts: readonly EntityText[]): Mention[] {
  const found = new Mentions();
  for (const { role, text } of texts) {
    const rules = ENTITY_RULES.filter(({ roles }) => roles === undefined || roles.includes(role));
    for (const line of linesOf(text)) for (const { kind, name } of namesIn(line, rules)) found.add(kind, name);
  }
  return found.all();
}

/** Returns what the line of a text mentions by some rules; of two names of one kind that overlap, the longer. */
export function namesIn(
  line: string,
  rules: readonly EntityRule[],
): { readonly kind: EntityKind; readonly name: string }[] {
  const found: { kind: EntityKind; name: string; start: number; end: number }[] = [];
  for (const rule of rules) {
    eachMatch(rule.pattern, line, (match) => {
      const name = cleanName(rule, match.groups?.name ?? '');
      if (name === '' || rule.not?.has(foldAccents(name.toLowerCase())) === true) return;
      const start = match.index + match[0].indexOf(match.groups?.name ?? '');
      found.push({ kind: rule.kind, name, start, end: start + name.length });
    });
  }
  return found.filter(
    (one, index) =>
      !found.some(
        (other, at) =>
          at !== index &&
          other.kind === one.kind &&
          other.start <= one.start &&
          other.end >= one.end &&
          (other.end - other.start > one.end - one.start || at < index),
      ),
  );
}

function cleanName({ json }: EntityRule, written: string): string {
  const name = json === true ? unescaped(written) : written;
  const plain = name.replaceAll(/\s+/gu, ' ').trim().slice(0, LONGEST_NAME).toWellFormed().trim();
  return plain.replace(/[\s,;:]+$/u, '');
}

function unescaped(written: string): string {
  try {
    return String(JSON.parse(`"${written}"`));
  } catch {
    return written;
  }
}

function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/);
  const some = lines.length <= LINES ? lines : [...lines.slice(0, LINES / 2), ...lines.slice(-LINES / 2)];
  return some.map((line) => line.slice(0, LONGEST_LINE));
}

/** Names with the number of times that they were mentioned. */
class Mentions {
  readonly #found = new Map<string, { kind: EntityKind; name: string; mentions: number }>();
  readonly #counts = new Map<EntityKind, number>();

  add(kind: EntityKind, name: string): void {
    const key = `${kind} ${entityName(name)}`;
    const known = this.#found.get(key);
    if (known !== undefined) {
      known.mentions += 1;
      return;
    }
    const count = this.#counts.get(kind) ?? 0;
    if (count >= MOST_OF_A_TURN) return;
    this.#counts.set(kind, count + 1);
    this.#found.set(key, { kind, name, mentions: 1 });
  }

  all(): Mention[] {
    return [...this.#found.values()];
  }
}

/** Returns the name under which an entity is known: without case and accents. */
export function entityName(name: string): string {
  return foldAccents(compose(name).toLowerCase()).trim();
}

/** Returns the short form by which an entity is looked for as well: a file without its folder, else the name itself. */
export function shortName(kind: EntityKind, name: string): string {
  const known = entityName(name);
  return kind === 'files' ? known.replace(/^.*[\\/]/u, '') : known;
}
