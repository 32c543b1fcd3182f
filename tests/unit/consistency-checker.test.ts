import { describe, expect, it } from 'vitest';
import { check } from '../e2e/consistency/checker.ts';
import type {
  CutOperation,
  FinalSession,
  ImportOperation,
  LockOperation,
  Operation,
  ReadOperation,
  SaveOperation,
  Seen,
} from '../e2e/consistency/history.ts';
import type { ViolationKind } from '../e2e/consistency/violation.ts';

const SESSION = 'default/s1';

/** A sending of `key` between two moments; acknowledged as `turnNumber` unless that is null. */
function save(key: string, from: number, to: number, turnNumber: number | null, more: Partial<SaveOperation> = {}) {
  const receipt =
    turnNumber === null ? null : { turnId: `id-${key}`, turnNumber, version: turnNumber, replayed: false };
  return {
    kind: 'save',
    session: SESSION,
    instance: 'one',
    invokedAt: from,
    completedAt: to,
    outcome: receipt === null ? 'unknown' : 'ok',
    why: receipt === null ? '503' : '201',
    key,
    owner: null,
    receipt,
    ...more,
  } satisfies SaveOperation;
}

function read(from: number, to: number, seen: Partial<Seen>, more: Partial<ReadOperation> = {}) {
  const shown = seen.shown ?? [];
  return {
    kind: 'build',
    session: SESSION,
    instance: 'two',
    invokedAt: from,
    completedAt: to,
    outcome: 'ok',
    why: '200 hit',
    trespass: false,
    maxTokens: 4000,
    seen: { totalTurns: 0, version: seen.totalTurns ?? 0, shown, mentioned: shown, estimatedTokens: 100, ...seen },
    ...more,
  } satisfies ReadOperation;
}

function final(...keys: string[]): FinalSession {
  const turns = keys.map((key, index) => ({ turnNumber: index + 1, turnId: `id-${key}`, key }));
  return { totalTurns: turns.length, version: turns.length, turns };
}

function kinds(operations: readonly Operation[], session: FinalSession): ViolationKind[] {
  const found = check(operations, new Map([[SESSION, session]]));
  return [...new Set(found.map(({ kind }) => kind))].sort();
}

const A = save('a', 0, 10, 1);
const B = save('b', 20, 30, 2);

