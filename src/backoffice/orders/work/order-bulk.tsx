import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useListContext, useNotify, useTranslate, useUnselectAll } from 'react-admin';
import { callAdmin } from '../../api/call-admin.ts';
import { FormDialog } from '../../components/form-dialog.tsx';
import { useLater } from '../../components/lists/undo.tsx';
import { useBulkSend } from '../../components/lists/use-bulk-send.ts';
import { useAttempt } from '../../components/use-attempt.ts';
import { useRight } from '../../components/use-right.ts';

type Change = { ship?: boolean; addTags?: readonly string[]; removeTags?: readonly string[] };

/** Does the same to the chosen orders. */
function useBulk() {
  const { selectedIds } = useListContext();
  const translate = useTranslate();
  const later = useLater();
  const unselectAll = useUnselectAll('orders');
  const send = useBulkSend('/orders/bulk', 'backoffice_bulk_orders_done');
  return async (change: Change) => {
    unselectAll();
    // What was sent to customers stays sent; tags wait to be taken back.
    if (change.ship) await send(selectedIds, change);
    else
      later(translate('backoffice_bulk_orders_wait', { smart_count: selectedIds.length }), {
        lists: 'orders',
        send: async () => void (await send(selectedIds, change)),
      });
  };
}

/** What can be done with the chosen orders: send, tag, print, export. */
export function OrderBulk() {
  const translate = useTranslate();
  const { selectedIds } = useListContext();
  const canWrite = useRight('write:orders');
  const [open, setOpen] = useState<'ship' | 'tags' | null>(null);
  const ids = encodeURIComponent(JSON.stringify({ ids: selectedIds }));
  return (
    <>
      {canWrite && (
        <Button size="small" onClick={() => setOpen('ship')}>
          {translate('backoffice_bulk_ship')}
        </Button>
      )}
      {canWrite && (
        <Button size="small" onClick={() => setOpen('tags')}>
          {translate('backoffice_bulk_tags')}
        </Button>
      )}
      {canWrite && <PrintButtons />}
      <Button size="small" component="a" download="orders.csv" href={`/api/admin/exports/orders.csv?filter=${ids}`}>
        {translate('backoffice_export')}
      </Button>
      {open === 'ship' && <ShipDialog onClose={() => setOpen(null)} />}
      {open === 'tags' && <TagsDialog onClose={() => setOpen(null)} />}
    </>
  );
}

/** The documents of the chosen orders on one page, to be printed at once. */
function PrintButtons() {
  const translate = useTranslate();
  const notify = useNotify();
  const attempt = useAttempt();
  const { selectedIds } = useListContext();
  const print = (kind: 'packingSlip' | 'invoice') =>
    attempt(async () => {
      const { data } = await callAdmin<{ url: string; missing: number }>('/orders/documents', { method: 'POST', body: { ids: selectedIds, kind } });
      if (data.missing > 0) notify('backoffice_print_missing', { type: 'warning', messageArgs: { smart_count: data.missing } });
      window.open(data.url, '_blank', 'noopener');
    });
  return (
    <>
      <Button size="small" onClick={() => void print('packingSlip')}>
        {translate('backoffice_print_slips')}
      </Button>
      <Button size="small" onClick={() => void print('invoice')}>
        {translate('backoffice_print_invoices')}
      </Button>
    </>
  );
}

function ShipDialog({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  const send = useBulk();
  const { selectedIds } = useListContext();
  return (
    <FormDialog
      title={translate('backoffice_bulk_ship_title', { smart_count: selectedIds.length })}
      submit={translate('backoffice_bulk_ship')}
      onClose={onClose}
      onSend={async () => {
        await send({ ship: true });
        onClose();
      }}
    >
      <Typography variant="body2">{translate('backoffice_bulk_ship_text')}</Typography>
    </FormDialog>
  );
}

function TagsDialog({ onClose }: { onClose(): void }) {
  const translate = useTranslate();
  const send = useBulk();
  const { selectedIds } = useListContext();
  const [addTags, setAdd] = useState<readonly string[]>([]);
  const [removeTags, setRemove] = useState<readonly string[]>([]);
  return (
    <FormDialog
      title={translate('backoffice_bulk_tags_title', { smart_count: selectedIds.length })}
      submit={translate('backoffice_bulk_tags')}
      onClose={onClose}
      disabled={addTags.length + removeTags.length === 0}
      onSend={async () => {
        await send({ addTags, removeTags });
        onClose();
      }}
    >
      <Tags label={translate('backoffice_bulk_addTags')} value={addTags} onChange={setAdd} />
      <Tags label={translate('backoffice_bulk_removeTags')} value={removeTags} onChange={setRemove} />
    </FormDialog>
  );
}

function Tags({ label, value, onChange }: { label: string; value: readonly string[]; onChange(tags: readonly string[]): void }) {
  const tidy = (tags: readonly string[]) => [...new Set(tags.map((tag) => tag.trim().slice(0, 60)).filter((tag) => tag !== ''))];
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      size="small"
      options={[]}
      value={[...value]}
      onChange={(_event, tags: readonly string[]) => onChange(tidy(tags))}
      renderInput={(params) => <TextField {...params} label={label} helperText={useTranslate()('backoffice_order_tags_hint')} />}
    />
  );
}
