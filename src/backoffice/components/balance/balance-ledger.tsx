import { FunctionField, SimpleList, useTranslate } from 'react-admin';
import type { ReactElement } from 'react';
import { MoneyText, useMoment, type Money } from '../money.tsx';
import { RecordList, withinPage } from '../record-list.tsx';
import { RecordTable } from '../record-table.tsx';

/** A line of a ledger; `balance` is what was left after it. */
type BalanceEntry = { id: string; at: string; amount: Money; balance: Money; orderNo: string | null; note: string; actor: { kind: string; name: string } };

type BalanceLedgerProps<Entry> = {
  resource: string;
  filter: object;
  reasonOf(line: Entry): string;
  /** Whether the shop sorts it by amount as well as by time. */
  sortsAmount?: boolean;
  empty?: ReactElement;
};

/** What was added to a balance and taken from it, newest first. */
export function BalanceLedger<Entry extends BalanceEntry>({ resource, filter, reasonOf, sortsAmount = false, empty }: BalanceLedgerProps<Entry>) {
  const translate = useTranslate();
  const moment = useMoment();
  const who = ({ actor }: Entry) =>
    actor.kind === 'staff' ? actor.name : translate(actor.kind === 'shopper' ? 'backoffice_balance_shopper' : 'backoffice_stock_shop');
  const note = (line: Entry) => [reasonOf(line), line.orderNo, line.note].filter(Boolean).join(' · ');
  return (
    <RecordList
      resource={resource}
      filter={filter}
      sort={{ field: 'at', order: 'DESC' }}
      actions={false}
      {...withinPage}
      narrow={
        <SimpleList<Entry>
          primaryText={(line) => <MoneyText money={line.amount} />}
          secondaryText={(line) => `${moment(line.at)} · ${note(line)} · ${who(line)}`}
          tertiaryText={(line) => <MoneyText money={line.balance} />}
          rowClick={false}
          {...(empty && { empty })}
        />
      }
    >
      <RecordTable spare={['who']} rowClick={false} bulkActionButtons={false} {...(empty && { empty })}>
        <FunctionField<Entry> source="at" label={translate('backoffice_stock_when')} render={(line) => moment(line.at)} />
        <FunctionField<Entry>
          source="amount"
          label={translate('backoffice_balance_amount')}
          sortable={sortsAmount}
          textAlign="right"
          sx={{ fontWeight: 600 }}
          render={(line) => <MoneyText money={line.amount} />}
        />
        <FunctionField<Entry>
          key="balance"
          label={translate('backoffice_balance_after')}
          sortable={false}
          textAlign="right"
          render={(line) => <MoneyText money={line.balance} />}
        />
        <FunctionField<Entry> key="reason" label={translate('backoffice_reason')} sortable={false} render={note} />
        <FunctionField<Entry> key="who" label={translate('backoffice_stock_who')} sortable={false} render={who} />
      </RecordTable>
    </RecordList>
  );
}
