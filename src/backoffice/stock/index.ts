import StockIcon from '@mui/icons-material/Inventory2Outlined';
import LedgerIcon from '@mui/icons-material/SwapVertOutlined';
import { lazily, type Screen } from '../screen.ts';

/** Stock of every variant, and the ledger of all that came in and went out. */
export const stockScreens: readonly Screen[] = [
  {
    kind: 'resource',
    name: 'stock',
    group: 'products',
    icon: StockIcon,
    list: lazily(() => import('./stock-list.tsx'), 'StockList'),
    show: lazily(() => import('./stock-show.tsx'), 'StockShow'),
    recordRepresentation: 'sku',
  },
  {
    kind: 'resource',
    name: 'stock-movements',
    group: 'products',
    icon: LedgerIcon,
    list: lazily(() => import('./ledger.tsx'), 'Ledger'),
    recordRepresentation: 'sku',
  },
];
