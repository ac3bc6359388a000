import { lazily, type Screen } from '../screen.ts';

/** Orders: what was bought, whether it is paid, and sending it. */
export const orderScreen: Screen = {
  kind: 'resource',
  name: 'orders',
  group: 'orders',
  list: lazily(() => import('./order-list.tsx'), 'OrderList'),
  show: lazily(() => import('./order-show.tsx'), 'OrderShow'),
  recordRepresentation: (record) => String(record['orderNo']),
};
