/** Where something leads: a page of the shop found by its title, or an address written by hand. */
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { findPages, type FoundPage } from '../records.ts';

type LinkInputProps = {
  label: string;
  value: string;
  /** Whether it may lead to another site. */ elsewhere: boolean;
  onChange(path: string | undefined): void;
};

export function LinkInput({ label, value, elsewhere, onChange }: LinkInputProps) {
  const translate = useTranslate();
  const [q, setQ] = useState('');
  const { data = [] } = useQuery({ queryKey: ['pages', q], queryFn: () => findPages(q), placeholderData: (before) => before });
  const chosen = data.find(({ path }) => path === value);
  return (
    <Autocomplete<FoundPage, false, false, true>
      freeSolo
      fullWidth
      options={data}
      filterOptions={(options) => options}
      groupBy={({ kind }) => translate(`backoffice_record_${kind}`)}
      value={value}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.path)}
      renderOption={({ key: _key, ...props }, { title, path }) => (
        <li key={path} {...props}>
          {title}
        </li>
      )}
      onChange={(_, picked) => onChange((typeof picked === 'string' ? picked : picked?.path) || undefined)}
      onInputChange={(_, typed, reason) => {
        if (reason !== 'input') return;
        setQ(typed.startsWith('/') ? '' : typed.slice(0, 100));
        if (typed === '' || typed.startsWith('/') || typed.startsWith('https://')) onChange(typed || undefined);
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          helperText={chosen?.title ?? translate(elsewhere ? 'backoffice_setting_link_hint' : 'backoffice_setting_path_hint')}
        />
      )}
    />
  );
}
