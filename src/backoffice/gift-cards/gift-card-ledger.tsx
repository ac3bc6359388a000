import type { GiftCardEntry } from '#shop/gift-cards/contract.ts';
import { FunctionField, SimpleList, useTranslate } from 'react-admin';
import { MoneyText, useMoment } from '../components/money.tsx';
import { RecordList, withinPage } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';

/** What came on a card and went off it, newest first. */
export function GiftCardLedger({ card }: { card: string }) {
  const translate = useTranslate();
  const moment = useMoment();
  const who = ({ actor }: GiftCardEntry) => actor.name || translate(actor.kind === 'shopper' ? 'backoffice_gift_card_shopper' : 'backoffice_stock_shop');
  const note = (line: GiftCardEntry) => [translate(`backoffice_gift_card_is_${line.reason}`), line.orderNo, line.note].filter(Boolean).join(' · ');
  return (
    <RecordList
      resource="gift-card-entries"
      filter={{ giftCard: card }}
      sort={{ field: 'at', order: 'DESC' }}
      actions={false}
      {...withinPage}
      narrow={
        <SimpleList<GiftCardEntry>
          primaryText={(line) => <MoneyText money={line.amount} />}
          secondaryText={(line) => `${moment(line.at)} · ${note(line)} · ${who(line)}`}
          tertiaryText={(line) => <MoneyText money={line.balance} />}
          rowClick={false}
        />
      }
    >
      <RecordTable spare={['who']} rowClick={false} bulkActionButtons={false}>
        <FunctionField<GiftCardEntry> source="at" label={translate('backoffice_stock_when')} render={(line) => moment(line.at)} />
        <FunctionField<GiftCardEntry>
          key="amount"
          label={translate('backoffice_gift_card_amount')}
          sortable={false}
          textAlign="right"
          sx={{ fontWeight: 600 }}
          render={(line) => <MoneyText money={line.amount} />}
        />
        <FunctionField<GiftCardEntry>
          key="balance"
          label={translate('backoffice_gift_card_after')}
          sortable={false}
          textAlign="right"
          render={(line) => <MoneyText money={line.balance} />}
        />
        <FunctionField<GiftCardEntry> key="reason" label={translate('backoffice_reason')} sortable={false} render={note} />
        <FunctionField<GiftCardEntry> key="who" label={translate('backoffice_stock_who')} sortable={false} render={who} />
      </RecordTable>
    </RecordList>
  );
}
