import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { runAction } from '../api/data-provider.ts';
import { LineField } from '../components/inputs/line-field.tsx';
import { FormDialog, textOf } from '../components/form-dialog.tsx';
import { useMoment } from '../components/money.tsx';
import { Panel } from '../components/panel.tsx';
import { useRight } from '../components/use-right.ts';
import type { StaffOrder } from './staff-order.ts';

/** The Chinese invoice of an order that goes to China: what it says, corrected until it is issued. */
export function OrderFapiao({ order }: { order: StaffOrder }) {
  return order.fapiao || order.address?.country === 'CN' ? <Fapiao order={order} /> : null;
}

function Fapiao({ order }: { order: StaffOrder }) {
  const translate = useTranslate();
  const moment = useMoment();
  const canWrite = useRight('write:orders');
  const [asked, setAsked] = useState<'edit' | 'issue' | null>(null);
  const { fapiao } = order;
  const lines = fapiao && [translate(`backoffice_fapiao_${fapiao.type}`), fapiao.title, fapiao.taxNumber, fapiao.email].filter((line) => line !== '');
  return (
    <Panel title={translate('backoffice_fapiao')}>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {lines ? lines.join('\n') : translate('backoffice_fapiao_none')}
      </Typography>
      {fapiao && (
        <Typography variant="body2" color="text.secondary">
          {fapiao.issuedAt ? translate('backoffice_fapiao_issued', { at: moment(fapiao.issuedAt) }) : translate('backoffice_fapiao_open')}
        </Typography>
      )}
      {canWrite && !fapiao?.issuedAt && (
        <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
          <Button size="small" onClick={() => setAsked('edit')}>
            {translate(fapiao ? 'backoffice_fapiao_edit' : 'backoffice_fapiao_add')}
          </Button>
          {fapiao && order.payStatus === 'paid' && (
            <Button size="small" onClick={() => setAsked('issue')}>
              {translate('backoffice_fapiao_issue')}
            </Button>
          )}
        </Stack>
      )}
      {asked === 'edit' && <EditDialog order={order} onClose={() => setAsked(null)} />}
      {asked === 'issue' && (
        <FormDialog
          title={translate('backoffice_fapiao_issue')}
          submit={translate('backoffice_fapiao_issue')}
          done="backoffice_fapiao_done"
          final="backoffice_fapiao_final"
          onClose={() => setAsked(null)}
          onSend={async () => {
            await runAction('orders', { id: order.id, action: 'fapiao-issue', body: {} });
          }}
        >
          <Typography variant="body2">{lines?.join(' · ')}</Typography>
        </FormDialog>
      )}
    </Panel>
  );
}

function EditDialog({ order, onClose }: { order: StaffOrder; onClose(): void }) {
  const translate = useTranslate();
  const [type, setType] = useState<string>(order.fapiao?.type ?? 'personal');
  const { fapiao, contact } = order;
  return (
    <FormDialog
      title={translate('backoffice_fapiao')}
      submit={translate('ra.action.save')}
      done="backoffice_fapiao_done"
      onClose={onClose}
      onSend={async (fields) => {
        const said = { title: textOf(fields, 'title'), taxNumber: textOf(fields, 'taxNumber'), email: textOf(fields, 'email') };
        await runAction('orders', { id: order.id, action: 'fapiao', body: { fapiao: type === 'none' ? null : { type, ...said } } });
      }}
    >
      <TextField select size="small" label={translate('backoffice_fapiao_type')} value={type} onChange={({ target }) => setType(target.value)}>
        {['personal', 'company', ...(fapiao ? ['none'] : [])].map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`backoffice_fapiao_${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {type !== 'none' && <LineField name="title" label="backoffice_fapiao_title" most={100} value={fapiao?.title} />}
      {type === 'company' && <LineField name="taxNumber" label="backoffice_fapiao_taxNumber" most={30} value={fapiao?.taxNumber} />}
      {type !== 'none' && <LineField name="email" label="backoffice_fapiao_email" most={254} value={fapiao?.email ?? contact.email ?? ''} />}
    </FormDialog>
  );
}
