/** Something of the shop, chosen by its title; what is stored is its slug. */
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { findRecords, type FoundRecord, type RecordKind } from '../records.ts';

/** Those that some typed words find, and those chosen with their titles. */
function useRecords(kind: RecordKind, q: string, chosen: readonly string[]) {
  const { data: offered = [] } = useQuery({ queryKey: ['records', kind, q], queryFn: () => findRecords(kind, q), placeholderData: (before) => before });
  const named = useQueries({ queries: chosen.map((slug) => ({ queryKey: ['records', kind, slug], queryFn: () => findRecords(kind, slug) })) });
  const known = new Map([...named.flatMap(({ data = [] }) => data), ...offered].map((record) => [record.slug, record]));
  return { offered, recordOf: (slug: string): FoundRecord => known.get(slug) ?? { slug, title: slug } };
}

function usePicking(setQ: (q: string) => void) {
  const translate = useTranslate();
  return {
    fullWidth: true,
    filterOptions: (options: FoundRecord[]) => options,
    getOptionLabel: ({ title }: FoundRecord) => title,
    getOptionKey: ({ slug }: FoundRecord) => slug,
    isOptionEqualToValue: (one: FoundRecord, other: FoundRecord) => one.slug === other.slug,
    noOptionsText: translate('backoffice_pick_nothing'),
    onInputChange: (_: unknown, typed: string, reason: string) => setQ(reason === 'input' ? typed.slice(0, 100) : ''),
  } as const;
}

/** One of them. */
export function RecordInput({ kind, label, value, onChange }: { kind: RecordKind; label: string; value: string; onChange(slug: string | undefined): void }) {
  const [q, setQ] = useState('');
  const { offered, recordOf } = useRecords(kind, q, value ? [value] : []);
  return (
    <Autocomplete<FoundRecord>
      {...usePicking(setQ)}
      options={offered}
      value={value ? recordOf(value) : null}
      onChange={(_, chosen) => onChange(chosen?.slug)}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}

/** Any number of them, in the order in which they were chosen. */
export function RecordsInput({
  kind,
  label,
  values,
  onChange,
}: {
  kind: RecordKind;
  label: string;
  values: readonly string[];
  onChange(slugs: string[]): void;
}) {
  const [q, setQ] = useState('');
  const { offered, recordOf } = useRecords(kind, q, values);
  return (
    <Autocomplete<FoundRecord, true>
      {...usePicking(setQ)}
      multiple
      filterSelectedOptions
      options={offered}
      value={values.map(recordOf)}
      onChange={(_, chosen) => onChange(chosen.map(({ slug }) => slug))}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}
