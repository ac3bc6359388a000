import StockIcon from '@mui/icons-material/Inventory2Outlined';
import LedgerIcon from '@mui/icons-material/SwapVertOutlined';
import type { Screen } from '../screen.ts';
import { Ledger } from './ledger.tsx';
import { StockList } from './stock-list.tsx';
import { StockShow } from './stock-show.tsx';

/** Stock of every variant, and the ledger of all that came in and went out. */
export const stockScreens: readonly Screen[] = [
  { kind: 'resource', name: 'stock', icon: StockIcon, list: StockList, show: StockShow, recordRepresentation: 'sku' },
  { kind: 'resource', name: 'stock-movements', icon: LedgerIcon, list: Ledger, recordRepresentation: 'sku' },
];
