import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router';
import type { StaffText } from '../../shop/texts/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { LanguageSelect } from '../components/language-tabs.tsx';
import { useSettled } from '../components/inputs/use-settled.ts';
import { PageNumbers } from '../components/lists/page-numbers.tsx';
import { shopLanguages } from '../components/languages.ts';
import { Panel } from '../components/panel.tsx';
import { useRight } from '../components/use-right.ts';
import { TextDialog } from './text-dialog.tsx';
import { TextRow } from './text-row.tsx';
import { ReadFailed } from '../components/failures/read-failed.tsx';

const size = 25;

/** The shop's texts in one language: searched, written otherwise, kept as a file. */
export function TextsPage() {
  const translate = useTranslate();
  const mayWrite = useRight('write:content');
  const locale = useLocale();
  const [asked, setAsked] = useSearchParams();
  const [open, setOpen] = useState<string | null>(null);
  const lang = shopLanguages.find((one) => one.lang === asked.get('lang'))?.lang ?? locale;
  const shown = { lang, q: asked.get('q') ?? '', edited: asked.get('edited') === 'true' };
  const page = Number(asked.get('page') ?? 1);
  const change = (more: Record<string, string>) =>
    setAsked(
      Object.fromEntries(
        Object.entries({ lang: shown.lang, q: shown.q, ...(shown.edited && { edited: 'true' }), ...more }).filter(([, value]) => value !== ''),
      ),
      { replace: true },
    );
  const filter = useSettled({ lang: shown.lang, ...(shown.q !== '' && { q: shown.q }), ...(shown.edited && { edited: true }) });
  const query = new URLSearchParams({ filter: JSON.stringify(filter), page: String(page), size: String(size) });
  const { data, error, refetch } = useQuery({
    queryKey: ['texts', query.toString()],
    queryFn: async () => (await callAdmin<{ items: StaffText[]; total: number }>(`/texts?${query}`)).data,
    placeholderData: (before) => before,
  });
  return (
    <Box sx={{ p: { xs: 1, sm: 2 }, maxWidth: 1200 }}>
      <Title title={translate('backoffice_texts')} />
      <Panel title={translate('backoffice_texts')}>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {translate('backoffice_texts_about')}
        </Typography>
        <Filters {...shown} filter={filter} onChange={change} mayImport={mayWrite} />
        {error && <ReadFailed error={error} onRetry={() => void refetch()} />}
        {data?.total === 0 && <Typography color="text.secondary">{translate('backoffice_texts_nothing')}</Typography>}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.items.map((text) => (
            <TextRow key={text.id} text={text} lang={shown.lang} {...(mayWrite && { onEdit: () => setOpen(text.id) })} />
          ))}
        </Box>
        {data && <PageNumbers total={data.total} size={size} page={page} onChange={(next) => change({ page: String(next) })} />}
      </Panel>
      {open !== null && <TextDialog id={open} lang={shown.lang} onClose={() => setOpen(null)} />}
    </Box>
  );
}

type FiltersProps = { lang: string; q: string; edited: boolean; filter: object; mayImport: boolean; onChange(more: Record<string, string>): void };

/** The search, the language, which texts, and files. */
function Filters({ lang, q, edited, filter, mayImport, onChange }: FiltersProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
      <TextField
        size="small"
        type="search"
        label={translate('backoffice_texts_search')}
        value={q}
        onChange={({ target }) => onChange({ q: target.value.slice(0, 200) })}
        sx={{ flex: '2 1 16rem' }}
      />
      <LanguageSelect lang={lang} onChange={(next) => onChange({ lang: next })} sx={{ flex: '1 1 9rem' }} />
      <TextField
        select
        size="small"
        label={translate('backoffice_texts_which')}
        value={edited ? 'true' : 'all'}
        onChange={({ target }) => onChange({ edited: target.value === 'true' ? 'true' : '' })}
        sx={{ flex: '1 1 9rem' }}
      >
        <MenuItem value="all">{translate('backoffice_texts_all')}</MenuItem>
        <MenuItem value="true">{translate('backoffice_texts_changed')}</MenuItem>
      </TextField>
      <Files filter={filter} mayImport={mayImport} />
    </Stack>
  );
}

/** What the list's filter leaves as a file, and the way back. */
function Files({ filter, mayImport }: Pick<FiltersProps, 'filter' | 'mayImport'>) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
      <Button
        component="a"
        size="small"
        startIcon={<DownloadIcon />}
        download="texts.csv"
        href={`/api/admin/exports/texts.csv?filter=${encodeURIComponent(JSON.stringify(filter))}`}
      >
        {translate('backoffice_export')}
      </Button>
      {mayImport && (
        <Link component={RouterLink} to="/imports" variant="body2">
          {translate('backoffice_imports')}
        </Link>
      )}
    </Stack>
  );
}
