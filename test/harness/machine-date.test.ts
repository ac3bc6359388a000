import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const preloaded = fileURLToPath(new URL('set-machine-date.ts', import.meta.url));
const asked = `
  const [begun, reported] = [new Date(), Reflect.apply(Date.now, Date, [])];
  class Moment extends Date {}
  console.log(JSON.stringify({
    begun, reported, given: new Date(0), text: Date().slice(0, 15), parsed: Date.parse('1970-01-02T00:00:00Z'),
    isDate: begun instanceof Date && begun.constructor === Date, isMoment: new Moment() instanceof Moment, moment: new Moment(),
  }));`;

const ask = (now: string, zone = 'UTC') =>
  spawnSync(process.execPath, ['--import', preloaded, '--eval', asked], { encoding: 'utf8', env: { ...process.env, TEST_NOW: now, TZ: zone } });

it.each([
  ['2028-02-29T12:00:00Z', 'UTC', 'Tue Feb 29 2028'],
  ['2026-12-31T23:59:00Z', 'Asia/Shanghai', 'Fri Jan 01 2027'],
])('TEST_NOW is the date of a process, %s in %s', (now, zone, day) => {
  const said = JSON.parse(ask(now, zone).stdout) as Record<string, string>;
  const minute = now.slice(0, 17);
  expect(said).toMatchObject({ given: '1970-01-01T00:00:00.000Z', parsed: 86_400_000, text: day, isDate: true, isMoment: true });
  expect([said['begun'], said['moment'], new Date(said['reported']!).toISOString()].map((at) => at!.slice(0, 17))).toEqual([minute, minute, minute]);
});

it('TEST_NOW that is no instant is rejected', () => {
  const { status, stderr } = ask('tomorrow');
  expect(status).not.toBe(0);
  expect(stderr).toContain('TEST_NOW is no instant like 2028-02-29T12:00:00Z: tomorrow');
});
