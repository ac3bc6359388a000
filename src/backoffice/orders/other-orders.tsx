import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useGetList, useTranslate } from 'react-admin';
import { MoneyText, useMoment } from '../components/money.tsx';
import { Panel } from '../components/panel.tsx';
import { OrderStatusChips } from './order-status-chips.tsx';
import type { StaffOrder } from './staff-order.ts';

const shown = 5;

/** The customer's other orders, newest first. */
export function OtherOrders({ order }: { order: StaffOrder }) {
  const translate = useTranslate();
  const moment = useMoment();
  const filter = { sameCustomerAs: order.id };
  const { data, total } = useGetList<StaffOrder>('orders', { filter, sort: { field: 'placedAt', order: 'DESC' }, pagination: { page: 1, perPage: shown } });
  if (!data) return null;
  return (
    <Panel title={translate('backoffice_other_orders')}>
      {data.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('backoffice_other_orders_none')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
        {data.map((other) => (
          <li key={other.id}>
            <Link to={`/orders/${other.id}/show`}>{other.orderNo}</Link>{' '}
            <Typography component="span" variant="body2">
              <MoneyText money={other.total} />
            </Typography>
            <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mb: 0.5 }}>
              {moment(other.placedAt)}
            </Typography>
            <OrderStatusChips order={other} />
          </li>
        ))}
      </Box>
      {total !== undefined && total > shown && (
        <Link to={`/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`}>{translate('backoffice_other_orders_all', { count: total })}</Link>
      )}
    </Panel>
  );
}
