import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify, useRedirect, useTranslate } from 'react-admin';
import { applyTypes, type ApplyType } from '#shop/returns/contract.ts';
import { runAction } from '../../api/data-provider.ts';
import { FormDialog, textOf } from '../../components/form-dialog.tsx';
import { QuantityField } from '../quantity-field.tsx';
import { SoldLine } from '../sold-line.tsx';
import type { StaffOrder } from '../staff-order.ts';
import { ReplacementField } from './replacement-field.tsx';

type Line = StaffOrder['products'][number];

/** Whether a return can be asked for at all. */
export const canReturn = (order: Pick<StaffOrder, 'products'>): boolean => order.products.some((line) => line.returnable > 0);

/** How many units of a line a return of a kind can be about: goods that have not arrived can only be refunded. */
const mostOf = (line: Line, applyType: ApplyType): number => (applyType === 'refundOnly' ? line.returnable : line.returnableGoods);

/** The units that are to come back, and what is sent in place of them. */
function askedOf(fields: FormData, lines: readonly Line[]): { lineId: string; quantity: number; exchangeSku?: string }[] {
  return lines.flatMap(({ lineId }) => {
    const quantity = Number(textOf(fields, `line.${lineId}`));
    const exchangeSku = textOf(fields, `exchange.${lineId}`);
    return quantity > 0 ? [{ lineId, quantity, ...(exchangeSku !== '' && { exchangeSku }) }] : [];
  });
}

/** Opens a return for the shopper: which units, of what kind, and why; the return's page follows. */
export function OpenReturnDialog({ order, onClose }: { order: StaffOrder; onClose(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const [applyType, setApplyType] = useState<ApplyType>(applyTypes[0]);
  const lines = order.products.filter((line) => line.returnable > 0);
  return (
    <FormDialog
      title={translate('backoffice_open_return_title', { orderNo: order.orderNo })}
      submit={translate('backoffice_open_return')}
      onClose={onClose}
      onSend={async (fields) => {
        const body = { lines: askedOf(fields, lines), applyType, applyDescription: textOf(fields, 'reason') };
        const { id } = await runAction('orders', { id: order.id, action: 'open-return', body });
        notify('backoffice_open_return_done', { type: 'success' });
        redirect('show', 'returns', id);
      }}
    >
      <TypeField value={applyType} onChange={setApplyType} />
      {lines.map((line) => (
        // How many there can be depends on the kind, and so does what is proposed.
        <ReturnedLine key={`${line.lineId} ${applyType}`} order={order} line={line} applyType={applyType} isOnly={lines.length === 1} />
      ))}
      <TextField name="reason" label={translate('backoffice_reason')} multiline fullWidth slotProps={{ htmlInput: { maxLength: 500 } }} />
    </FormDialog>
  );
}

function TypeField({ value, onChange }: { value: ApplyType; onChange(type: ApplyType): void }) {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate('backoffice_open_return_type')}
      value={value}
      onChange={({ target }) => onChange(target.value as ApplyType)}
      size="small"
      fullWidth
    >
      {applyTypes.map((type) => (
        <MenuItem key={type} value={type}>
          {translate(`backoffice_return_${type}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function ReturnedLine({ order, line, applyType, isOnly }: { order: StaffOrder; line: Line; applyType: ApplyType; isOnly: boolean }) {
  const most = mostOf(line, applyType);
  return (
    <SoldLine line={line} end={<QuantityField line={line} most={most} label="backoffice_refund_pieces" defaultValue={isOnly ? most : 0} />}>
      {applyType === 'exchange' && most > 0 && <ReplacementField order={order} line={line} />}
    </SoldLine>
  );
}
