import { lazily, type Screen } from '../screen.ts';

/** A record's title in the language of the back office. */
function titleOf(record: Record<string, unknown>): string {
  const texts = (record['texts'] ?? {}) as Record<string, { title?: string } | undefined>;
  return (texts[document.documentElement.lang] ?? texts['en'])?.title ?? '';
}

/** Tax rates, and the markets that say how tax is shown. */
export const taxScreens: readonly Screen[] = [
  {
    kind: 'resource',
    name: 'tax-rates',
    group: 'settings',
    list: lazily(() => import('./tax-rate-list.tsx'), 'TaxRateList'),
    edit: lazily(() => import('./tax-rate-form.tsx'), 'TaxRateEdit'),
    create: lazily(() => import('./tax-rate-form.tsx'), 'TaxRateCreate'),
    recordRepresentation: titleOf,
  },
  {
    kind: 'resource',
    name: 'markets',
    group: 'settings',
    list: lazily(() => import('./market-screens.tsx'), 'MarketList'),
    edit: lazily(() => import('./market-screens.tsx'), 'MarketEdit'),
    create: lazily(() => import('./market-screens.tsx'), 'MarketCreate'),
    recordRepresentation: titleOf,
  },
];
