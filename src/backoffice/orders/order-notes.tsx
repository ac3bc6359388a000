import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type SyntheticEvent } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { runAction } from '../api/data-provider.ts';
import { useMoment } from '../components/money.tsx';
import { Panel } from '../components/panel.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import type { StaffOrder } from './staff-order.ts';

const longest = 2_000;

/** Remarks of staff on an order, and a field for another one. */
export function OrderNotes({ order }: { order: StaffOrder }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const attempt = useAttempt();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);

  async function add(event: SyntheticEvent) {
    event.preventDefault();
    setBusy(true);
    await attempt(async () => {
      await runAction('orders', { id: order.id, action: 'note', body: { text } });
      setText('');
      notify('backoffice_note_done', { type: 'success' });
      refresh();
    });
    setBusy(false);
  }

  return (
    <Panel title={translate('backoffice_notes')}>
      <Notes notes={order.notes} />
      <Box component="form" onSubmit={(event) => void add(event)} sx={{ display: 'grid', gap: 1, mt: order.notes.length > 0 ? 2 : 0, justifyItems: 'start' }}>
        <TextField
          value={text}
          onChange={({ target }) => setText(target.value)}
          label={translate('backoffice_note_add')}
          helperText={translate('backoffice_notes_hint')}
          multiline
          fullWidth
          size="small"
          slotProps={{ htmlInput: { maxLength: longest } }}
        />
        <Button type="submit" size="small" variant="outlined" disabled={busy || text.trim() === ''}>
          {translate('backoffice_note_add')}
        </Button>
      </Box>
    </Panel>
  );
}

function Notes({ notes }: Pick<StaffOrder, 'notes'>) {
  const moment = useMoment();
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
      {notes.map((note) => (
        <li key={`${note.at} ${note.text}`}>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {note.text}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {note.staff} · {moment(note.at)}
          </Typography>
        </li>
      ))}
    </Box>
  );
}
