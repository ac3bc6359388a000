import type { Customer, CustomerGroup } from '#shop/customers/contract.ts';
import { FunctionField, NumberField, SearchInput, SelectInput, SimpleList, TextField, useGetList, useTranslate } from 'react-admin';
import { ExportButton } from '../components/export-button.tsx';
import { MoneyText, useMoment } from '../components/money.tsx';
import { RecordList } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';

/** The groups there are, as choices of a field. */
export function useGroupChoices(): { id: string; name: string }[] {
  const { data } = useGetList<CustomerGroup>('customer-groups', { pagination: { page: 1, perPage: 100 }, sort: { field: 'title', order: 'ASC' } });
  return (data ?? []).map(({ id, title }) => ({ id, name: title }));
}

/** How a customer is called, or reached. */
export const calledBy = ({ name, email, mobile }: Customer): string => name || (email ?? mobile ?? '');

/** Money by currency. */
export function Sums({ sums }: { sums: Customer['spent'] }) {
  return sums.length === 0 ? (
    '–'
  ) : (
    <>
      {sums.map((money, index) => (
        <span key={money.currency}>
          {index > 0 && ' + '}
          <MoneyText money={money} />
        </span>
      ))}
    </>
  );
}

/** The customers with their figures, newest first. */
export function CustomerList() {
  const translate = useTranslate();
  const moment = useMoment();
  const choices = useGroupChoices();
  const seen = ({ lastLoginAt }: Customer) => (lastLoginAt ? moment(lastLoginAt) : translate('backoffice_customer_never'));
  return (
    <RecordList
      filters={[
        <SearchInput key="q" source="q" alwaysOn placeholder={translate('backoffice_customer_search')} />,
        <SelectInput key="group" source="group" label={translate('backoffice_customer_groups')} choices={choices} alwaysOn />,
      ]}
      sort={{ field: 'createdAt', order: 'DESC' }}
      actions={<ExportButton name="customers" />}
      narrow={
        <SimpleList<Customer>
          primaryText={calledBy}
          secondaryText={(customer) => `${customer.email ?? customer.mobile ?? ''} · ${seen(customer)}`}
          tertiaryText={(customer) => <Sums sums={customer.spent} />}
          rowClick="show"
        />
      }
    >
      <RecordTable rowClick="show" bulkActionButtons={false}>
        <FunctionField<Customer> label={translate('backoffice_person')} sortable={false} render={calledBy} sx={{ fontWeight: 600 }} />
        <TextField source="email" label={translate('ra.auth.username')} emptyText="–" />
        <NumberField source="orders" label={translate('backoffice_customer_orders')} sortable={false} />
        <FunctionField<Customer>
          label={translate('backoffice_customer_spent')}
          sortable={false}
          textAlign="right"
          render={(customer) => <Sums sums={customer.spent} />}
        />
        <FunctionField<Customer>
          label={translate('backoffice_credits_balance')}
          sortable={false}
          textAlign="right"
          render={(customer) => <MoneyText money={customer.credits} />}
        />
        <FunctionField<Customer> source="lastLoginAt" label={translate('backoffice_customer_seen')} render={seen} />
      </RecordTable>
    </RecordList>
  );
}
