/** Categories, tags, collections and brands are chosen by their names; what is kept are their slugs. */
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { ProductListChoice, ProductListKind } from '#shop/catalog/contract.ts';
import { callAdmin } from '../../api/call-admin.ts';

/** What a kind finds by words; those that are chosen are among it, so that they have their names. */
export function useProductLists(kind: ProductListKind, q: string, chosen: readonly string[]) {
  const slugs = JSON.stringify(chosen);
  const { data } = useQuery({
    queryKey: ['product-lists', kind, q, slugs],
    queryFn: async () => (await callAdmin<{ items: ProductListChoice[] }>(`/product-lists?${new URLSearchParams({ kind, q, slugs })}`)).data.items,
    placeholderData: (before) => before,
  });
  return data ?? [];
}

const titleOf = ({ way, title }: ProductListChoice) => [...way, title].join(' › ');

type PickerProps = {
  kind: Exclude<ProductListKind, 'brand'>;
  label: string;
  value: readonly string[];
  onChange(slugs: string[]): void;
  error?: string | undefined;
  /** A sentence of help. */
  help?: string | undefined;
};

/** Several of a kind. */
export function SlugPicker({ kind, label, value, onChange, error, help }: PickerProps) {
  const translate = useTranslate();
  const [q, setQ] = useState('');
  const found = useProductLists(kind, q, value);
  const named = (slug: string) => found.find((choice) => choice.slug === slug) ?? { slug, title: slug, way: [] };
  return (
    <Autocomplete
      multiple
      options={found}
      value={value.map(named)}
      onChange={(_, chosen) => onChange(chosen.map(({ slug }) => slug))}
      onInputChange={(_, typed) => setQ(typed.slice(0, 200))}
      getOptionLabel={titleOf}
      getOptionKey={({ slug }) => slug}
      isOptionEqualToValue={(one, other) => one.slug === other.slug}
      filterOptions={(all) => all}
      filterSelectedOptions
      noOptionsText={translate('backoffice_picker_none')}
      renderInput={(params) => <TextField {...params} label={label} error={error !== undefined} helperText={error ?? help} />}
    />
  );
}

/** The same as an input of a form. */
export function SlugsInput({ source, kind, label, help }: Pick<PickerProps, 'kind' | 'label' | 'help'> & { source: string }) {
  const { field, fieldState } = useController({ name: source, defaultValue: [] });
  return <SlugPicker kind={kind} label={label} value={field.value as string[]} onChange={field.onChange} error={fieldState.error?.message} help={help} />;
}

/** A brand: one that there is, or any other. */
export function BrandInput({ source, label }: { source: string; label: string }) {
  const { field, fieldState } = useController({ name: source, defaultValue: '' });
  const value = field.value as string;
  const found = useProductLists('brand', value, []);
  return (
    <Autocomplete
      freeSolo
      options={found.map(({ title }) => title)}
      inputValue={value}
      onInputChange={(_, typed) => field.onChange(typed.slice(0, 300))}
      filterOptions={(all) => all}
      renderInput={(params) => <TextField {...params} label={label} error={fieldState.error !== undefined} helperText={fieldState.error?.message} />}
    />
  );
}
