import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { QuantityField } from './quantity-field.tsx';
import { SoldLine } from './sold-line.tsx';
import { WaitingNote } from './parcels/waiting-note.tsx';
import { customerOf, leftOf, type StaffOrder } from './staff-order.ts';

/** What goes into a parcel: by line, with its picture, so that the packer sees what to take; and where it goes. */
export function ShipFields({ order }: { order: StaffOrder }) {
  const translate = useTranslate();
  const open = order.products.filter((line) => leftOf(line) > 0);
  const all = () => Object.fromEntries(open.map((line) => [line.lineId, String(line.sendable)]));
  const [counts, setCounts] = useState<Readonly<Record<string, string>>>(all);
  const sum = open.reduce((total, line) => total + (Number(counts[line.lineId]) || 0), 0);
  return (
    <>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
        <b>{customerOf(order)}</b>
        {order.addressLines.length > 0 && `\n${order.addressLines.slice(1).join(', ')}`}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="subtitle2" sx={{ flexGrow: 1 }}>
          {translate('backoffice_what_is_sent')}
        </Typography>
        <Button size="small" onClick={() => setCounts(all())}>
          {translate('backoffice_ship_all')}
        </Button>
        <Button size="small" color="inherit" onClick={() => setCounts({})}>
          {translate('backoffice_ship_none')}
        </Button>
      </Stack>
      {open.map((line) => (
        <SoldLine
          key={line.lineId}
          line={line}
          end={
            <QuantityField
              line={line}
              most={line.sendable}
              label="backoffice_left_to_send"
              value={counts[line.lineId] ?? ''}
              onChange={(count) => setCounts({ ...counts, [line.lineId]: count })}
            />
          }
        >
          <WaitingNote line={line} />
        </SoldLine>
      ))}
      <Typography component="output" variant="body2" color="text.secondary">
        {translate('backoffice_ship_sum', { smart_count: sum })}
      </Typography>
      <TextField name="expressName" label={translate('backoffice_express_name')} fullWidth slotProps={{ htmlInput: { maxLength: 100 } }} />
      <TextField name="expressNumber" label={translate('backoffice_express_number')} fullWidth slotProps={{ htmlInput: { maxLength: 100 } }} />
      <TextField name="trackingUrl" type="url" label={translate('backoffice_tracking_url')} fullWidth slotProps={{ htmlInput: { maxLength: 500 } }} />
    </>
  );
}
