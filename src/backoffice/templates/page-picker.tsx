import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { readRoutes } from '../api/routes.ts';
import { findPages, pagesOf, type FoundPage, type PagedKind } from './records.ts';

/** The pages that a template makes: of records, which one can be chosen among, or one alone. `first` is shown to begin with. */
export type PagesToShow = { kind: PagedKind | null; first: string };

export function usePagesOf(base: string) {
  return useQuery({
    queryKey: ['pages-of', base],
    queryFn: async (): Promise<PagesToShow> => {
      const pages = pagesOf(base, await readRoutes());
      if ('path' in pages) return { kind: null, first: pages.path };
      const [found] = await findPages('', [pages.kind]);
      return { kind: pages.kind, first: found?.path ?? '/' };
    },
    refetchOnWindowFocus: false,
  });
}

/** Chooses the record whose page is shown. */
export function PagePicker({ kind, path, onChange }: { kind: PagedKind; path: string; onChange(path: string): void }) {
  const translate = useTranslate();
  const [q, setQ] = useState('');
  const { data = [] } = useQuery({ queryKey: ['pages', kind, q], queryFn: () => findPages(q, [kind]), placeholderData: (before) => before });
  const [chosen, setChosen] = useState<FoundPage | null>(null);
  const value = chosen ?? data.find((page) => page.path === path) ?? null;
  return (
    <Autocomplete<FoundPage, false, true>
      size="small"
      disableClearable
      options={data}
      filterOptions={(options) => options}
      value={value as FoundPage}
      getOptionLabel={({ title }) => title}
      getOptionKey={(page) => page.path}
      isOptionEqualToValue={(one, other) => one.path === other.path}
      noOptionsText={translate('backoffice_pick_nothing')}
      onInputChange={(_, typed, reason) => setQ(reason === 'input' ? typed.slice(0, 100) : '')}
      onChange={(_, page) => {
        setChosen(page);
        onChange(page.path);
      }}
      sx={{ width: { xs: '100%', sm: 200 } }}
      renderInput={(params) => <TextField {...params} margin="none" label={translate(`backoffice_record_${kind}`)} />}
    />
  );
}
