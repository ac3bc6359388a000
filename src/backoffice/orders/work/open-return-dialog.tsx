import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useNotify, useRedirect, useTranslate } from 'react-admin';
import { applyTypes } from '#shop/returns/contract.ts';
import { runAction } from '../../api/data-provider.ts';
import { FormDialog, textOf } from '../../components/form-dialog.tsx';
import { QuantityField } from '../quantity-field.tsx';
import { SoldLine } from '../sold-line.tsx';
import type { StaffOrder } from '../staff-order.ts';

/** Whether a return can be asked for at all. */
export const canReturn = (order: Pick<StaffOrder, 'products'>): boolean => order.products.some((line) => line.returnable > 0);

/** Opens a return for the shopper: which units, of what kind, and why; the return's page follows. */
export function OpenReturnDialog({ order, onClose }: { order: StaffOrder; onClose(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const lines = order.products.filter((line) => line.returnable > 0);
  return (
    <FormDialog
      title={translate('backoffice_open_return_title', { orderNo: order.orderNo })}
      submit={translate('backoffice_open_return')}
      onClose={onClose}
      onSend={async (fields) => {
        const asked = lines.map(({ lineId }) => ({ lineId, quantity: Number(textOf(fields, `line.${lineId}`)) })).filter(({ quantity }) => quantity > 0);
        const body = { lines: asked, applyType: textOf(fields, 'applyType'), applyDescription: textOf(fields, 'reason') };
        const { id } = await runAction('orders', { id: order.id, action: 'open-return', body });
        notify('backoffice_open_return_done', { type: 'success' });
        redirect('show', 'returns', id);
      }}
    >
      {lines.map((line) => (
        <SoldLine
          key={line.lineId}
          line={line}
          end={
            <QuantityField line={line} most={line.returnable} label="backoffice_open_return_units" defaultValue={lines.length === 1 ? line.returnable : 0} />
          }
        />
      ))}
      <TextField select name="applyType" label={translate('backoffice_open_return_type')} defaultValue={applyTypes[0]} size="small" fullWidth>
        {applyTypes.map((type) => (
          <MenuItem key={type} value={type}>
            {translate(`backoffice_return_${type}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField name="reason" label={translate('backoffice_reason')} multiline fullWidth slotProps={{ htmlInput: { maxLength: 500 } }} />
    </FormDialog>
  );
}
