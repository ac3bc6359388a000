import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { runAction } from '../api/data-provider.ts';
import { Panel } from '../components/panel.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import type { StaffOrder } from './staff-order.ts';

const longest = 60;
const mostTags = 50;

/** What staff call an order by; typed and confirmed with Enter. */
export function OrderTags({ order }: { order: StaffOrder }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const attempt = useAttempt();
  const [tags, setTags] = useState<readonly string[]>(order.tags);
  const [busy, setBusy] = useState(false);
  const isChanged = tags.join('\n') !== order.tags.join('\n');

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    setBusy(true);
    await attempt(async () => {
      await runAction('orders', { id: order.id, action: 'tags', body: { tags } });
      notify('backoffice_order_tags_saved', { type: 'success' });
      refresh();
    });
    setBusy(false);
  }

  return (
    <Panel title={translate('backoffice_order_tags')}>
      <Box component="form" onSubmit={(event) => void save(event)} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Autocomplete
          multiple
          freeSolo
          autoSelect
          fullWidth
          size="small"
          options={[]}
          value={[...tags]}
          onChange={(_event, chosen: readonly string[]) => setTags(tidy(chosen))}
          renderInput={(params) => <TextField {...params} label={translate('backoffice_order_tags')} helperText={translate('backoffice_order_tags_hint')} />}
        />
        <Button type="submit" size="small" variant="outlined" disabled={busy || !isChanged}>
          {translate('backoffice_order_tags_save')}
        </Button>
      </Box>
    </Panel>
  );
}

const tidy = (chosen: readonly string[]) => [...new Set(chosen.map((tag) => tag.trim().slice(0, longest)).filter((tag) => tag !== ''))].slice(0, mostTags);
