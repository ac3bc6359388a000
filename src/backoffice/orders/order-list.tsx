import { staffWaits, type StaffWait } from '#shop/orders/contract.ts';
import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FilterButton, FunctionField, SimpleList, TextField, TopToolbar, useCanAccess, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ExportButton } from '../components/lists/export-button.tsx';
import { MoneyText, useMoment } from '../components/money.tsx';
import { RecordList } from '../components/record-list.tsx';
import { SideBySide } from '../components/row-label.tsx';
import { OrderStatusChips } from './order-status-chips.tsx';
import { customerOf, type StaffOrder } from './staff-order.ts';
import { RecordTable } from '../components/record-table.tsx';
import { useOrderFilters } from './work/order-filters.tsx';
import { OrderBulk } from './work/order-bulk.tsx';

/** Orders that wait for an action, one click away. */
function Waits() {
  const translate = useTranslate();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const chosen = (filterValues as { waits?: StaffWait }).waits ?? 'all';
  function choose(waits: StaffWait | 'all' | null) {
    const { waits: _before, ...others } = filterValues as { waits?: StaffWait };
    if (waits !== null) setFilters(waits === 'all' ? others : { ...others, waits }, displayedFilters);
  }
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={chosen}
      onChange={(_event, waits: StaffWait | 'all' | null) => choose(waits)}
      aria-label={translate('backoffice_status')}
      sx={{ m: 1.5, flexWrap: 'wrap' }}
    >
      {(['all', ...staffWaits] as const).map((wait) => (
        <ToggleButton key={wait} value={wait} sx={{ textTransform: 'none' }}>
          {translate(`backoffice_waits_${wait}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Staff write orders as drafts. */
function ListActions() {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'draft-orders', action: 'create' });
  return (
    <TopToolbar>
      <FilterButton />
      <ExportButton name="orders" />
      {canAccess && (
        <Button component={Link} to="/draft-orders/create" variant="contained" size="small" startIcon={<AddIcon />}>
          {translate('backoffice_draft_create_order')}
        </Button>
      )}
    </TopToolbar>
  );
}

function OrderTable() {
  const translate = useTranslate();
  const moment = useMoment();
  return (
    <RecordTable rowClick="show" bulkActionButtons={<OrderBulk />}>
      <TextField source="orderNo" label={translate('backoffice_order_no')} sx={{ fontWeight: 600 }} />
      <FunctionField<StaffOrder> source="placedAt" label={translate('backoffice_placed_at')} render={(order) => moment(order.placedAt)} />
      <FunctionField<StaffOrder> key="customer" label={translate('backoffice_customer')} sortable={false} render={customerOf} />
      <FunctionField<StaffOrder> key="status" label={translate('backoffice_status')} sortable={false} render={(order) => <OrderStatusChips order={order} />} />
      <FunctionField<StaffOrder> source="total" label={translate('backoffice_total')} textAlign="right" render={(order) => <MoneyText money={order.total} />} />
    </RecordTable>
  );
}

/** The list of orders, newest first. */
export function OrderList() {
  const moment = useMoment();
  return (
    <RecordList
      filters={useOrderFilters()}
      sort={{ field: 'placedAt', order: 'DESC' }}
      actions={<ListActions />}
      views
      narrow={
        <>
          <Waits />
          <SimpleList<StaffOrder>
            primaryText={(order) => `${order.orderNo} · ${customerOf(order)}`}
            secondaryText={(order) => (
              <SideBySide>
                <MoneyText money={order.total} />
                <span>{moment(order.placedAt)}</span>
                <OrderStatusChips order={order} />
              </SideBySide>
            )}
            rowClick="show"
          />
        </>
      }
    >
      <>
        <Waits />
        <OrderTable />
      </>
    </RecordList>
  );
}
