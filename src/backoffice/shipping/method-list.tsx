import { formatMoney } from '#kit/pure/amount.ts';
import { BooleanField, FunctionField, TextField, useLocale, useTranslate } from 'react-admin';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';

type Method = {
  id: string;
  currency: string;
  texts: Record<string, { title: string } | undefined>;
  rule: { kind: string; amount?: number; steps?: { amount: number }[] };
  freeAboveAmount: number | null;
};

/** The list of ways of shipping. */
export function MethodList() {
  const translate = useTranslate();
  const locale = useLocale();
  const money = ({ currency }: Method, amount: number) => formatMoney({ amount, currency }, locale);
  const price = (method: Method) => {
    const amounts = method.rule.steps?.map((step) => step.amount) ?? [method.rule.amount ?? 0];
    const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
    return least === most ? money(method, least) : `${money(method, least)}–${money(method, most)}`;
  };
  return (
    <RecordList filters={[searchFilter]} sort={{ field: 'zone', order: 'ASC' }} perPage={50}>
      <RecordTable rowClick="edit" bulkActionButtons={false}>
        <TextField source="zone" label={translate('backoffice_shipping_zone')} />
        <TextField source="code" label={translate('backoffice_shipping_code')} />
        <FunctionField<Method> label={translate('backoffice_title')} render={({ texts }) => (texts[locale] ?? texts['en'])?.title ?? ''} sortable={false} />
        <FunctionField<Method> label={translate('backoffice_price')} render={price} sortable={false} />
        <FunctionField<Method>
          label={translate('backoffice_shipping_free_above')}
          render={(method) => (method.freeAboveAmount === null ? '' : money(method, method.freeAboveAmount))}
          sortable={false}
        />
        <BooleanField source="published" label={translate('backoffice_shipping_published')} sortable={false} />
      </RecordTable>
    </RecordList>
  );
}
