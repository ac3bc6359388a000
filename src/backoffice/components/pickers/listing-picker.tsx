import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { callAdmin } from '../../api/call-admin.ts';
import { listingTitle } from '../listings/listing-title.ts';
import { Thumbnail } from '../thumbnail.tsx';
import { readNamed } from './read-named.ts';

/** What can be chosen. */
export type PickedKind = 'categories' | 'tags' | 'brands' | 'collections';
type Listed = { slug: string; texts: Record<string, { title?: string } | undefined>; image: { id: string } | null };

const mostOffered = 30;

async function findListings(kind: PickedKind, q: string): Promise<Listed[]> {
  const filter = encodeURIComponent(JSON.stringify(q ? { q } : {}));
  return (await callAdmin<{ items: Listed[] }>(`/${kind}?size=${mostOffered}&sort=title&filter=${filter}`)).data.items;
}

/** Those offered for some typed words, and those chosen, which the words need not meet. */
function useListings(kind: PickedKind, q: string, chosen: readonly string[]) {
  const offered = useQuery({ queryKey: ['pick', kind, q], queryFn: () => findListings(kind, q), placeholderData: (before) => before });
  const named = useQuery({ queryKey: ['picked', kind, [...chosen].sort()], queryFn: () => readNamed<Listed>(kind, chosen), enabled: chosen.length > 0 });
  const known = new Map([...(offered.data ?? []), ...(named.data ?? [])].map((one) => [one.slug, one]));
  return { offered: offered.data ?? [], optionOf: (slug: string): Listed => known.get(slug) ?? { slug, texts: {}, image: null } };
}

type Common = { kind: PickedKind; label: string; error?: boolean; helperText?: string | undefined };
type OneProps = Common & { value: string | null; onChange(slug: string | null): void; /** Slugs that are not offered. */ without?: readonly string[] };
type ManyProps = Common & { values: readonly string[]; onChange(slugs: string[]): void };

function usePicking() {
  const translate = useTranslate();
  const common = {
    size: 'small',
    filterOptions: (options: Listed[]) => options,
    getOptionLabel: listingTitle,
    getOptionKey: ({ slug }: Listed) => slug,
    isOptionEqualToValue: (one: Listed, other: Listed) => one.slug === other.slug,
    noOptionsText: translate('backoffice_pick_nothing'),
    renderOption: ({ key: _key, ...props }: React.HTMLAttributes<HTMLLIElement> & { key: unknown }, option: Listed) => (
      <li key={option.slug} {...props}>
        <Thumbnail image={option.image} title={listingTitle(option)} />
        <span style={{ marginInlineStart: 12 }}>{listingTitle(option)}</span>
      </li>
    ),
  } as const;
  return common;
}

/** Chooses one category, tag, brand or collection by its title. */
export function ListingPicker({ kind, label, value, onChange, without = [], error = false, helperText }: OneProps) {
  const [q, setQ] = useState('');
  const { offered, optionOf } = useListings(kind, q, value ? [value] : []);
  return (
    <Autocomplete<Listed>
      {...usePicking()}
      fullWidth
      options={offered.filter(({ slug }) => !without.includes(slug))}
      value={value ? optionOf(value) : null}
      onChange={(_, chosen) => onChange(chosen?.slug ?? null)}
      onInputChange={(_, typed, reason) => setQ(reason === 'input' ? typed.slice(0, 100) : '')}
      renderInput={(params) => <TextField {...params} label={label} error={error} helperText={helperText} />}
    />
  );
}

/** Chooses any number of them. */
export function ListingsPicker({ kind, label, values, onChange, error = false, helperText }: ManyProps) {
  const [q, setQ] = useState('');
  const { offered, optionOf } = useListings(kind, q, values);
  return (
    <Autocomplete<Listed, true>
      {...usePicking()}
      multiple
      fullWidth
      options={offered}
      value={values.map(optionOf)}
      onChange={(_, chosen) => onChange(chosen.map(({ slug }) => slug))}
      onInputChange={(_, typed, reason) => setQ(reason === 'input' ? typed.slice(0, 100) : '')}
      renderInput={(params) => <TextField {...params} label={label} error={error} helperText={helperText} />}
    />
  );
}
