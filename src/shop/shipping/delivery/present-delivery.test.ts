import { expect, test } from 'vitest';
import { presentDelivery } from './present-delivery.ts';

test.each([
  ['en', '2026-12-01', '2026-12-03', 'Dec 1–3'],
  ['en', '2026-11-30', '2026-12-02', 'Nov 30–Dec 2'],
  ['en', '2026-12-31', '2027-01-05', 'Dec 31, 2026–Jan 5, 2027'],
  ['en', '2026-12-01', '2026-12-01', 'Dec 1'],
  ['zh', '2026-12-01', '2026-12-03', '12月1日–3日'],
  ['zh-HK', '2026-11-30', '2026-12-02', '11月30日–12月2日'],
  ['zh-HK', '2026-12-01', '2026-12-01', '12月1日'],
] as const)('in %s from %s until %s is %s', (locale, from, until, text) => {
  const shown = presentDelivery({ from, until }, locale);
  expect({ ...shown, text: shown.text.replaceAll(/\s/g, ' ') }).toEqual({ from, until, text });
});
