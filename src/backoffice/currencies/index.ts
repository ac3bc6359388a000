import { lazily, type Screen } from '../screen.ts';

/** Currencies with their rates, and where rates come from. */
export const currencyScreens: readonly Screen[] = [
  {
    kind: 'resource',
    name: 'currencies',
    group: 'settings',
    list: lazily(() => import('./currency-screens.tsx'), 'CurrencyList'),
    create: lazily(() => import('./currency-screens.tsx'), 'CurrencyCreate'),
    edit: lazily(() => import('./currency-screens.tsx'), 'CurrencyEdit'),
    recordRepresentation: 'code',
  },
  {
    kind: 'page',
    path: '/settings/currencies',
    group: 'settings',
    title: 'backoffice_rates',
    page: lazily(() => import('./rate-settings.tsx'), 'RateSettings'),
    resource: 'settings/currencies',
    isForm: true,
  },
];
