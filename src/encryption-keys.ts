import { readFileSync } from 'node:fs';

const KEY_BYTES = 32;

/** The master keys, 32 bytes each; `previous`: the one that `current` takes over from. */
export interface EncryptionKeys {
  readonly current: Uint8Array;
  readonly previous: Uint8Array | null;
}

/** Reads the master keys. No fault tells a word of a key. */
export function encryptionKeys(
  given: Record<string, string | undefined>,
  faults: string[],
): EncryptionKeys | undefined {
  const { ENCRYPTION_KEY: key, ENCRYPTION_KEY_FILE: file, ENCRYPTION_KEY_PREVIOUS: before } = given;
  if (key !== undefined && file !== undefined)
    faults.push('ENCRYPTION_KEY: give either ENCRYPTION_KEY or ENCRYPTION_KEY_FILE, not both');
  const current =
    key !== undefined
      ? keyOf('ENCRYPTION_KEY', key, faults)
      : file !== undefined
        ? keyOf('ENCRYPTION_KEY_FILE', contentOf('ENCRYPTION_KEY_FILE', file, faults), faults)
        : null;
  const previous = before === undefined ? null : keyOf('ENCRYPTION_KEY_PREVIOUS', before, faults);
  if (before !== undefined && key === undefined && file === undefined)
    faults.push('ENCRYPTION_KEY_PREVIOUS: it is what ENCRYPTION_KEY takes over from; set that one too');
  if (current !== null && previous !== null && Buffer.compare(current, previous) === 0)
    faults.push('ENCRYPTION_KEY_PREVIOUS: it is the same key as ENCRYPTION_KEY; set the one before, or none');
  return current === null ? undefined : { current, previous };
}

function keyOf(name: string, text: string | null, faults: string[]): Uint8Array | null {
  if (text === null) return null;
  const bytes = /^[0-9a-f]{64}$/i.test(text.trim())
    ? Buffer.from(text.trim(), 'hex')
    : Buffer.from(text.trim(), 'base64');
  if (bytes.length === KEY_BYTES && /^[\w+/=-]+$/.test(text.trim())) return bytes;
  faults.push(`${name}: must be 64 hexadecimal digits, or base64 of 32 bytes (\`openssl rand -hex 32\` makes one)`);
  return null;
}

function contentOf(name: string, file: string, faults: string[]): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    faults.push(`${name}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`);
    return null;
  }
}
