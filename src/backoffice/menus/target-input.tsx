import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MenuEntry } from '../../shop/settings/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { readRoutes } from '../api/routes.ts';
import { session } from '../api/session.ts';

type Target = { slug: string; title: string };

const mostOffered = 30;

/** What an entry of a type can lead to, by a part of its title. */
async function findTargets(type: MenuEntry['type'], q: string): Promise<Target[]> {
  if (type === 'custom') {
    const lang = session.locale();
    return (await readRoutes()).customCategories.map(({ key, texts }) => ({ slug: key, title: texts[lang]?.['title'] ?? texts['en']?.['title'] ?? key }));
  }
  if (type === 'product' || type === 'page') {
    const filter = encodeURIComponent(JSON.stringify(q ? { q } : {}));
    return (await callAdmin<{ items: Target[] }>(`/${type}s?size=${mostOffered}&filter=${filter}`)).data.items;
  }
  return (await callAdmin<{ items: Target[] }>(`/menu-targets?type=${type}&q=${encodeURIComponent(q)}`)).data.items;
}

type TargetInputProps = { type: MenuEntry['type']; value: string; error: boolean; helperText: string | undefined; onChange(slug: string): void };

/** Chooses something of the shop by its name; or by its slug. */
export function TargetInput({ type, value, error, helperText, onChange }: TargetInputProps) {
  const translate = useTranslate();
  const [q, setQ] = useState('');
  const { data = [] } = useQuery({
    queryKey: ['menu-targets', type, q],
    queryFn: () => findTargets(type, q),
    placeholderData: (before) => before,
  });
  // What was chosen goes by its name as soon as that is known; typed text is a slug until it matches a name.
  const { data: named = [] } = useQuery({
    queryKey: ['menu-targets', type, 'of', value],
    queryFn: () => findTargets(type, value.replaceAll('-', ' ')),
    enabled: value !== '',
  });
  const titleOf = (slug: string) => [...named, ...data].find((target) => target.slug === slug)?.title;
  return (
    <Autocomplete<Target, false, false, true>
      freeSolo
      options={data}
      filterOptions={(options) => options}
      value={value}
      getOptionLabel={(option) => (typeof option === 'string' ? (titleOf(option) ?? option) : option.title)}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          {option.title}
        </li>
      )}
      onChange={(_, chosen) => onChange(typeof chosen === 'string' ? chosen : (chosen?.slug ?? ''))}
      onInputChange={(_, typed, reason) => {
        if (reason === 'input') setQ(typed.slice(0, 100));
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          label={translate(`backoffice_menus_type_${type}`)}
          error={error}
          helperText={helperText ?? translate('backoffice_menus_target_hint')}
        />
      )}
    />
  );
}