describe('check', () => {
  it('finds nothing in a history that keeps every promise, retries and unknown outcomes included', () => {
    const operations = [
      A,
      save('a', 11, 12, 1, { why: '200', receipt: { turnId: 'id-a', turnNumber: 1, version: 1, replayed: true } }),
      read(5, 8, { totalTurns: 1, shown: ['a'] }), // seen before its 201 was
      read(5, 9, { totalTurns: 0 }), // both under way at once: either is right
      save('b', 20, 21, null),
      save('b', 22, 30, 2),
      save('never', 23, 24, null),
      save('c', 40, Number.POSITIVE_INFINITY, null), // never answered its caller, and committed
      read(41, 45, { totalTurns: 3, shown: ['a', 'b', 'c'] }),
      read(41, 45, { totalTurns: 0, version: 0 }, { trespass: true, why: '404' }),
    ];
    expect(kinds(operations, final('a', 'b', 'c'))).toEqual([]);
  });

  it('does not order writes that were under way at the same time', () => {
    expect(kinds([save('a', 0, 10, 2), save('b', 5, 30, 1)], final('b', 'a'))).toEqual([]);
  });

  it.each<[string, Operation[], FinalSession, ViolationKind[]]>([
    ['an acknowledged turn that is not there', [A, B], final('a'), ['lost-turn', 'version-went-back']],
    ['an acknowledged turn that is there under another number', [A, B], final('b', 'a'), ['lost-turn', 'order']],
    [
      'a turn that a read showed and that is not there',
      [A, save('b', 20, 30, null), read(31, 35, { totalTurns: 2, version: 1, shown: ['a', 'b'] })],
      final('a'),
      ['lost-turn'],
    ],
    [
      'a read sent after a 201 that does not show the turn',
      [A, B, read(31, 35, { totalTurns: 1, version: 2, shown: ['a'] })],
      final('a', 'b'),
      ['stale-read'],
    ],
    [
      'a read sent after another read had shown more',
      [
        A,
        save('b', 20, Number.POSITIVE_INFINITY, null),
        read(25, 30, { totalTurns: 2, shown: ['a', 'b'] }),
        read(31, 35, { totalTurns: 1, version: 2, shown: ['a'] }),
      ],
      final('a', 'b'),
      ['stale-read'],
    ],
    ['a session that is not found after its first 201', [A, read(11, 12, { version: 1 })], final('a'), ['stale-read']],
    [
      'a read that counts a turn and does not show it',
      [A, B, read(31, 35, { totalTurns: 2, shown: ['a'] })],
      final('a', 'b'),
      ['stale-read'],
    ],
    [
      'a version below one that was known',
      [A, B, read(31, 35, { totalTurns: 2, version: 1, shown: ['a', 'b'] })],
      final('a', 'b'),
      ['version-went-back'],
    ],
    [
      'a new turn with a version that another had before',
      [
        save('a', 0, 10, 1, { receipt: { turnId: 'id-a', turnNumber: 1, version: 5, replayed: false } }),
        save('b', 20, 30, 2, { receipt: { turnId: 'id-b', turnNumber: 2, version: 5, replayed: false } }),
      ],
      { ...final('a', 'b'), version: 5 },
      ['version-went-back'],
    ],
    [
      'a missing number',
      [A, save('c', 20, 30, 3)],
      {
        totalTurns: 3,
        version: 3,
        turns: [
          { turnNumber: 1, turnId: 'id-a', key: 'a' },
          { turnNumber: 3, turnId: 'id-c', key: 'c' },
        ],
      },
      ['gap-or-duplicate'],
    ],
    [
      'one number twice',
      [A, save('b', 0, 10, 1)],
      {
        totalTurns: 2,
        version: 2,
        turns: [
          { turnNumber: 1, turnId: 'id-a', key: 'a' },
          { turnNumber: 1, turnId: 'id-b', key: 'b' },
        ],
      },
      ['gap-or-duplicate'],
    ],
    [
      'a read that leaves a turn out in between',
      [A, B, save('c', 40, 50, 3), read(51, 52, { totalTurns: 3, shown: ['a', 'c'] })],
      final('a', 'b', 'c'),
      ['gap-or-duplicate'],
    ],
    [
      'numbers against the order in which turns were acknowledged and sent',
      [save('a', 0, 10, 2), save('b', 20, 30, 1)],
      final('b', 'a'),
      ['order', 'version-went-back'],
    ],
    [
      'an unacknowledged turn before one that a read had shown when it was sent',
      [save('a', 0, 50, 2), read(5, 10, { totalTurns: 2, version: 1, shown: [] }), save('b', 20, 30, null)],
      final('b', 'a'),
      ['order'],
    ],
    [
      'one key that made two turns',
      [A, save('a', 11, 12, null)],
      {
        totalTurns: 2,
        version: 2,
        turns: [
          { turnNumber: 1, turnId: 'id-a', key: 'a' },
          { turnNumber: 2, turnId: 'id-other', key: 'a' },
        ],
      },
      ['duplicated-retry'],
    ],
    [
      'a replay that answers another turn',
      [
        A,
        B,
        save('a', 40, 50, 2, { why: '200', receipt: { turnId: 'id-b', turnNumber: 2, version: 2, replayed: true } }),
      ],
      final('a', 'b'),
      ['duplicated-retry', 'lost-turn'],
    ],
    ['a key acknowledged twice as new', [A, save('a', 11, 12, 1)], final('a'), ['duplicated-retry']],
    ['a turn that nobody sent to this session', [A], final('a', 'theirs'), ['foreign-content']],
    [
      'a read that mentions another session',
      [A, read(11, 12, { totalTurns: 1, shown: ['a'], mentioned: ['a', 'theirs'] })],
      final('a'),
      ['foreign-content'],
    ],
    [
      'a read that shows a turn of another session',
      [A, read(11, 12, { totalTurns: 1, shown: ['theirs'] })],
      final('a'),
      ['foreign-content'],
    ],
    [
      'a session shown to a user who does not own it',
      [A, read(11, 12, { totalTurns: 1, shown: ['a'] }, { trespass: true })],
      final('a'),
      ['foreign-content'],
    ],
    [
      'a context above its budget',
      [A, read(11, 12, { totalTurns: 1, shown: ['a'], estimatedTokens: 4001 })],
      final('a'),
      ['budget-exceeded'],
    ],
    ['a request that hangs', [A, save('b', 20, 40, null, { outcome: 'unanswered' })], final('a'), ['unanswered']],
    [
      'a reply that the contract does not have',
      [A, save('b', 20, 40, null, { outcome: 'unexpected', why: '500' })],
      final('a'),
      ['unexpected-reply'],
    ],
  ])('reports %s', (_what, operations, session, expected) => {
    expect(kinds(operations, session)).toEqual(expected);
  });

  it('keeps sessions of one name in two tenants apart', () => {
    const operations = [
      A,
      { ...save('b', 20, 30, 1), session: 'globex/s1' },
      read(40, 50, { totalTurns: 1, shown: ['a'] }),
    ];
    const finals = new Map([
      [SESSION, final('a')],
      ['globex/s1', final('b')],
    ]);
    expect(check(operations, finals)).toEqual([]);
  });

  it('wants a build that was no hit between an invalidation and a hit', () => {
    const invalidation: Operation = {
      kind: 'invalidate',
      session: SESSION,
      instance: 'one',
      invokedAt: 20,
      completedAt: 30,
      outcome: 'ok',
      why: '200',
    };
    const hit = (from: number, to: number) => read(from, to, { totalTurns: 0 });
    const miss = (from: number, to: number, why = '200 miss') => read(from, to, { totalTurns: 0 }, { why });
    const kindsOf = (...builds: readonly ReadOperation[]) =>
      check([invalidation, ...builds], new Map()).map(({ kind }) => kind);
    expect(kindsOf(hit(40, 50))).toEqual(['hit-after-invalidation']);
    expect(kindsOf(miss(5, 15), hit(40, 50))).toEqual(['hit-after-invalidation']);
    expect(kindsOf(hit(40, 50), miss(60, 70))).toEqual(['hit-after-invalidation']);
    expect(kindsOf(hit(25, 50))).toEqual([]);
    expect(kindsOf(miss(32, 38), hit(40, 50))).toEqual([]);
    expect(kindsOf(miss(15, 25), hit(40, 50))).toEqual([]);
    expect(kindsOf(miss(32, 100, '503'), hit(40, 50))).toEqual([]);
  });

  describe('of a session that is emptied', () => {
    const cut = (
      kind: CutOperation['kind'],
      from: number,
      to: number,
      more: Partial<CutOperation> = {},
    ): CutOperation => ({
      kind,
      session: SESSION,
      instance: 'one',
      invokedAt: from,
      completedAt: to,
      outcome: 'ok',
      why: '200',
      ...more,
    });
    const B_AFTER = save('b', 40, 50, 2);
    /** A sending that made a turn after the destruction: of another id, and of a version above the one before. */
    const saveAgain = (key: string, from: number, to: number, turnNumber: number) =>
      save(key, from, to, turnNumber, {
        receipt: { turnId: `again-${key}`, turnNumber, version: 4 + turnNumber, replayed: false },
      });
    const finalOf = (...turnIds: string[]): FinalSession => {
      const turns = turnIds.map((turnId, index) => ({ turnNumber: index + 1, turnId, key: turnId.slice(-1) }));
      return { totalTurns: turns.length, version: 9, turns };
    };
    const restsAt = (from: number, ...keys: string[]): FinalSession => {
      const turns = keys.map((key, index) => ({ turnNumber: from + index, turnId: `id-${key}`, key }));
      return { totalTurns: from + keys.length - 1, version: 9, turns };
    };

    it.each<[what: string, Operation[], FinalSession, ViolationKind[]]>([
      [
        'nothing where a reset took the turns before it',
        [A, cut('reset', 20, 30), B_AFTER, read(60, 70, { shown: ['b'] })],
        restsAt(2, 'b'),
        [],
      ],
      [
        'nothing where the session began again',
        [
          A,
          cut('destroy', 20, 30),
          save('b', 40, 50, 1, { receipt: { turnId: 'id-b', turnNumber: 1, version: 5, replayed: false } }),
        ],
        restsAt(1, 'b'),
        [],
      ],
      [
        'nothing where a turn was sent again after the destruction, behind another',
        [A, cut('destroy', 20, 30), saveAgain('b', 40, 50, 1), saveAgain('a', 55, 60, 2)],
        finalOf('again-b', 'again-a'),
        [],
      ],
      [
        'a turn of a session that began again, behind one that was sent later',
        [A, cut('destroy', 20, 30), saveAgain('a', 40, 50, 2), saveAgain('b', 60, 70, 1)],
        finalOf('again-b', 'again-a'),
        ['order', 'version-went-back'],
      ],
      [
        'nothing where the outcome of the cut is not known',
        [A, cut('reset', 20, 30, { outcome: 'unknown' }), B_AFTER],
        restsAt(1, 'a', 'b'),
        [],
      ],
      [
        'nothing where a turn and the cut ran at once',
        [save('a', 0, 25, 1), cut('reset', 20, 30)],
        restsAt(1, 'a'),
        [],
      ],
      [
        'a turn that is shown after its cut',
        [A, cut('reset', 20, 30), read(40, 50, { shown: ['a'] })],
        restsAt(2),
        ['shown-after-cut'],
      ],
      ['a turn that is lost after the cut', [A, cut('reset', 20, 30), B_AFTER], restsAt(2), ['lost-turn']],
      [
        'a turn that is lost though the later cut did not happen',
        [cut('reset', 0, 5), save('a', 10, 12, 1), cut('destroy', 20, 30, { outcome: 'fail' })],
        restsAt(1),
        ['lost-turn'],
      ],
      ['a beginning that no reset explains', [cut('destroy', 0, 5), B_AFTER], restsAt(2, 'b'), ['lost-turn']],
      [
        'a gap',
        [cut('reset', 0, 5), save('a', 10, 12, 1)],
        { ...restsAt(1, 'a'), totalTurns: 3 },
        ['gap-or-duplicate'],
      ],
      ['what nobody sent', [cut('reset', 0, 5), read(10, 20, { shown: ['x'] })], restsAt(1), ['foreign-content']],
      [
        'a version that goes back',
        [cut('destroy', 0, 5), save('a', 10, 12, 5), save('b', 13, 15, 1)],
        restsAt(1),
        ['lost-turn', 'version-went-back'],
      ],
    ])('reports %s', (_what, operations, session, expected) => {
      expect(kinds(operations, session)).toEqual(expected);
    });
  });

  describe('of a session that is locked', () => {
    const lock = (owner: string, token: number, from: number, to: number, releasedAt: number): LockOperation => ({
      kind: 'lock',
      session: SESSION,
      instance: 'one',
      invokedAt: from,
      completedAt: to,
      outcome: 'ok',
      why: '200',
      owner,
      ttlMs: 5_000,
      fencingToken: token,
      releasedAt,
    });
    const written = (owner: string | null, from: number, to: number) => save('a', from, to, 1, { owner });

    it.each<[what: string, Operation[], ViolationKind[]]>([
      ['nothing where the holder writes', [lock('x', 1, 0, 10, 900), written('x', 20, 30)], []],
      ['nothing where the lock was given back before', [lock('x', 1, 0, 10, 900), written(null, 890, 950)], []],
      [
        'nothing where the lock was over',
        [lock('x', 1, 0, 10, Number.POSITIVE_INFINITY), written(null, 4_950, 5_100)],
        [],
      ],
      [
        'a turn that is written under another’s lock',
        [lock('x', 1, 0, 10, 900), written(null, 20, 30)],
        ['written-under-lock'],
      ],
      ['a turn of another holder', [lock('x', 1, 0, 10, 900), written('y', 20, 30)], ['written-under-lock']],
      ['two holders', [lock('x', 1, 0, 10, 900), lock('y', 2, 20, 30, 800), written('x', 910, 920)], ['two-holders']],
      [
        'a token that goes back',
        [lock('x', 2, 0, 10, 20), lock('y', 1, 30, 40, 50), written(null, 60, 70)],
        ['token-went-back'],
      ],
    ])('reports %s', (_what, operations, expected) => {
      expect(kinds(operations, final('a'))).toEqual(expected);
    });
  });

  it('reports a document that becomes another session, or is not known again', () => {
    const brought = (found: readonly string[] | null, unchanged = true): ImportOperation => ({
      kind: 'import',
      session: SESSION,
      instance: 'one',
      invokedAt: 20,
      completedAt: 30,
      outcome: 'ok',
      why: '201',
      keys: ['a'],
      found,
      unchanged,
    });
    expect(kinds([A, brought(['a']), brought(null)], final('a'))).toEqual([]);
    expect(kinds([A, brought(['a', 'b'])], final('a'))).toEqual(['changed-by-import']);
    expect(kinds([A, brought(['a'], false)], final('a'))).toEqual(['changed-by-import']);
  });
});
