import { createHmac, hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { termHashOf } from '../../../src/memory/search/term-key.ts';

it('hashes a word with the key of its user, as every index has it', () => {
  const secret = Buffer.from('a secret of thirty-two bytes, so');
  const ofWhose = hash('sha256', 'search\0default\0ana', 'buffer');
  for (const [key, hashOf] of [
    [secret, termHashOf('default', 'ana', secret)],
    [ofWhose, termHashOf('default', 'ana', null)],
  ] as const)
    for (const term of ['', 'casa', 'niño 東京', 'larga '.repeat(1_000), 'casa', 'x'])
      expect(hashOf(term)).toBe(createHmac('sha256', key).update(term).digest().readUIntBE(0, 6));
});

it('hashes a word of one user unlike that of another', () => {
  expect(termHashOf('default', 'ana', null)('casa')).not.toBe(termHashOf('default', 'eva', null)('casa'));
  expect(termHashOf('default', 'ana', null)('casa')).not.toBe(termHashOf('other', 'ana', null)('casa'));
});
