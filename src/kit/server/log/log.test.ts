import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function linesOf(write: (log: ReturnType<typeof createLog>) => void): unknown[] {
  const texts: string[] = [];
  write(createLog('info', new Writable({ write: (text, _encoding, done) => (texts.push(String(text)), done()) })));
  return texts
    .join('')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

test('each event is one line of JSON with its level and the time in UTC, whatever stands in it', () => {
  const [one, other, ...more] = linesOf((log) => {
    log.info({ job: 'mail.send' }, 'a job\nfailed {"level":"fatal"}');
    log.debug('not asked for');
    log.warn({ path: '/x\r\n{}' }, 'refused');
  });
  expect(one).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    job: 'mail.send',
    msg: 'a job\nfailed {"level":"fatal"}',
  });
  expect(other).toMatchObject({ level: 'warn', path: '/x\r\n{}' });
  expect(more).toEqual([]);
});

test('an error is its name, message and place, without what a driver hangs on it', () => {
  const error = Object.assign(new Error('gone'), { code: '57P01', client: { password: 'secret' } });
  const [line] = linesOf((log) => log.error({ err: error }, 'request failed'));
  expect(line).toMatchObject({ level: 'error', err: { type: 'Error', message: 'gone', code: '57P01', stack: expect.stringContaining('log.test.ts') } });
  expect(JSON.stringify(line)).not.toContain('secret');
});
