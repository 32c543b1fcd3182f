import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openEntry, sealEntry } from '../../src/memory/conversation/sealed-entry.ts';
import { newKeyId, UserKey } from '../../src/stores/sealing/user-key.ts';

const ENTRY = Buffer.from('what was said');

describe('openEntry', () => {
  const userKey = new UserKey(newKeyId(), randomBytes(32));
  const keyById = async (id: string) => (id === userKey.id ? userKey : null);
  const sealed = sealEntry(ENTRY, { generation: 1, version: 2 }, 'default s1', userKey);
  const underLine = (line: string) => Buffer.concat([Buffer.from(line), sealed.subarray(sealed.indexOf('\n'))]);
  const own = sealed.toString('utf8', 0, sealed.indexOf('\n'));

  it('gives an entry back under its own key, and none where the key of its user is gone', async () => {
    expect(await openEntry(sealed, 'default s1', keyById)).toEqual(ENTRY);
    expect(await openEntry(underLine(own), 'default s1', keyById)).toEqual(ENTRY);
    expect(await openEntry(sealed, 'default s1', async () => null)).toBeNull();
  });

  it('takes it for none under the key of another session', async () => {
    expect(await openEntry(sealed, 'default s2', keyById)).toBeNull();
  });

  it.each([
    ['session', own.replace('s1', 's2'), 'default s2'],
    ['version', own.replace(' 2 ', ' 3 '), 'default s1'],
    ['generation', own.replace(' 1 ', ' 2 '), 'default s1'],
  ])('takes it for none where its line tells of another %s', async (_, line, key) => {
    expect(line).not.toBe(own);
    expect(await openEntry(underLine(line), key, keyById)).toBeNull();
  });
});
