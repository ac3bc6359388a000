import { expect, it } from 'vitest';
import { timeZoneName } from './time-zone-name.ts';

it.each([
  ['Europe/Berlin', 'en', 'Europe/Berlin · Central European Standard Time'],
  ['America/New_York', 'en', 'America/New York · Eastern Time'],
  ['Asia/Shanghai', 'zh', 'Asia/Shanghai · 中国标准时间'],
])('%s is called, in %s, %s', (zone, locale, name) => {
  expect(timeZoneName(zone, locale)).toBe(name);
});
