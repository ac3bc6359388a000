import { orderStatuses, payStatuses, refundStates, shippedStates, staffWaits, type StaffWait } from '#shop/orders/contract.ts';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DateInput, FunctionField, SearchInput, SelectInput, SimpleList, TextField, TextInput, useListContext, useTranslate } from 'react-admin';
import { ExportButton } from '../components/export-button.tsx';
import { MoneyText, useMoment } from '../components/money.tsx';
import { RecordList } from '../components/record-list.tsx';
import { SideBySide } from '../components/row-label.tsx';
import { useChoices } from '../components/inputs/use-choices.ts';
import { OrderStatusChips } from './order-status-chips.tsx';
import { customerOf, type StaffOrder } from './staff-order.ts';
import { RecordTable } from '../components/record-table.tsx';

/** A day as the list takes it; an emptied field narrows nothing. */
const asDay = (written: string) => (written === '' ? undefined : written);

function useFilters() {
  const translate = useTranslate();
  const choices = useChoices();
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={translate('backoffice_search_orders')} />,
    <SelectInput key="status" source="status" label={translate('backoffice_status')} choices={choices(orderStatuses, 'backoffice_order_')} alwaysOn />,
    <SelectInput key="payStatus" source="payStatus" label={translate('backoffice_payment')} choices={choices(payStatuses, 'backoffice_order_')} alwaysOn />,
    <SelectInput key="refundState" source="refundState" label={translate('backoffice_refund_state')} choices={choices(refundStates, 'backoffice_refund_')} />,
    <SelectInput key="shipped" source="shipped" label={translate('backoffice_sending')} choices={choices(shippedStates, 'backoffice_sent_')} alwaysOn />,
    <DateInput key="from" source="from" label={translate('backoffice_placed_from')} parse={asDay} alwaysOn />,
    <DateInput key="to" source="to" label={translate('backoffice_placed_to')} parse={asDay} alwaysOn />,
    <TextInput key="tag" source="tag" label={translate('backoffice_order_tag')} alwaysOn />,
  ];
}

/** What waits for somebody, one press away. */
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

/** The list of orders, newest first. */
export function OrderList() {
  const translate = useTranslate();
  const moment = useMoment();
  return (
    <RecordList
      filters={useFilters()}
      sort={{ field: 'placedAt', order: 'DESC' }}
      actions={<ExportButton name="orders" />}
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
        <RecordTable rowClick="show" bulkActionButtons={false}>
          <TextField source="orderNo" label={translate('backoffice_order_no')} sx={{ fontWeight: 600 }} />
          <FunctionField<StaffOrder> source="placedAt" label={translate('backoffice_placed_at')} render={(order) => moment(order.placedAt)} />
          <FunctionField<StaffOrder> label={translate('backoffice_customer')} sortable={false} render={customerOf} />
          <FunctionField<StaffOrder> label={translate('backoffice_status')} sortable={false} render={(order) => <OrderStatusChips order={order} />} />
          <FunctionField<StaffOrder>
            source="total"
            label={translate('backoffice_total')}
            textAlign="right"
            render={(order) => <MoneyText money={order.total} />}
          />
        </RecordTable>
      </>
    </RecordList>
  );
}
