import PercentIcon from '@mui/icons-material/PercentOutlined';
import MarketIcon from '@mui/icons-material/PublicOutlined';
import type { Screen } from '../screen.ts';
import { MarketEdit, MarketList } from './market-screens.tsx';
import { TaxRateCreate, TaxRateEdit } from './tax-rate-form.tsx';
import { TaxRateList } from './tax-rate-list.tsx';

/** Tax rates, and the markets that say how tax is shown. */
export const taxScreens: readonly Screen[] = [
  {
    kind: 'resource',
    name: 'tax-rates',
    icon: PercentIcon,
    list: TaxRateList,
    edit: TaxRateEdit,
    create: TaxRateCreate,
    recordRepresentation: (record) => [record['country'], record['region'], record['postalFrom'], record['taxClass']].filter(Boolean).join(' '),
  },
  { kind: 'resource', name: 'markets', icon: MarketIcon, list: MarketList, edit: MarketEdit, recordRepresentation: 'id' },
];
