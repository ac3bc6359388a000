import { lazily, type Screen } from '../screen.ts';

/** Stock of every variant, and the ledger of all that came in and went out. */
export const stockScreens: readonly Screen[] = [
  {
    kind: 'resource',
    name: 'stock',
    group: 'products',
    list: lazily(() => import('./stock-list.tsx'), 'StockList'),
    show: lazily(() => import('./stock-show.tsx'), 'StockShow'),
    recordRepresentation: 'sku',
  },
  {
    kind: 'resource',
    name: 'stock-movements',
    group: 'products',
    list: lazily(() => import('./ledger.tsx'), 'Ledger'),
    recordRepresentation: 'sku',
  },
];
