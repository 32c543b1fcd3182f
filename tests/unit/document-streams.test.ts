import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { LinesCheck } from '../../src/document-streams.ts';
import { CannotStart } from '../../src/errors.ts';

const lines = '{"kind":"user"}\n{"kind":"turn","text":"sí"}\n';
const checksum = createHash('sha256').update(lines).digest('hex');
const document = `${lines}{"kind":"checksum","checksum":"${checksum}"}\n`;

/** Sends a document through the check in pieces of so many bytes; returns its lines. */
async function checked(text: string, pieceBytes: number): Promise<number> {
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, index) =>
    bytes.subarray(index * pieceBytes, (index + 1) * pieceBytes),
  );
  const check = new LinesCheck();
  await pipeline(Readable.from(pieces), check.resume());
  return check.parts;
}

describe('LinesCheck', () => {
  it('takes a whole document, wherever it is cut into chunks', async () => {
    for (let pieceBytes = 1; pieceBytes <= Buffer.byteLength(document) + 1; pieceBytes += 1)
      expect(await checked(document, pieceBytes), `in pieces of ${pieceBytes}`).toBe(3);
  });

  it('takes a last line without its line break', async () => {
    expect(await checked(document.slice(0, -1), 7)).toBe(2);
  });

  it('fails at the end of a document that broke off or was changed', async () => {
    for (const text of ['', lines, document.slice(0, -9), document.replace('user', 'usar')])
      await expect(checked(text, 16), text).rejects.toThrow(CannotStart);
  });
});
