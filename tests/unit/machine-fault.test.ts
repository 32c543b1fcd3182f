import { describe, expect, it } from 'vitest';
import { despiteMachine, MachineFault, machineFaultIn } from '../support/machine-fault.ts';

describe('despiteMachine', () => {
  /** Fails with each of `failures` in turn, then succeeds. */
  function preparation(...failures: readonly Error[]) {
    const told: string[] = [];
    let attempts = 0;
    const prepare = async () => {
      const failure = failures[attempts];
      attempts += 1;
      if (failure !== undefined) throw failure;
      return 'ready';
    };
    const run = () => despiteMachine(prepare, (line) => told.push(line));
    return { run, told, attempts: () => attempts };
  }

  it('tells of a fault of the machine by name and tries once more', async () => {
    const { run, told, attempts } = preparation(new Error('listen EADDRINUSE: address already in use 127.0.0.1:5000'));
    expect(await run()).toBe('ready');
    expect(attempts()).toBe(2);
    expect(told.join()).toContain('port taken');
  });

  it('gives up a machine that fails twice, by name', async () => {
    const { run, attempts } = preparation(new MachineFault('no cluster'), new Error('write ENOSPC'));
    await expect(run()).rejects.toThrow(/^disk full: write ENOSPC$/);
    expect(attempts()).toBe(2);
  });

  it('never tries a finding again', async () => {
    const { run, told, attempts } = preparation(new Error('a turn was lost'));
    await expect(run()).rejects.toThrow('a turn was lost');
    expect(attempts()).toBe(1);
    expect(told).toEqual([]);
  });
});

describe('machineFaultIn', () => {
  it.each([
    ['could not extend file "base/1": No space left on device', 'disk full'],
    ['sorry, too many clients already', 'no connection left at the database server'],
    ['spawn /usr/bin/node EAGAIN', 'too many processes'],
    ['expected 3 to be 4', null],
  ])('of "%s" is %s', (text, fault) => expect(machineFaultIn(text)).toBe(fault));
});
