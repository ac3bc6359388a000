import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router';
import type { MissingTranslations, TranslationItem, TranslationKind } from '../../shop/translations/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { shopLanguages } from '../components/languages.ts';
import { PageNumbers } from '../components/lists/page-numbers.tsx';
import { Panel } from '../components/panel.tsx';
import { SideBySide } from '../components/row-label.tsx';
import { TranslationEditor } from './translation-editor.tsx';
import { ReadFailed } from '../components/failures/read-failed.tsx';

const size = 25;
const nameOf = (lang: string) => shopLanguages.find((one) => one.lang === lang)?.name ?? lang;

/** What lacks translations by kind and language, and the texts of one record side by side. */
export function TranslationsPage() {
  const translate = useTranslate();
  const [asked, setAsked] = useSearchParams();
  const kind = (asked.get('kind') ?? 'product') as TranslationKind;
  const id = asked.get('id');
  return (
    <Box sx={{ p: { xs: 1, sm: 2 }, display: 'grid', gap: 2, maxWidth: 1200, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title={translate('backoffice_translations')} />
      {id === null ? (
        <>
          <MissingPanel kind={kind} onChoose={(next, missing) => setAsked(missing ? { kind: next, missing } : { kind: next })} />
          <RecordsPanel kind={kind} />
        </>
      ) : (
        <TranslationEditor key={`${kind} ${id}`} kind={kind} id={id} lang={asked.get('missing') ?? 'zh'} />
      )}
    </Box>
  );
}

/** How much is missing, as a table whose numbers lead to the records. */
function MissingPanel({ kind, onChoose }: { kind: TranslationKind; onChoose(kind: TranslationKind, missing: string | null): void }) {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: ['translations', 'missing'],
    queryFn: async () => (await callAdmin<MissingTranslations>('/translations/missing')).data,
  });
  return (
    <Panel title={translate('backoffice_translations_missing')}>
      <Box component="table" sx={{ borderCollapse: 'collapse', '& th, & td': { textAlign: 'start', py: 0.5, pr: { xs: 2, sm: 4 }, fontWeight: 400 } }}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{translate('backoffice_translations_kind')}</span>
            </th>
            {data?.languages.map((lang) => (
              <Typography component="th" variant="body2" color="text.secondary" scope="col" lang={lang} key={lang}>
                {nameOf(lang)}
              </Typography>
            ))}
          </tr>
        </thead>
        <tbody>
          {data?.items.map((item) => (
            <MissingRow key={item.kind} item={item} languages={data.languages} isChosen={item.kind === kind} onChoose={onChoose} />
          ))}
        </tbody>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        {translate('backoffice_translations_files')}{' '}
        <Link component={RouterLink} to="/imports">
          {translate('backoffice_imports')}
        </Link>
      </Typography>
    </Panel>
  );
}

type MissingRowProps = {
  item: MissingTranslations['items'][number];
  languages: readonly string[];
  isChosen: boolean;
  onChoose(kind: TranslationKind, missing: string | null): void;
};

function MissingRow({ item, languages, isChosen, onChoose }: MissingRowProps) {
  const translate = useTranslate();
  return (
    <tr>
      <th scope="row">
        <Link component="button" type="button" onClick={() => onChoose(item.kind, null)} sx={{ fontWeight: isChosen ? 650 : 400 }}>
          {translate(`backoffice_translations_${item.kind}`)}
        </Link>
      </th>
      {languages.map((lang) => (
        <td key={lang}>
          {item.missing[lang] === 0 ? (
            <Typography variant="body2" color="text.secondary">
              {translate('backoffice_translations_done')}
            </Typography>
          ) : (
            <Link component="button" type="button" onClick={() => onChoose(item.kind, lang)}>
              {translate('backoffice_translations_of', { missing: item.missing[lang] ?? 0, total: item.total })}
            </Link>
          )}
        </td>
      ))}
    </tr>
  );
}

function RecordsPanel({ kind }: { kind: TranslationKind }) {
  const translate = useTranslate();
  const [asked, setAsked] = useSearchParams();
  const [missing, q, page] = [asked.get('missing') ?? '', asked.get('q') ?? '', Number(asked.get('page') ?? 1)];
  const change = (more: Record<string, string>) =>
    setAsked(Object.fromEntries(Object.entries({ kind, missing, q, ...more }).filter(([, value]) => value !== '')), { replace: true });
  const query = new URLSearchParams(Object.entries({ kind, missing, q, page: String(page), size: String(size) }).filter(([, value]) => value !== ''));
  const { data, error, refetch } = useQuery({
    queryKey: ['translations', query.toString()],
    queryFn: async () => (await callAdmin<{ items: TranslationItem[]; total: number }>(`/translations?${query}`)).data,
    placeholderData: (before) => before,
  });
  return (
    <Panel title={translate(`backoffice_translations_${kind}`)}>
      <Filters kind={kind} missing={missing} q={q} onChange={change} />
      {error && <ReadFailed error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && <Typography color="text.secondary">{translate('backoffice_translations_nothing')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.items.map((item) => (
          <RecordRow key={item.id} item={item} missing={missing} />
        ))}
      </Box>
      {data && <PageNumbers total={data.total} size={size} page={page} onChange={(next) => change({ page: String(next) })} />}
    </Panel>
  );
}

type FiltersProps = { kind: TranslationKind; missing: string; q: string; onChange(more: Record<string, string>): void };

/** The search, the language that is missing, and the file of what they leave. */
function Filters({ kind, missing, q, onChange }: FiltersProps) {
  const translate = useTranslate();
  const filter = encodeURIComponent(JSON.stringify({ kind, ...(missing && { missing }) }));
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
      <TextField
        size="small"
        type="search"
        label={translate('ra.action.search')}
        value={q}
        onChange={({ target }) => onChange({ q: target.value.slice(0, 200) })}
        sx={{ flex: '1 1 12rem' }}
      />
      <TextField
        select
        size="small"
        label={translate('backoffice_translations_missing_in')}
        value={missing}
        onChange={({ target }) => onChange({ missing: target.value })}
        sx={{ flex: '1 1 12rem' }}
      >
        <MenuItem value="">{translate('backoffice_translations_all')}</MenuItem>
        {shopLanguages.slice(1).map(({ lang, name }) => (
          <MenuItem key={lang} value={lang} lang={lang}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button component="a" size="small" startIcon={<DownloadIcon />} download="translations.csv" href={`/api/admin/exports/translations.csv?filter=${filter}`}>
        {translate('backoffice_export')}
      </Button>
    </Stack>
  );
}

function RecordRow({ item, missing }: { item: TranslationItem; missing: string }) {
  const translate = useTranslate();
  return (
    <Box component="li" sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
      <Link component={RouterLink} to={`/translations?${new URLSearchParams({ kind: item.kind, id: item.id, ...(missing && { missing }) })}`} sx={{ mr: 1.5 }}>
        {item.title}
      </Link>
      <SideBySide>
        {Object.entries(item.missing).map(([lang, count]) =>
          count === 0 ? null : (
            <Chip key={lang} size="small" variant="outlined" label={translate('backoffice_translations_lacks', { language: nameOf(lang), count })} />
          ),
        )}
      </SideBySide>
    </Box>
  );
}
