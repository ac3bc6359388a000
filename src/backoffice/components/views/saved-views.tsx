/** Saved views (a list's filter and order), as tabs over the list. */
import MoreIcon from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useNotify, useTranslate } from 'react-admin';
import { savedViewLimits, type SavedView } from '#shop/staff/contract.ts';
import { callAdmin } from '../../api/call-admin.ts';
import { isGoing } from '../../api/waiting-writes.ts';
import { FormDialog, textOf } from '../form-dialog.tsx';
import { useLater } from '../lists/undo.tsx';
import { useAttempt } from '../use-attempt.ts';
import { asSort, readSort, sameView, tidyFilter } from './same-view.ts';

const keyOf = (resource: string) => ['saved-views', resource];

/** The views of a list: all of it, and each that was saved; what is narrowed now can be saved under a name. */
export function SavedViews() {
  const translate = useTranslate();
  const { resource, filterValues, sort, setFilters, setSort, isPending } = useListContext();
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  const attempt = useAttempt();
  const remove = useRemoval();
  const { data: all = [] } = useQuery({
    queryKey: keyOf(resource),
    queryFn: async () =>
      (await callAdmin<{ items: SavedView[] }>(`/saved-views?size=100&filter=${encodeURIComponent(JSON.stringify({ resource }))}`)).data.items,
  });
  const views = all.filter(({ id }) => !isGoing('saved-views', id));
  const now = { filter: tidyFilter(filterValues as Record<string, unknown>), sort: asSort(sort) };
  const current = views.find((view) => sameView(view, now)) ?? null;
  const isAll = Object.keys(now.filter).length === 0;
  function show(view: SavedView | undefined) {
    const filter = view?.filter ?? {};
    setFilters(filter, Object.fromEntries(Object.keys(filter).map((name) => [name, true])));
    if (view && view.sort !== '') setSort(readSort(view.sort));
  }
  if (views.length === 0 && isAll) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, px: 1.5 }}>
      <Tabs
        value={current?.id ?? (isAll ? '' : false)}
        onChange={(_event, id: string) => show(views.find((view) => view.id === id))}
        variant="scrollable"
        aria-label={translate('backoffice_views')}
        sx={{ minWidth: 0 }}
      >
        <Tab value="" label={translate('backoffice_views_all')} />
        {views.map((view) => (
          <Tab key={view.id} value={view.id} label={view.title} />
        ))}
      </Tabs>
      {current?.own && <ViewMenu onRename={() => setNaming('rename')} onDelete={() => void attempt(() => remove(current))} />}
      {!isAll && current === null && !isPending && (
        <Button size="small" onClick={() => setNaming('new')}>
          {translate('backoffice_views_save')}
        </Button>
      )}
      {naming === 'new' && <NameDialog input={{ resource, ...now }} onClose={() => setNaming(null)} />}
      {naming === 'rename' && current && <NameDialog view={current} input={current} onClose={() => setNaming(null)} />}
    </Box>
  );
}

function ViewMenu({ onRename, onDelete }: { onRename(): void; onDelete(): void }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton size="small" aria-label={translate('backoffice_views_change')} aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {(
          [
            ['rename', onRename],
            ['delete', onDelete],
          ] as const
        ).map(([what, choose]) => (
          <MenuItem
            key={what}
            onClick={() => {
              setAnchor(null);
              choose();
            }}
          >
            {translate(`backoffice_views_${what}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

type Named = Pick<SavedView, 'resource' | 'filter' | 'sort'> & Partial<Pick<SavedView, 'title' | 'shared'>>;

function NameDialog({ view, input, onClose }: { view?: SavedView; input: Named; onClose(): void }) {
  const translate = useTranslate();
  const written = useWritten(input.resource);
  return (
    <FormDialog
      title={translate(view ? 'backoffice_views_rename' : 'backoffice_views_save')}
      submit={translate('ra.action.save')}
      onClose={onClose}
      onSend={async (fields) => {
        const body = { resource: input.resource, filter: input.filter, sort: input.sort, title: textOf(fields, 'title'), shared: fields.has('shared') };
        if (view) await callAdmin(`/saved-views/${view.id}`, { method: 'PUT', body, ifMatch: await tagOf(view) });
        else await callAdmin('/saved-views', { method: 'POST', body });
        await written('backoffice_views_saved');
        onClose();
      }}
    >
      <TextField
        name="title"
        label={translate('backoffice_views_name')}
        defaultValue={input.title ?? ''}
        required
        autoComplete="off"
        fullWidth
        slotProps={{ htmlInput: { maxLength: savedViewLimits.titleLength } }}
      />
      <FormControlLabel control={<Checkbox name="shared" defaultChecked={input.shared ?? false} />} label={translate('backoffice_views_shared')} />
    </FormDialog>
  );
}

/** Removes a view; it can be taken back for some seconds. */
function useRemoval(): (view: SavedView) => Promise<void> {
  const translate = useTranslate();
  const later = useLater();
  const client = useQueryClient();
  return async (view) => {
    const ifMatch = await tagOf(view);
    later(translate('backoffice_undo_removed', { title: view.title }), {
      gone: { resource: 'saved-views', id: view.id },
      send: async () => void (await callAdmin(`/saved-views/${view.id}`, { method: 'DELETE', ifMatch, keepalive: true })),
    });
    await client.invalidateQueries({ queryKey: keyOf(view.resource) });
  };
}

const tagOf = async ({ id }: SavedView): Promise<string | undefined> => (await callAdmin(`/saved-views/${id}`)).etag ?? undefined;

/** After a write: shows a notice, and reads the tabs again. */
function useWritten(resource: string): (message: string) => Promise<void> {
  const notify = useNotify();
  const client = useQueryClient();
  return async (message) => {
    notify(message, { type: 'success' });
    await client.invalidateQueries({ queryKey: keyOf(resource) });
  };
}
