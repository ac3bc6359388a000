import OrderIcon from '@mui/icons-material/ReceiptLongOutlined';
import type { Screen } from '../screen.ts';
import { OrderList } from './order-list.tsx';
import { OrderShow } from './order-show.tsx';

/** Orders: what was bought, whether it is paid, and sending it. */
export const orderScreen: Screen = {
  kind: 'resource',
  name: 'orders',
  icon: OrderIcon,
  list: OrderList,
  show: OrderShow,
  recordRepresentation: (record) => String(record['orderNo']),
};
