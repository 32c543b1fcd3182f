import { describe, expect, it } from 'vitest';
import { createLogger } from '../../src/telemetry/logger.ts';

function logged(isTTY: boolean, say: (log: ReturnType<typeof createLogger>) => void): string {
  let text = '';
  const write = (part: string) => {
    text += part;
  };
  say(createLogger('info', { isTTY, write }));
  return text;
}
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of the terminal
const plain = (text: string): string => text.replaceAll(/\u001b\[\d+m/g, '');

describe('createLogger', () => {
  it('writes JSON where nobody looks', () => {
    const text = logged(false, (log) => log.warn({ host: '127.0.0.1' }, 'no_api_keys'));
    expect(JSON.parse(text)).toMatchObject({ level: 40, host: '127.0.0.1', msg: 'no_api_keys', pid: process.pid });
  });

  it('writes time, level, event and what belongs to it on a terminal', () => {
    const text = logged(true, (log) => log.warn({ host: '127.0.0.1', port: 80, parts: { a: 1 } }, 'no_api_keys'));
    expect(plain(text)).toMatch(
      /^\d\d:\d\d:\d\d warn {2}no_api_keys {2}host=127\.0\.0\.1 {2}port=80 {2}parts=\{"a":1\}\n$/,
    );
  });

  it('shows an error with its stack below the line', () => {
    const text = plain(logged(true, (log) => log.error({ err: new Error('the disk is full') }, 'not_saved')));
    expect(text.split('\n')[0]).toMatch(/error not_saved$/);
    expect(text).toContain('\n    Error: the disk is full\n        at ');
  });

  it('lets no value move the cursor, and no header of a caller through', () => {
    const text = logged(true, (log) =>
      log.info({ name: 'a\u001b[2Jb\r\nc', req: { headers: { authorization: 'Bearer secret' } } }, 'said'),
    );
    expect(plain(text)).toContain('name=a [2Jb  c');
    expect(text).not.toContain('secret');
    expect(text.match(/\n/g)).toHaveLength(1);
  });
});
