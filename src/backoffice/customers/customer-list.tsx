import Chip from '@mui/material/Chip';
import { customerKinds, type Customer, type CustomerGroup } from '#shop/customers/contract.ts';
import {
  BooleanInput,
  CreateButton,
  FilterButton,
  FunctionField,
  NumberField,
  SearchInput,
  SelectInput,
  SimpleList,
  TextField,
  TextInput,
  TopToolbar,
  useGetList,
  useTranslate,
} from 'react-admin';
import { ExportButton } from '../components/lists/export-button.tsx';
import { MoneyText, useMoment } from '../components/money.tsx';
import { RecordList } from '../components/record-list.tsx';
import { useChoices } from '../components/inputs/use-choices.ts';
import { useRight } from '../components/use-right.ts';
import { RecordTable } from '../components/record-table.tsx';

/** The groups there are, as choices of a field; customers are put by hand into those without a rule. */
export function useGroupChoices(): { id: string; name: string; isRuled: boolean }[] {
  const { data } = useGetList<CustomerGroup>('customer-groups', { pagination: { page: 1, perPage: 100 }, sort: { field: 'title', order: 'ASC' } });
  return (data ?? []).map(({ id, title, rule }) => ({ id, name: title, isRuled: rule !== null }));
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

function ListActions() {
  const translate = useTranslate();
  const canWrite = useRight('write:customers');
  return (
    <TopToolbar>
      <FilterButton />
      <ExportButton name="customers" />
      {canWrite && <CreateButton variant="contained" label={translate('backoffice_customer_add')} />}
    </TopToolbar>
  );
}

function useFilters() {
  const translate = useTranslate();
  const choices = useGroupChoices();
  const named = useChoices();
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={translate('backoffice_customer_search')} />,
    <SelectInput key="group" source="group" label={translate('backoffice_customer_groups')} choices={choices} alwaysOn />,
    <SelectInput key="kind" source="kind" label={translate('backoffice_customer_kind')} choices={named(customerKinds, 'backoffice_customer_is_')} alwaysOn />,
    <TextInput key="tag" source="tag" label={translate('backoffice_order_tag')} />,
    <BooleanInput key="blocked" source="blocked" label={translate('backoffice_customer_blocked')} />,
  ];
}

/** How a customer is called, and what sets them apart. */
function Person({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  return (
    <>
      {calledBy(customer)} {customer.kind === 'guest' && <Chip size="small" variant="outlined" label={translate('backoffice_customer_is_guest')} />}
      {customer.blocked && <Chip size="small" color="error" variant="outlined" label={translate('backoffice_customer_blocked')} />}
    </>
  );
}

/** The customers with their figures, newest first. */
export function CustomerList() {
  const translate = useTranslate();
  const moment = useMoment();
  const seen = ({ lastLoginAt }: Customer) => (lastLoginAt ? moment(lastLoginAt) : translate('backoffice_customer_never'));
  return (
    <RecordList
      filters={useFilters()}
      sort={{ field: 'createdAt', order: 'DESC' }}
      actions={<ListActions />}
      views
      narrow={
        <SimpleList<Customer>
          primaryText={calledBy}
          secondaryText={(customer) => customer.email ?? customer.mobile}
          tertiaryText={(customer) => <Sums sums={customer.spent} />}
          rowClick="show"
        />
      }
    >
      <RecordTable spare={['credits', 'lastLoginAt']} rowClick="show" bulkActionButtons={false}>
        <FunctionField<Customer>
          label={translate('backoffice_person')}
          sortable={false}
          render={(customer) => <Person customer={customer} />}
          sx={{ fontWeight: 600 }}
        />
        <TextField source="email" label={translate('ra.auth.username')} emptyText="–" />
        <NumberField source="orders" label={translate('backoffice_customer_orders')} sortable={false} />
        <FunctionField<Customer>
          label={translate('backoffice_customer_spent')}
          sortable={false}
          textAlign="right"
          render={(customer) => <Sums sums={customer.spent} />}
        />
        <FunctionField<Customer>
          key="credits"
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
