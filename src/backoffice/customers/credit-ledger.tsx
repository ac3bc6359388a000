import type { StaffCredit } from '#shop/credits/contract.ts';
import Typography from '@mui/material/Typography';
import { FunctionField, SimpleList, useTranslate } from 'react-admin';
import { MoneyText, useMoment } from '../components/money.tsx';
import { RecordList, withinPage } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';

/** What came in and went out of a customer's credits, newest first. */
export function CreditLedger({ account }: { account: string }) {
  const translate = useTranslate();
  const moment = useMoment();
  const reason = (line: StaffCredit) => translate(`backoffice_credits_is_${line.reason}`);
  const who = (line: StaffCredit) => (line.actor.kind === 'staff' ? line.actor.name : translate('backoffice_stock_shop'));
  const note = (line: StaffCredit) => [reason(line), line.orderNo, line.note].filter(Boolean).join(' · ');
  const none = <Typography sx={{ p: 2 }}>{translate('backoffice_credits_none')}</Typography>;
  return (
    <RecordList
      resource="credits"
      filter={{ account }}
      sort={{ field: 'at', order: 'DESC' }}
      actions={false}
      {...withinPage}
      narrow={
        <SimpleList<StaffCredit>
          primaryText={(line) => <MoneyText money={line.amount} />}
          secondaryText={(line) => `${moment(line.at)} · ${note(line)} · ${who(line)}`}
          tertiaryText={(line) => <MoneyText money={line.balance} />}
          rowClick={false}
          empty={none}
        />
      }
    >
      <RecordTable spare={['who']} rowClick={false} bulkActionButtons={false} empty={none}>
        <FunctionField<StaffCredit> source="at" label={translate('backoffice_stock_when')} render={(line) => moment(line.at)} />
        <FunctionField<StaffCredit>
          source="amount"
          label={translate('backoffice_credits_amount')}
          textAlign="right"
          sx={{ fontWeight: 600 }}
          render={(line) => <MoneyText money={line.amount} />}
        />
        <FunctionField<StaffCredit>
          key="balance"
          label={translate('backoffice_credits_after')}
          sortable={false}
          textAlign="right"
          render={(line) => <MoneyText money={line.balance} />}
        />
        <FunctionField<StaffCredit> key="reason" label={translate('backoffice_reason')} sortable={false} render={note} />
        <FunctionField<StaffCredit> key="who" label={translate('backoffice_stock_who')} sortable={false} render={who} />
      </RecordTable>
    </RecordList>
  );
}
