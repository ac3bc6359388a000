import type { StaffGiftCard } from '#shop/gift-cards/contract.ts';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { FunctionField, SelectInput, SimpleList, TextField, TextInput, useTranslate } from 'react-admin';
import { MoneyText, useMoment } from '../components/money.tsx';
import { RecordList } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';
import { useRight } from '../components/use-right.ts';
import { Liability } from './liability.tsx';

// As the contract has them; the contract itself would bring its messages along.
const states: readonly StaffGiftCard['state'][] = ['active', 'disabled', 'expired'];

/** Whether a card can pay. */
export function StateChip({ card: { state } }: { card: StaffGiftCard }) {
  const translate = useTranslate();
  return <Chip size="small" variant="outlined" color={state === 'active' ? 'success' : 'default'} label={translate(`backoffice_gift_card_${state}`)} />;
}

/** What a card is called: the end of its code, as nobody knows the rest. */
export function useCardName(): (card: Pick<StaffGiftCard, 'lastCharacters'>) => string {
  const translate = useTranslate();
  return ({ lastCharacters }) => (lastCharacters ? `•••• ${lastCharacters}` : translate('backoffice_gift_card_not_sent'));
}

function useFilters() {
  const translate = useTranslate();
  return [
    <TextInput key="code" source="code" label={translate('backoffice_gift_card_find')} alwaysOn />,
    <SelectInput
      key="state"
      source="state"
      label={translate('backoffice_gift_card_state')}
      choices={states.map((id) => ({ id, name: translate(`backoffice_gift_card_${id}`) }))}
      alwaysOn
    />,
    <TextInput key="orderNo" source="orderNo" label={translate('backoffice_order_no')} />,
  ];
}

const to = ({ recipient }: StaffGiftCard) => recipient.email ?? recipient.name;

function NarrowList() {
  const moment = useMoment();
  const name = useCardName();
  return (
    <SimpleList<StaffGiftCard>
      primaryText={(card) => name(card)}
      secondaryText={(card) => [moment(card.createdAt), to(card)].filter(Boolean).join(' · ')}
      tertiaryText={(card) => <MoneyText money={card.balance} />}
      rowClick="show"
    />
  );
}

/** All cards, and above them what they are worth. */
export function GiftCardList() {
  const translate = useTranslate();
  const moment = useMoment();
  const name = useCardName();
  const seesReports = useRight('read:reports');
  const filters = useFilters();
  return (
    <Stack sx={{ gap: 2, pt: 2 }}>
      {seesReports && <Liability />}
      <RecordList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }} narrow={<NarrowList />}>
        <RecordTable spare={['orderNo', 'to']} rowClick="show" bulkActionButtons={false}>
          <FunctionField<StaffGiftCard> key="name" label={translate('backoffice_gift_card_code')} sortable={false} render={name} sx={{ fontWeight: 600 }} />
          <FunctionField<StaffGiftCard>
            source="balance"
            label={translate('backoffice_gift_card_balance')}
            textAlign="right"
            render={(card) => <MoneyText money={card.balance} />}
          />
          <FunctionField<StaffGiftCard>
            key="issued"
            label={translate('backoffice_gift_card_issued')}
            sortable={false}
            textAlign="right"
            render={(card) => <MoneyText money={card.issued} />}
          />
          <FunctionField<StaffGiftCard>
            key="state"
            label={translate('backoffice_gift_card_state')}
            sortable={false}
            render={(card) => <StateChip card={card} />}
          />
          <FunctionField<StaffGiftCard> key="to" label={translate('backoffice_gift_card_recipient')} sortable={false} render={to} />
          <TextField source="orderNo" label={translate('backoffice_order_no')} sortable={false} />
          <FunctionField<StaffGiftCard> source="createdAt" label={translate('backoffice_gift_card_since')} render={(card) => moment(card.createdAt)} />
        </RecordTable>
      </RecordList>
    </Stack>
  );
}
