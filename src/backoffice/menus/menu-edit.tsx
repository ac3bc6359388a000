import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';
import { Entries } from './entries.tsx';
import { useMenu } from './use-menu.ts';
import { ReadFailed } from '../components/failures/read-failed.tsx';
import { useLeaveGuard } from '../components/unsaved/use-leave-guard.ts';

const keyPattern = /^[a-z][a-z0-9-]{0,39}$/;

/** The menus of the shop: a tree of entries for each place. */
export function MenuEdit() {
  const translate = useTranslate();
  const { data: stored } = useQuery({ queryKey: ['menus'], queryFn: async () => (await callAdmin<{ items: { id: string }[] }>('/menus')).data.items });
  const [added, setAdded] = useState<string[]>([]);
  const [shown, setShown] = useState('header');
  const [name, setName] = useState('');
  const [isUnsaved, setUnsaved] = useState(false);
  const mayLeave = useLeaveGuard(isUnsaved);
  const show = (place: string) => {
    if (mayLeave()) setShown(place);
  };
  const places = [...new Set(['header', 'footer', ...(stored ?? []).map(({ id }) => id), ...added])];
  const titleOf = (place: string) => (place === 'header' || place === 'footer' ? translate(`backoffice_menus_${place}`) : place);
  return (
    // As wide as the window, not as its widest field: react-admin's layout grows with what stands in it.
    <Box sx={{ pt: 2, width: 0, minWidth: '100%' }}>
      <Title title={translate('backoffice_menus')} />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Tabs value={shown} onChange={(_, place: string) => show(place)} variant="scrollable" aria-label={translate('backoffice_menus')}>
          {places.map((place) => (
            <Tab key={place} value={place} label={titleOf(place)} id={`menu-tab-${place}`} aria-controls="menu-panel" />
          ))}
        </Tabs>
        <Stack
          component="form"
          direction="row"
          sx={{ gap: 1 }}
          onSubmit={(event) => {
            event.preventDefault();
            setAdded([...added, name]);
            show(name);
            setName('');
          }}
        >
          <TextField
            size="small"
            label={translate('backoffice_menus_place')}
            value={name}
            onChange={({ target }) => setName(target.value.trim().toLowerCase())}
          />
          <Button type="submit" disabled={!keyPattern.test(name) || places.includes(name)}>
            {translate('ra.action.add')}
          </Button>
        </Stack>
      </Stack>
      <div role="tabpanel" id="menu-panel" aria-labelledby={`menu-tab-${shown}`}>
        <Place key={shown} id={shown} onUnsaved={setUnsaved} />
      </div>
    </Box>
  );
}

function Place({ id, onUnsaved }: { id: string; onUnsaved(isUnsaved: boolean): void }) {
  const translate = useTranslate();
  const { entries, errors, busy, failure, isUnsaved, readAgain, change, save } = useMenu(id);
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);
  if (!entries && failure) return <ReadFailed error={failure} onRetry={readAgain} />;
  if (!entries) return <CircularProgress aria-label={translate('ra.page.loading')} />;
  return (
    <Paper sx={{ p: 2, maxWidth: '52rem' }}>
      <Entries entries={entries} at="items" level={0} errors={errors} onChange={change} />
      <Button variant="contained" sx={{ mt: 2 }} disabled={busy} onClick={() => void save()}>
        {translate('ra.action.save')}
      </Button>
    </Paper>
  );
}
