import { BooleanInput, DateInput, SearchInput, SelectInput, TextInput, useGetList, useTranslate } from 'react-admin';
import type { Market } from '#shop/markets/contract.ts';
import { mentionStates, orderStatuses, payStatuses, refundStates, shippedStates } from '#shop/orders/contract.ts';
import { parcelStates } from '#shop/shipping/contract.ts';
import { AmountInput } from '../../components/inputs/amount-input.tsx';
import { useBaseCurrency } from '../../components/inputs/use-base-currency.ts';
import { useChoices } from '../../components/inputs/use-choices.ts';
import { useTextIn } from './text-in.ts';

/** A day as the list takes it; an emptied field narrows nothing. */
const asDay = (written: string) => (written === '' ? undefined : written);

/** What orders are narrowed by: where they stand at once, everything else on demand. */
export function useOrderFilters() {
  const translate = useTranslate();
  const choices = useChoices();
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={translate('backoffice_search_orders')} />,
    <SelectInput key="status" source="status" label={translate('backoffice_status')} choices={choices(orderStatuses, 'backoffice_order_')} alwaysOn />,
    <SelectInput key="payStatus" source="payStatus" label={translate('backoffice_payment')} choices={choices(payStatuses, 'backoffice_order_')} alwaysOn />,
    <SelectInput key="shipped" source="shipped" label={translate('backoffice_sending')} choices={choices(shippedStates, 'backoffice_sent_')} alwaysOn />,
    <DateInput key="from" source="from" label={translate('backoffice_placed_from')} parse={asDay} />,
    <DateInput key="to" source="to" label={translate('backoffice_placed_to')} parse={asDay} />,
    <TextInput key="tag" source="tag" label={translate('backoffice_order_tag')} />,
    <SelectInput key="refundState" source="refundState" label={translate('backoffice_refund_state')} choices={choices(refundStates, 'backoffice_refund_')} />,
    <MethodFilter key="paymentMethod" source="paymentMethod" label={translate('backoffice_payment_method')} />,
    <MarketFilter key="market" source="market" label={translate('backoffice_market')} />,
    <AmountFilter key="minTotal" source="minTotal" label={translate('backoffice_total_from')} />,
    <AmountFilter key="maxTotal" source="maxTotal" label={translate('backoffice_total_to')} />,
    <SelectInput
      key="mentioned"
      source="mentioned"
      label={translate('backoffice_order_mentioned')}
      choices={choices(mentionStates, 'backoffice_order_mentioned_')}
    />,
    <SelectInput key="parcel" source="parcel" label={translate('backoffice_order_parcel')} choices={choices(parcelStates, 'backoffice_parcel_')} />,
    <BooleanInput key="held" source="held" label={translate('backoffice_order_held')} />,
    <BooleanInput key="imported" source="imported" label={translate('backoffice_order_imported')} />,
  ];
}

type FilterProps = { source: string; label: string };

function MarketFilter({ source, label }: FilterProps) {
  const textIn = useTextIn();
  const { data = [] } = useGetList<Market & { id: string }>('markets', { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' } });
  return <SelectInput source={source} label={label} choices={data.map(({ id, texts }) => ({ id, name: textIn(texts, 'title') || id }))} />;
}

function MethodFilter({ source, label }: FilterProps) {
  const { data = [] } = useGetList<{ id: string; title: string }>('payment-methods', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'position', order: 'ASC' },
  });
  return <SelectInput source={source} label={label} choices={data} optionText="title" />;
}

/** An amount as people write it; what an order in another currency costs is compared as it stands. */
function AmountFilter({ source, label }: FilterProps) {
  return <AmountInput source={source} label={label} currency={useBaseCurrency()} />;
}
