import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { StaffStock } from '#shop/stock/contract.ts';
import { callAdmin } from '../../api/call-admin.ts';

const mostOffered = 30;
const titleOf = ({ title, options }: StaffStock) => [title, ...options].join(' · ');

/** Finds one thing that is sold by title or SKU, with what is left of it. It is emptied once something was chosen. */
export function VariantPicker({ label, onChoose }: { label: string; onChoose(variant: StaffStock): void }) {
  const translate = useTranslate();
  const [q, setQ] = useState('');
  const { data } = useQuery({
    queryKey: ['picked-variants', q],
    queryFn: async () =>
      (await callAdmin<{ items: StaffStock[] }>(`/stock?size=${mostOffered}&filter=${encodeURIComponent(JSON.stringify(q === '' ? {} : { q }))}`)).data.items,
    placeholderData: (before) => before,
  });
  return (
    <Autocomplete<StaffStock>
      size="small"
      fullWidth
      blurOnSelect
      options={data ?? []}
      value={null}
      inputValue={q}
      filterOptions={(options) => options}
      getOptionLabel={titleOf}
      getOptionKey={({ id }) => id}
      noOptionsText={translate('backoffice_pick_nothing')}
      onInputChange={(_, typed, reason) => setQ(reason === 'input' ? typed.slice(0, 100) : '')}
      onChange={(_, chosen) => {
        if (chosen) onChoose(chosen);
      }}
      renderOption={({ key: _key, ...props }: React.HTMLAttributes<HTMLLIElement> & { key: unknown }, option) => (
        <li key={option.id} {...props}>
          <Box sx={{ minWidth: 0, flexGrow: 1 }}>
            {titleOf(option)}
            <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
              {option.sku}
            </Typography>
          </Box>
          {option.available !== null && (
            <Typography variant="caption" color={option.available > 0 ? 'text.secondary' : 'error'} sx={{ ml: 1.5, flex: 'none' }}>
              {translate('backoffice_draft_available', { count: option.available })}
            </Typography>
          )}
        </li>
      )}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}
