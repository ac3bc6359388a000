import type { OrderStatus, PayStatus, ShippedState } from '#shop/orders/contract.ts';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Datagrid, FunctionField, List, SearchInput, SelectInput, SimpleList, TextField, useTranslate } from 'react-admin';
import { listOnly } from '../look/list-only.ts';
import { MoneyText, useMoment } from '../look/money.tsx';
import { OrderChips } from './order-chips.tsx';
import { customerOf, type StaffOrder } from './staff-order.ts';

const orderStatuses: readonly OrderStatus[] = ['inProgress', 'pendingCancellation', 'completed', 'cancelled'];
const payStatuses: readonly PayStatus[] = ['unpaid', 'paid'];
const shippedStates: readonly ShippedState[] = ['none', 'part', 'full'];

function useFilters() {
  const translate = useTranslate();
  const choices = (ids: readonly string[], prefix: string) => ids.map((id) => ({ id, name: translate(`${prefix}${id}`) }));
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={translate('backoffice_search_orders')} />,
    <SelectInput key="status" source="status" label={translate('backoffice_status')} choices={choices(orderStatuses, 'backoffice_order_')} alwaysOn />,
    <SelectInput key="payStatus" source="payStatus" label={translate('backoffice_payment')} choices={choices(payStatuses, 'backoffice_order_')} alwaysOn />,
    <SelectInput key="shipped" source="shipped" label={translate('backoffice_sending')} choices={choices(shippedStates, 'backoffice_sent_')} alwaysOn />,
  ];
}

/** The list of orders, newest first. */
export function OrderList() {
  const translate = useTranslate();
  const moment = useMoment();
  const narrow = useMediaQuery('(max-width: 720px)');
  return (
    <List
      filters={useFilters()}
      sort={{ field: 'placedAt', order: 'DESC' }}
      perPage={25}
      exporter={false}
      queryOptions={listOnly}
      empty={false}
      actions={false}
    >
      {narrow ? (
        <SimpleList<StaffOrder>
          primaryText={(order) => `${order.orderNo} · ${customerOf(order)}`}
          secondaryText={(order) => (
            <Box component="span" sx={{ display: 'inline-flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
              <MoneyText money={order.total} />
              <span>{moment(order.placedAt)}</span>
              <OrderChips order={order} />
            </Box>
          )}
          rowClick="show"
        />
      ) : (
        <Datagrid rowClick="show" bulkActionButtons={false}>
          <TextField source="orderNo" label={translate('backoffice_order_no')} sx={{ fontWeight: 600 }} />
          <FunctionField<StaffOrder> source="placedAt" label={translate('backoffice_placed_at')} render={(order) => moment(order.placedAt)} />
          <FunctionField<StaffOrder> label={translate('backoffice_customer')} sortable={false} render={customerOf} />
          <FunctionField<StaffOrder> label={translate('backoffice_status')} sortable={false} render={(order) => <OrderChips order={order} />} />
          <FunctionField<StaffOrder>
            source="total"
            label={translate('backoffice_total')}
            textAlign="right"
            render={(order) => <MoneyText money={order.total} />}
          />
        </Datagrid>
      )}
    </List>
  );
}
