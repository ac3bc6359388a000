import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Confirm, Title, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';
import { Panel } from '../components/panel.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import { poorPairs, propertiesOf, themeGroups } from './theme-fields.ts';
import type { ThemeChoice } from './theme-file.ts';
import { ContrastList, ReadyThemes, ThemeFilePanel } from './theme-panels.tsx';
import { ThemeFieldInput, type ThemeValue } from './theme-field-input.tsx';
import { ReadFailed } from '../components/failures/read-failed.tsx';
import { useLeaveGuard } from '../components/unsaved/use-leave-guard.ts';

type Choice = { id: string; base: string; changes: Record<string, ThemeValue>; _etag?: string };
type Values = Record<string, ThemeValue>;
type ReadyTheme = { id: string; theme: Values };
type Loaded = { choice: Choice; ready: ReadyTheme[] };

const queryKey = ['theme'];

/** A ready theme, colours, fonts, corners, head and foot, with the shop's own page beside them. */
export function ThemeSettings() {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { data, error, refetch } = useQuery<Loaded>({
    queryKey,
    queryFn: async () => {
      const [{ data: choice }, { data: themes }] = await Promise.all([
        provider.getOne<Choice>('settings', { id: 'theme' }),
        callAdmin<{ items: ReadyTheme[] }>('/themes'),
      ]);
      return { choice, ready: themes.items };
    },
    refetchOnWindowFocus: false,
  });
  return (
    <Box sx={{ pt: 2 }}>
      <Title title={translate('backoffice_theme')} />
      {error && <ReadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CircularProgress aria-label={translate('ra.page.loading')} />}
      {data && <ThemeForm key={data.choice._etag} {...data} />}
    </Box>
  );
}

function ThemeForm({ choice, ready }: Loaded) {
  const translate = useTranslate();
  const [edited, setEdited] = useState<ThemeChoice>({ base: choice.base, changes: choice.changes });
  const [asks, setAsks] = useState(false);
  const { busy, save } = useSaving(choice, edited);
  const dirty = JSON.stringify(edited) !== JSON.stringify({ base: choice.base, changes: choice.changes });
  useLeaveGuard(dirty);
  const own = ready.find(({ id }) => id === edited.base)?.theme ?? {};
  const changes = edited.changes as Values;
  const values: Values = { ...own, ...changes };
  const poor = poorPairs(values);
  const set = (name: string, value: ThemeValue) =>
    setEdited(({ base, changes: { [name]: _before, ...others } }) => ({ base, changes: value === undefined ? others : { ...others, [name]: value } }));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 26rem) minmax(0, 1fr)' }, alignItems: 'start' }}>
      <Stack sx={{ gap: 2 }}>
        <ReadyThemes ready={ready} chosen={edited.base} onChoose={(base) => setEdited({ base, changes: {} })} />
        <Panel title={translate('backoffice_theme_contrast')}>
          <ContrastList values={values} />
        </Panel>
        <Groups inForce={own} changes={changes} onChange={set} />
        <ThemeFilePanel edited={edited} onRead={setEdited} />
        <Stack direction="row" sx={{ gap: 1, position: 'sticky', bottom: 0, py: 1.5, bgcolor: 'background.default', zIndex: 1 }}>
          <Button variant="contained" disabled={!dirty || busy} onClick={() => (poor.length > 0 ? setAsks(true) : void save())}>
            {translate('ra.action.save')}
          </Button>
          <Button color="inherit" disabled={!dirty || busy} onClick={() => setEdited({ base: choice.base, changes: choice.changes })}>
            {translate('ra.action.undo')}
          </Button>
        </Stack>
      </Stack>
      <Preview values={values} key={choice._etag} />
      <Confirm
        isOpen={asks}
        title={translate('backoffice_theme_contrast')}
        content={translate('backoffice_theme_contrast_question', { names: poor.map(([text]) => translate(`backoffice_theme_${text}`)).join(', ') })}
        onConfirm={() => {
          setAsks(false);
          void save();
        }}
        onClose={() => setAsks(false)}
      />
    </Box>
  );
}

function useSaving(choice: Choice, edited: ThemeChoice) {
  const provider = useDataProvider();
  const notify = useNotify();
  const attempt = useAttempt();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    await attempt(async () => {
      await provider.update('settings', { id: 'theme', data: { ...edited, _etag: choice._etag }, previousData: choice });
      notify('backoffice_theme_saved', { type: 'success' });
      await queries.invalidateQueries({ queryKey });
    });
    setBusy(false);
  }
  return { busy, save };
}

type GroupsProps = { inForce: Values; changes: Values; onChange(name: string, value: ThemeValue | undefined): void };

function Groups({ inForce, changes, onChange }: GroupsProps) {
  const translate = useTranslate();
  return themeGroups.map((group) => (
    <Panel key={group.title} title={translate(group.title)}>
      <Stack sx={{ gap: 1.5 }}>
        {group.fields.map((field) => (
          <ThemeFieldInput
            key={field.name}
            field={field}
            value={changes[field.name] ?? inForce[field.name]}
            changed={field.name in changes}
            onChange={(value) => onChange(field.name, value)}
          />
        ))}
      </Stack>
    </Panel>
  ));
}

/** The shop's home page; what is not saved yet is laid over it. */
function Preview({ values }: { values: Values }) {
  const translate = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement;
    if (!root) return;
    for (const [name, value] of Object.entries(values))
      if (typeof value === 'string') for (const property of propertiesOf(name)) root.style.setProperty(property, value);
  }, [values, loads]);
  return (
    <Box
      component="iframe"
      ref={frame}
      src="/"
      title={translate('backoffice_theme_preview')}
      onLoad={() => setLoads((count) => count + 1)}
      sx={{
        width: '100%',
        height: { xs: 360, lg: 'calc(100vh - 6rem)' },
        order: { xs: -1, lg: 0 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        position: { lg: 'sticky' },
        top: { lg: 64 },
      }}
    />
  );
}
