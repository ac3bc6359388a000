import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Customer } from '#shop/customers/contract.ts';
import { callAdmin } from '../../api/call-admin.ts';

const mostOffered = 20;
const wayTo = ({ email, mobile }: Pick<Customer, 'email' | 'mobile'>) => email ?? mobile ?? '';
const labelOf = (customer: Pick<Customer, 'name' | 'email' | 'mobile'>) => customer.name || wayTo(customer);

type CustomerPickerProps = {
  label: string;
  /** What stands for the one that is chosen; empty for nobody. */
  chosen: string;
  onChange(customer: Customer | null): void;
  error?: string | undefined;
};

/** Finds a customer with an account, by name, e-mail address or number. */
export function CustomerPicker({ label, chosen, onChange, error }: CustomerPickerProps) {
  const translate = useTranslate();
  const [q, setQ] = useState('');
  const { data } = useQuery({
    queryKey: ['picked-customers', q],
    queryFn: async () =>
      (
        await callAdmin<{ items: Customer[] }>(
          `/customers?size=${mostOffered}&filter=${encodeURIComponent(JSON.stringify({ kind: 'account', ...(q === '' ? {} : { q }) }))}`,
        )
      ).data.items,
    placeholderData: (before) => before,
  });
  return (
    <Autocomplete<Customer | string>
      size="small"
      fullWidth
      options={data ?? []}
      value={chosen === '' ? null : chosen}
      filterOptions={(options) => options}
      isOptionEqualToValue={() => false}
      getOptionLabel={(option) => (typeof option === 'string' ? option : labelOf(option))}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.id)}
      noOptionsText={translate('backoffice_draft_no_customer')}
      onInputChange={(_, typed, reason) => setQ(reason === 'input' ? typed.slice(0, 100) : '')}
      onChange={(_, picked) => {
        if (typeof picked !== 'string') onChange(picked);
      }}
      renderOption={({ key: _key, ...props }: React.HTMLAttributes<HTMLLIElement> & { key: unknown }, option) =>
        typeof option === 'string' ? null : (
          <li key={option.id} {...props}>
            <span>
              {labelOf(option)}
              <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                {wayTo(option)}
              </Typography>
            </span>
          </li>
        )
      }
      renderInput={(params) => <TextField {...params} label={label} error={error !== undefined} helperText={error} />}
    />
  );
}
