/**
 * Encryption in tests: with `TEST_ENCRYPTION=on` whatever they start is encrypted, and a row with content that is plain is refused by the
 * database itself, so that a statement that forgot to seal something fails where it does.
 */
import { type Form, SEALED_TABLES } from '../../src/stores/sealing/sealed-tables.ts';

/** A master key of tests. */
export const TEST_KEY = '5ea1'.repeat(16);

/** True where the run is to be encrypted. */
export const isEncrypted = (): boolean => process.env.TEST_ENCRYPTION === 'on';

/** The settings that turn encryption on where the run is to be encrypted. */
export const encryptionSettings = (): Record<string, string> => (isEncrypted() ? { ENCRYPTION_KEY: TEST_KEY } : {});

/** The condition that a value is plain; words are told from their hashes by their length alone. */
const PLAIN: Readonly<Record<Form, (value: string) => string>> = {
  sealed: (value) => `(${value} NOT IN ('', '{}', '[]') AND NOT starts_with(${value}, '~hc1.'))`,
  same: (value) => `NOT starts_with(${value}, '~hc1.')`,
  'same bytes': (value) => `(octet_length(${value}) > 0 AND NOT starts_with(encode(${value}, 'hex'), '7e686331'))`,
  number: () => 'false', // a hash is as long with a key as without
  hash: (value) =>
    value.endsWith('.terms')
      ? `EXISTS (SELECT FROM unnest(${value}) AS word WHERE length(word) <> 12)`
      : `length(${value}) <> 12`,
};

/** SQL that has the database refuse plain content, for its owner to run. */
export function refusePlain(): string {
  return Object.entries(SEALED_TABLES)
    .map(([table, { columns }]) => {
      const checks = Object.entries(columns).map(
        ([column, form]) =>
          `IF NEW.${column} IS NOT NULL AND ${PLAIN[form](`NEW.${column}`)} THEN RAISE EXCEPTION '${table}.${column} is plain'; END IF;`,
      );
      return `
CREATE OR REPLACE FUNCTION refuse_plain_${table}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${checks.join('\n')} RETURN NEW; END $$;
CREATE OR REPLACE TRIGGER refuse_plain BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_plain_${table}();`;
    })
    .join('\n');
}

const HEX_RUN = /(?:[0-9a-f]{2}){8,}/g;

/** Returns those secrets of which text, words or their stems stand readable in bytes: as they are, or written as hexadecimal. */
export function leaksIn(bytes: Uint8Array | string, secrets: Readonly<Record<string, string>>): string[] {
  const lower = (typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('latin1')).toLowerCase();
  const decoded = (lower.match(HEX_RUN) ?? []).map((run) => Buffer.from(run, 'hex').toString('latin1')).join('\n');
  const both = `${lower}\n${decoded.toLowerCase()}`;
  return Object.entries(secrets).flatMap(([name, secret]) =>
    both.includes(secret.toLowerCase().slice(0, STEM_LETTERS)) ? name : [],
  );
}

const STEM_LETTERS = 7; // stemming leaves as many of the words that are planted, and no ciphertext has them by chance
