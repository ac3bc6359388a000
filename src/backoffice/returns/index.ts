import { lazily, type Screen } from '../screen.ts';

/** Returns: what shoppers send back, want exchanged or refunded, and deciding it. */
export const returnScreen: Screen = {
  kind: 'resource',
  name: 'returns',
  group: 'orders',
  list: lazily(() => import('./return-list.tsx'), 'ReturnList'),
  show: lazily(() => import('./return-show.tsx'), 'ReturnShow'),
  recordRepresentation: (record) => String(record['returnNo']),
};
