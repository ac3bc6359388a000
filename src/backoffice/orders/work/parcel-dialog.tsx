import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { parcelLimits, parcelStates } from '#shop/shipping/contract.ts';
import { runAction } from '../../api/data-provider.ts';
import { LineField } from '../../components/inputs/line-field.tsx';
import { FormDialog, textOf } from '../../components/form-dialog.tsx';
import type { StaffOrder } from '../staff-order.ts';

/** Writes where a parcel is. The time is the browser's; left empty it is now. */
export function ParcelDialog({ order, shipmentId, onClose }: { order: StaffOrder; shipmentId: string; onClose(): void }) {
  const translate = useTranslate();
  return (
    <FormDialog
      title={translate('backoffice_parcel_event_title')}
      submit={translate('backoffice_parcel_event')}
      done="backoffice_parcel_event_done"
      onClose={onClose}
      onSend={async (fields) => {
        const at = textOf(fields, 'at');
        const [state, place, words] = ['state', 'place', 'words'].map((name) => textOf(fields, name));
        const body = { shipmentId, state, place, words, ...(at === '' ? {} : { at: new Date(at).toISOString() }) };
        await runAction('orders', { id: order.id, action: 'parcel-event', body });
      }}
    >
      <TextField
        select
        name="state"
        label={translate('backoffice_parcel_state')}
        defaultValue="inTransit"
        size="small"
        helperText={translate('backoffice_parcel_event_delivered')}
      >
        {parcelStates.map((state) => (
          <MenuItem key={state} value={state}>
            {translate(`backoffice_parcel_${state}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField type="datetime-local" name="at" label={translate('backoffice_parcel_at')} size="small" slotProps={{ inputLabel: { shrink: true } }} />
      <LineField name="place" label="backoffice_parcel_place" most={parcelLimits.placeLength} />
      <LineField name="words" label="backoffice_parcel_words" most={parcelLimits.wordsLength} />
    </FormDialog>
  );
}
