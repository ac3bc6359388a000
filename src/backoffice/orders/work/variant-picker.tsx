import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { StaffStock } from '#shop/stock/contract.ts';
import { callAdmin } from '../../api/call-admin.ts';

const mostOffered = 20;

/** Goods of the shop, found by title or SKU; one is picked at a time, and the field is empty again. */
export function VariantPicker({ onPick }: { onPick(variant: StaffStock): void }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const { data, isFetching } = useQuery({
    queryKey: ['picked-variants', q],
    enabled: q !== '',
    queryFn: async () =>
      (await callAdmin<{ items: StaffStock[] }>(`/stock?size=${mostOffered}&filter=${encodeURIComponent(JSON.stringify({ q }))}`)).data.items,
    placeholderData: (before) => before,
  });
  return (
    <Autocomplete
      value={null}
      inputValue={typed}
      onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text.slice(0, 200))}
      onChange={(_event, picked: StaffStock | null) => {
        if (picked) onPick(picked);
        setTyped('');
      }}
      options={q === '' ? [] : (data ?? [])}
      loading={isFetching}
      filterOptions={(all) => all}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ title, sku }) => `${title} · ${sku}`}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      noOptionsText={translate(q === '' ? 'backoffice_edit_search_hint' : 'backoffice_pick_nothing')}
      renderOption={({ key, ...props }, { title, sku, options, available }) => (
        <li key={key} {...props}>
          {[title, ...options, sku].join(' · ')}
          {available !== null && ` · ${translate('backoffice_edit_left', { count: available })}`}
        </li>
      )}
      renderInput={(params) => <TextField {...params} size="small" label={translate('backoffice_edit_add')} />}
    />
  );
}
