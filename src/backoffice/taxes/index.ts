import { lazily, type Screen } from '../screen.ts';

/** Tax rates, and the markets that say how tax is shown. */
export const taxScreens: readonly Screen[] = [
  {
    kind: 'resource',
    name: 'tax-rates',
    group: 'settings',
    list: lazily(() => import('./tax-rate-list.tsx'), 'TaxRateList'),
    edit: lazily(() => import('./tax-rate-form.tsx'), 'TaxRateEdit'),
    create: lazily(() => import('./tax-rate-form.tsx'), 'TaxRateCreate'),
    recordRepresentation: (record) => [record['country'], record['region'], record['postalFrom'], record['taxClass']].filter(Boolean).join(' '),
  },
  {
    kind: 'resource',
    name: 'markets',
    group: 'settings',
    list: lazily(() => import('./market-screens.tsx'), 'MarketList'),
    edit: lazily(() => import('./market-screens.tsx'), 'MarketEdit'),
    create: lazily(() => import('./market-screens.tsx'), 'MarketCreate'),
    recordRepresentation: 'id',
  },
];
