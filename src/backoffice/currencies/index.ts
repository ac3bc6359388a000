import CurrencyIcon from '@mui/icons-material/CurrencyExchangeOutlined';
import { lazily, type Screen } from '../screen.ts';

/** Currencies with their rates, and where rates come from. */
export const currencyScreens: readonly Screen[] = [
  {
    kind: 'resource',
    name: 'currencies',
    group: 'settings',
    icon: CurrencyIcon,
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
    icon: CurrencyIcon,
    page: lazily(() => import('./rate-settings.tsx'), 'RateSettings'),
    resource: 'settings/currencies',
  },
];
