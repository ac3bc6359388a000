import { useDateRangeFilters } from '../components/lists/date-range-filter.tsx';
import { draftStates, type DraftHead } from '#shop/draft-orders/contract.ts';
import Chip from '@mui/material/Chip';
import { FunctionField, SelectInput, SimpleList, TextField, useTranslate } from 'react-admin';
import { useChoices } from '../components/inputs/use-choices.ts';
import { MoneyText, useMoment } from '../components/money.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';
import { SideBySide } from '../components/row-label.tsx';

const colors = { open: 'default', invoiced: 'warning', completed: 'success' } as const;

/** How a draft stands, in a word and a colour. */
export function DraftStateChip({ state }: Pick<DraftHead, 'state'>) {
  return <Chip size="small" variant="outlined" color={colors[state]} label={useTranslate()(`backoffice_draft_${state}`)} />;
}

const customerOf = ({ customerName, email }: DraftHead) => customerName || email || '–';

function useFilters() {
  const translate = useTranslate();
  const choices = useChoices();
  return [
    searchFilter,
    <SelectInput key="state" source="state" label={translate('backoffice_status')} choices={choices(draftStates, 'backoffice_draft_')} alwaysOn />,
    ...useDateRangeFilters(),
  ];
}

/** The list of draft orders, newest first. */
export function DraftList() {
  const translate = useTranslate();
  const moment = useMoment();
  return (
    <RecordList
      filters={useFilters()}
      sort={{ field: 'createdAt', order: 'DESC' }}
      views
      narrow={
        <SimpleList<DraftHead>
          primaryText={(draft) => `${draft.name} · ${customerOf(draft)}`}
          secondaryText={(draft) => (
            <SideBySide>
              <MoneyText money={draft.total} />
              <span>{moment(draft.createdAt)}</span>
              <DraftStateChip state={draft.state} />
            </SideBySide>
          )}
          rowClick="edit"
        />
      }
    >
      <RecordTable spare={['orderNo', 'createdAt']} rowClick="edit" bulkActionButtons={false}>
        <TextField source="name" label={translate('backoffice_draft_number')} sx={{ fontWeight: 600 }} />
        <FunctionField<DraftHead> source="createdAt" label={translate('backoffice_draft_created')} render={(draft) => moment(draft.createdAt)} />
        <FunctionField<DraftHead> key="customer" label={translate('backoffice_customer')} sortable={false} render={customerOf} />
        <FunctionField<DraftHead>
          key="status"
          label={translate('backoffice_status')}
          sortable={false}
          render={({ state }) => <DraftStateChip state={state} />}
        />
        <FunctionField<DraftHead> key="orderNo" label={translate('backoffice_order_no')} sortable={false} render={({ orderNo }) => orderNo ?? ''} />
        <FunctionField<DraftHead> source="total" label={translate('backoffice_total')} textAlign="right" render={({ total }) => <MoneyText money={total} />} />
      </RecordTable>
    </RecordList>
  );
}
