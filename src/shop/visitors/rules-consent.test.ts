import { expect, test } from 'vitest';
import { privacySchema } from '../settings/contract.ts';
import { mayCount } from './rules-consent.ts';

const rule = privacySchema.parse({});
const asked = (timezone: string | null, languages = '') => mayCount(rule, { timezone, languages, isGpc: false }).ask;

test.each([
  ['Europe/Berlin', true],
  ['Europe/Kyiv', false],
  ['Europe/London', true],
  ['Atlantic/Canary', true],
  ['Indian/Reunion', true],
  ['America/Sao_Paulo', true],
  ['Asia/Nicosia', true],
  ['Asia/Shanghai', false],
  ['Asia/Hong_Kong', false],
  ['America/Los_Angeles', false],
  ['UTC', false],
  ["Mars/Base'--", false],
])('in %s a visitor is asked: %s', (zone, ask) => expect(asked(zone)).toBe(ask));

test('a device that hides its time zone is asked by the regions of its languages', () => {
  expect(asked('UTC', 'de-DE,de;q=0.9,en;q=0.8')).toBe(true);
  expect(asked(null, 'zh-Hant-HK,zh;q=0.9')).toBe(false);
  expect(asked(null, 'pt-BR')).toBe(true);
  expect(asked('Asia/Tokyo', 'de-DE')).toBe(false);
});

test('the merchant may ask everybody or nobody; a rejection and Global Privacy Control always count', () => {
  const hints = { timezone: 'Asia/Tokyo', isGpc: false };
  expect(mayCount({ ...rule, consent: 'always' }, hints)).toEqual({ kept: false, ask: true });
  expect(mayCount({ ...rule, consent: 'never' }, { ...hints, timezone: 'Europe/Paris' })).toEqual({ kept: true, ask: false });
  for (const said of ['yes', undefined] as const)
    expect(mayCount({ ...rule, consent: 'never' }, { answer: said, isGpc: true })).toEqual({ kept: false, ask: false });
  expect(mayCount({ ...rule, consent: 'never' }, { answer: 'no', isGpc: false })).toEqual({ kept: false, ask: false });
});

test('a list of countries that do not exist asks nobody', () =>
  expect(mayCount({ ...rule, countries: ['ZZ', 'QQ'] }, { timezone: 'Europe/Berlin', isGpc: false }).ask).toBe(false));
