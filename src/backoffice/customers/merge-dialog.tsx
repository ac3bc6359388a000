import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Customer } from '#shop/customers/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { FormDialog } from '../components/form-dialog.tsx';
import { MoneyText } from '../components/money.tsx';
import { calledBy } from './customer-list.tsx';

const mostOffered = 10;

/** Makes one customer of two: the other is found by name or address, and the dialog shows what will move. */
export function MergeDialog({ customer, onClose }: { customer: Customer; onClose(): void }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [other, setOther] = useState<Customer | null>(null);
  const q = typed.trim();
  const { data, isFetching } = useQuery({
    queryKey: ['picked-customers', q],
    enabled: q !== '',
    queryFn: async () => {
      const filter = encodeURIComponent(JSON.stringify({ q, kind: 'account' }));
      return (await callAdmin<{ items: Customer[] }>(`/customers?size=${mostOffered}&filter=${filter}`)).data.items;
    },
    placeholderData: (before) => before,
  });
  return (
    <FormDialog
      title={translate('backoffice_customer_merge_title', { name: calledBy(customer) })}
      submit={translate('backoffice_customer_merge')}
      done="backoffice_customer_done_merge"
      disabled={other === null}
      onClose={onClose}
      onSend={async () => {
        await callAdmin(`/customers/${encodeURIComponent(customer.id)}/merge`, { method: 'POST', body: { from: other!.id } });
      }}
    >
      <Autocomplete
        value={other}
        onChange={(_event, chosen: Customer | null) => setOther(chosen)}
        inputValue={typed}
        onInputChange={(_event, text) => setTyped(text.slice(0, 200))}
        options={q === '' ? [] : (data ?? []).filter(({ id }) => id !== customer.id)}
        loading={isFetching}
        filterOptions={(all) => all}
        getOptionKey={({ id }) => id}
        getOptionLabel={(one) => [calledBy(one), one.name ? (one.email ?? one.mobile) : null].filter(Boolean).join(' · ')}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        noOptionsText={translate(q === '' ? 'backoffice_customer_search' : 'backoffice_pick_nothing')}
        renderInput={(params) => <TextField {...params} label={translate('backoffice_customer_merge_other')} />}
      />
      {other && <Preview kept={customer} gone={other} />}
    </FormDialog>
  );
}

/** What moves, in a sentence each, and what cannot be undone. */
function Preview({ kept, gone }: { kept: Customer; gone: Customer }) {
  const translate = useTranslate();
  const names = { gone: calledBy(gone), kept: calledBy(kept) };
  return (
    <Alert severity="warning" aria-live="polite">
      {translate('backoffice_customer_merge_moves', names)}
      <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
        <li>{translate('backoffice_customer_merge_orders', { smart_count: gone.orders })}</li>
        <li>{translate('backoffice_customer_merge_addresses', { smart_count: gone.addresses.length })}</li>
        <li>
          {translate('backoffice_customer_merge_credits')}: <MoneyText money={gone.credits} />
        </li>
        <li>{translate('backoffice_customer_merge_rest')}</li>
      </ul>
      {translate('backoffice_customer_merge_final', names)}
    </Alert>
  );
}
