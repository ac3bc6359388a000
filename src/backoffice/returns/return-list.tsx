import { useDateRangeFilters } from '../components/lists/date-range-filter.tsx';
import { applyTypes, auditStatuses, returnStatuses } from '#shop/returns/contract.ts';
import { FunctionField, SearchInput, SelectInput, SimpleList, TextField, useTranslate } from 'react-admin';
import { MoneyText, useMoment } from '../components/money.tsx';
import { RecordList } from '../components/record-list.tsx';
import { SideBySide } from '../components/row-label.tsx';
import { useChoices } from '../components/inputs/use-choices.ts';
import { ReturnStatusChips } from './return-status-chips.tsx';
import { nameOf, type StaffReturn } from './staff-return.ts';
import { RecordTable } from '../components/record-table.tsx';

function useFilters() {
  const translate = useTranslate();
  const choices = useChoices();
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={translate('backoffice_search_returns')} />,
    <SelectInput key="status" source="status" label={translate('backoffice_status')} choices={choices(returnStatuses, 'backoffice_return_status_')} alwaysOn />,
    <SelectInput
      key="auditStatus"
      source="auditStatus"
      label={translate('backoffice_audit')}
      choices={choices(auditStatuses, 'backoffice_return_audit_')}
      alwaysOn
    />,
    <SelectInput key="applyType" source="applyType" label={translate('backoffice_return_kind')} choices={choices(applyTypes, 'backoffice_return_')} alwaysOn />,
    ...useDateRangeFilters(),
  ];
}

/** The list of returns, newest first. */
export function ReturnList() {
  const translate = useTranslate();
  const moment = useMoment();
  return (
    <RecordList
      filters={useFilters()}
      sort={{ field: 'appliedAt', order: 'DESC' }}
      actions={false}
      views
      narrow={
        <SimpleList<StaffReturn>
          primaryText={(shown) => `${shown.returnNo} · ${nameOf(shown)}`}
          secondaryText={(shown) => (
            <SideBySide>
              {shown.applyType !== 'exchange' && <MoneyText money={shown.refundAmount} />}
              <span>{moment(shown.appliedAt)}</span>
              <ReturnStatusChips shown={shown} />
            </SideBySide>
          )}
          rowClick="show"
        />
      }
    >
      <RecordTable spare={['orderNo']} rowClick="show" bulkActionButtons={false}>
        <TextField source="returnNo" label={translate('backoffice_return_no')} sx={{ fontWeight: 600 }} />
        <FunctionField<StaffReturn> source="appliedAt" label={translate('backoffice_applied_at')} render={(shown) => moment(shown.appliedAt)} />
        <TextField source="orderNo" label={translate('backoffice_order_no')} sortable={false} />
        <FunctionField<StaffReturn> label={translate('backoffice_customer')} sortable={false} render={nameOf} />
        <FunctionField<StaffReturn> label={translate('backoffice_status')} sortable={false} render={(shown) => <ReturnStatusChips shown={shown} />} />
        <FunctionField<StaffReturn>
          source="refundAmount"
          label={translate('backoffice_return_amount')}
          textAlign="right"
          render={(shown) => (shown.applyType === 'exchange' ? '–' : <MoneyText money={shown.refundAmount} />)}
        />
      </RecordTable>
    </RecordList>
  );
}
