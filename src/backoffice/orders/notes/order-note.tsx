import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh, useTranslate } from 'react-admin';
import { runAction } from '../../api/data-provider.ts';
import { useMoment } from '../../components/money.tsx';
import { useAttempt } from '../../components/use-attempt.ts';
import type { StaffOrder } from '../staff-order.ts';
import { partsOf } from './mention-text.ts';
import { NoteForm, type WrittenNote } from './note-form.tsx';

type Note = StaffOrder['notes'][number];
type NoteProps = { order: StaffOrder; note: Note };

/** A note; who wrote it changes and deletes it here. */
export function OrderNote({ order, note }: NoteProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isEditing, setIsEditing] = useState(false);

  async function change(written: WrittenNote) {
    await runAction('orders', { id: order.id, action: 'note-edit', body: { note: note.id, ...written } });
    notify('backoffice_note_changed', { type: 'success' });
    setIsEditing(false);
    refresh();
  }

  if (isEditing)
    return (
      <li>
        <NoteForm label={translate('backoffice_note_change')} note={note} onSend={change}>
          {(isReady) => (
            <Stack direction="row" sx={{ gap: 1 }}>
              <Button type="submit" size="small" variant="contained" disabled={!isReady}>
                {translate('ra.action.save')}
              </Button>
              <Button size="small" onClick={() => setIsEditing(false)}>
                {translate('ra.action.cancel')}
              </Button>
            </Stack>
          )}
        </NoteForm>
      </li>
    );
  return (
    <li>
      <NoteText note={note} />
      <About note={note} />
      {note.editable && (
        <Stack direction="row" sx={{ gap: 0.5, ml: -0.75 }}>
          <Button size="small" onClick={() => setIsEditing(true)}>
            {translate('ra.action.edit')}
          </Button>
          <DeleteNote order={order} note={note} />
        </Stack>
      )}
    </li>
  );
}

/** The text, with mentions in bold. React escapes all of it. */
function NoteText({ note }: { note: Note }) {
  return (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {partsOf(note.text, note.mentions).map(({ text, isMention }, at) =>
        isMention ? (
          <Box key={at} component="strong" sx={{ color: 'primary.main', fontWeight: 600 }}>
            {text}
          </Box>
        ) : (
          text
        ),
      )}
    </Typography>
  );
}

function About({ note }: { note: Note }) {
  const translate = useTranslate();
  const moment = useMoment();
  return (
    <Typography variant="caption" color="text.secondary" component="div">
      {note.staff} · {moment(note.at)}
      {note.editedAt && ` · ${translate('backoffice_note_edited', { at: moment(note.editedAt) })}`}
      {note.isNew && <Chip size="small" color="primary" label={translate('backoffice_note_mentions_you')} sx={{ ml: 1 }} />}
    </Typography>
  );
}

function DeleteNote({ order, note }: NoteProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const attempt = useAttempt();
  const [asks, setAsks] = useState(false);

  async function remove() {
    setAsks(false);
    await attempt(async () => {
      await runAction('orders', { id: order.id, action: 'note-delete', body: { note: note.id } });
      notify('backoffice_note_deleted', { type: 'success' });
    });
    refresh();
  }

  return (
    <>
      <Button size="small" onClick={() => setAsks(true)}>
        {translate('ra.action.delete')}
      </Button>
      <Confirm
        isOpen={asks}
        title={translate('backoffice_note_delete_title')}
        content={translate('backoffice_note_delete_text')}
        onConfirm={() => void remove()}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
