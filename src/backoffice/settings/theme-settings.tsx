import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Title, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { Panel } from '../components/panel.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import { propertiesOf, themeGroups } from './theme-fields.ts';
import { ThemeFieldInput, type ThemeValue } from './theme-field-input.tsx';

type Choice = { id: string; base: string; changes: Record<string, ThemeValue>; _etag?: string };
type Loaded = { choice: Choice; inForce: Record<string, ThemeValue> };

const queryKey = ['theme'];

/** The theme that pages show now, defaults filled in: what every page answers to its own navigation. */
async function themeInForce(): Promise<Record<string, ThemeValue>> {
  const answer = await fetch('/?request=route&hideHead=1&hideFoot=1', { headers: { accept: 'application/json' } });
  const { data } = (await answer.json()) as { data: { theme: Record<string, ThemeValue> } };
  return data.theme;
}

/** Colours, fonts, corners, head and foot, with the shop's own page beside them. */
export function ThemeSettings() {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { data, error } = useQuery<Loaded>({
    queryKey,
    queryFn: async () => {
      const [{ data: choice }, inForce] = await Promise.all([provider.getOne<Choice>('settings', { id: 'theme' }), themeInForce()]);
      return { choice, inForce };
    },
    refetchOnWindowFocus: false,
  });
  return (
    <Box sx={{ pt: 2 }}>
      <Title title={translate('backoffice_theme')} />
      {error && <Typography role="alert">{translate(error.message, { _: error.message })}</Typography>}
      {!data && !error && <CircularProgress aria-label={translate('ra.page.loading')} />}
      {data && <ThemeForm key={data.choice._etag} {...data} />}
    </Box>
  );
}

function ThemeForm({ choice, inForce }: Loaded) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const notify = useNotify();
  const attempt = useAttempt();
  const queries = useQueryClient();
  const [changes, setChanges] = useState(choice.changes);
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(0);
  const dirty = JSON.stringify(changes) !== JSON.stringify(choice.changes);

  const set = (name: string, value: ThemeValue | undefined) =>
    setChanges(({ [name]: _before, ...others }) => (value === undefined ? others : { ...others, [name]: value }));
  async function save() {
    setBusy(true);
    await attempt(async () => {
      await provider.update('settings', { id: 'theme', data: { base: choice.base, changes, _etag: choice._etag }, previousData: choice });
      notify('backoffice_theme_saved', { type: 'success' });
      setSaved((count) => count + 1);
      await queries.invalidateQueries({ queryKey });
    });
    setBusy(false);
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 26rem) minmax(0, 1fr)' }, alignItems: 'start' }}>
      <Stack sx={{ gap: 2 }}>
        <Groups inForce={inForce} changes={changes} onChange={set} />
        <Stack direction="row" sx={{ gap: 1, position: 'sticky', bottom: 0, py: 1.5, bgcolor: 'background.default' }}>
          <Button variant="contained" disabled={!dirty || busy} onClick={() => void save()}>
            {translate('ra.action.save')}
          </Button>
          <Button color="inherit" disabled={!dirty || busy} onClick={() => setChanges(choice.changes)}>
            {translate('ra.action.undo')}
          </Button>
        </Stack>
      </Stack>
      <Preview changes={changes} key={saved} />
    </Box>
  );
}

type GroupsProps = Pick<Loaded, 'inForce'> & { changes: Choice['changes']; onChange(name: string, value: ThemeValue | undefined): void };

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
function Preview({ changes }: { changes: Record<string, ThemeValue> }) {
  const translate = useTranslate();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement;
    if (!root) return;
    root.removeAttribute('style');
    for (const [name, value] of Object.entries(changes))
      if (typeof value === 'string') for (const property of propertiesOf(name)) root.style.setProperty(property, value);
  }, [changes, loads]);
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
