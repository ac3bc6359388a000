import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useCanAccess, useNotify, useRefresh, useTranslate } from 'react-admin';
import { callAdmin } from '../../api/call-admin.ts';
import { runAction } from '../../api/data-provider.ts';
import { Panel } from '../../components/panel.tsx';
import type { StaffOrder } from '../staff-order.ts';
import { NoteForm, type WrittenNote } from './note-form.tsx';
import { OrderNote } from './order-note.tsx';

/** Opening an order is seeing what mentions one in its notes; the list on the home page is shorter then. */
function useSeen({ id, notes }: StaffOrder) {
  const isNew = notes.some((note) => note.isNew);
  useEffect(() => {
    // What fails here is tried again when the order is opened next.
    if (isNew) callAdmin(`/orders/${encodeURIComponent(id)}/note-seen`, { method: 'POST', body: {} }).catch(() => undefined);
  }, [id, isNew]);
}

/** Notes of staff on an order, and a field for another one. */
export function OrderNotes({ order }: { order: StaffOrder }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { canAccess } = useCanAccess({ resource: 'orders', action: 'write' });
  useSeen(order);

  async function add(written: WrittenNote) {
    await runAction('orders', { id: order.id, action: 'note', body: written });
    notify('backoffice_note_done', { type: 'success' });
    refresh();
  }

  return (
    <Panel title={translate('backoffice_notes')}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
        {order.notes.map((note) => (
          <OrderNote key={note.id} order={order} note={note} />
        ))}
      </Box>
      {canAccess && (
        <Box sx={{ mt: order.notes.length > 0 ? 2 : 0 }}>
          <NoteForm label={translate('backoffice_note_add')} helperText={translate('backoffice_note_hint')} onSend={add}>
            {(isReady) => (
              <Button type="submit" size="small" variant="outlined" disabled={!isReady}>
                {translate('backoffice_note_add')}
              </Button>
            )}
          </NoteForm>
        </Box>
      )}
    </Panel>
  );
}
