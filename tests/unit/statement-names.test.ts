/** Names of statements: a connection prepares a statement under its name, and refuses another one of that name. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const STORES = fileURLToPath(new URL('../../src/stores/', import.meta.url));

/** A name as it is written: a text, or a template with what stands in its gaps left open. */
interface Named {
  readonly where: string;
  readonly name: string;
}

function named(): Named[] {
  const files = readdirSync(STORES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return files.flatMap((where) =>
    [...readFileSync(`${STORES}${where}`, 'utf8').matchAll(/\bname: (?:'(\w+)'|`([^`]+)`),\s+text\b/g)].map(
      ([, text, template]) => ({ where, name: text ?? template ?? '' }),
    ),
  );
}

const isOpen = ({ name }: Named) => name.includes('${');
/** The names that a template may become. */
const shapeOf = ({ name }: Named) => new RegExp(`^${name.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '\\w*')}$`);

it('is each of one statement, also where a table stands in it', () => {
  const all = named();
  expect(all.length).toBeGreaterThan(150);
  const plain = all.filter((one) => !isOpen(one));
  const twice = plain.filter(({ name }, at) => plain.findIndex((other) => other.name === name) !== at);
  expect(twice.map(({ name }) => name).filter((name) => name !== 'ping')).toEqual([]); // one a kind of database
  const open = all.filter(isOpen);
  expect(open.length).toBeGreaterThan(4);
  const met = open.flatMap((one) =>
    plain.filter(({ name }) => shapeOf(one).test(name)).map((other) => `${one.name} (${one.where}): ${other.name}`),
  );
  expect(met).toEqual([]);
});
