import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folderNameOf } from '../../../src/memory/memory-file/folder-names.ts';

const userId = fc.stringMatching(/^[A-Za-z0-9._:@|+=~-]{1,128}$/);

describe('folderNameOf', () => {
  it.each([
    ['u1', 'u1'],
    ['ana@example.com', 'ana@example%2ecom'],
    ['Ana', '%41na'],
    ['.', '%2e'],
    ['..', '%2e%2e'],
    ['chat:12|x', 'chat%3a12%7cx'],
    ['con', '%63on'],
    ['con.txt', '%63on%2etxt'],
  ])('names the folder of %s', (user, name) => {
    expect(folderNameOf(user)).toBe(name);
  });

  it('is a safe name of a bounded length, another for every user, also where cases are not told apart', () => {
    const users = new Map<string, string>();
    fc.assert(
      fc.property(userId, (user) => {
        const name = folderNameOf(user);
        expect(name).toMatch(/^[a-z0-9_+=@~%-]{1,200}$/);
        expect(users.get(name) ?? user).toBe(user);
        users.set(name, user);
      }),
    );
    expect(folderNameOf('A'.repeat(128))).not.toBe(folderNameOf('A'.repeat(127)));
    expect(folderNameOf('ANA')).not.toBe(folderNameOf('ana'));
  });
});
