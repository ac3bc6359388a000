import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { runAction } from '../api/data-provider.ts';
import { AmountField } from '../components/inputs/amount-input.tsx';
import { FormDialog, textOf } from '../components/form-dialog.tsx';
import { QuantityField } from './quantity-field.tsx';
import { SoldLine } from './sold-line.tsx';
import { leftOf, refundableOf, unsentOf, useWhatIsLeft, type StaffOrder } from './staff-order.ts';

type By = 'lines' | 'sum';
type Sums = { amount: number | null; shipping: number | null };

/** Refunds: units of lines, restocked or not, with a part of the shipping; or an amount. */
export function RefundDialog({ order, onClose }: { order: StaffOrder; onClose(): void }) {
  const translate = useTranslate();
  const [by, setBy] = useState<By>(order.products.some((line) => refundableOf(order, line) > 0) ? 'lines' : 'sum');
  const [sums, setSums] = useState<Sums>({ amount: null, shipping: null });
  const isWrong = Number.isNaN(sums.amount) || Number.isNaN(sums.shipping) || (by === 'sum' && !sums.amount);

  return (
    <FormDialog
      title={translate('backoffice_ask_refund', { orderNo: order.orderNo })}
      submit={translate('backoffice_action_refund')}
      done="backoffice_done_refund"
      final="backoffice_final_money"
      onClose={onClose}
      onSend={async (fields) => {
        await runAction('orders', { id: order.id, action: 'refund', body: bodyOf({ order, by, sums, fields }) });
      }}
      disabled={isWrong}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        value={by}
        onChange={(_event, chosen: By | null) => chosen && setBy(chosen)}
        aria-label={translate('backoffice_refund_of')}
      >
        <ToggleButton value="lines">{translate('backoffice_refund_by_lines')}</ToggleButton>
        <ToggleButton value="sum">{translate('backoffice_refund_by_sum')}</ToggleButton>
      </ToggleButtonGroup>
      {by === 'lines' && <Units order={order} />}
      <Amounts order={order} by={by} sums={sums} onChange={setSums} />
      <TextField name="reason" label={translate('backoffice_reason')} required multiline fullWidth slotProps={{ htmlInput: { maxLength: 500 } }} />
      <div>
        {by === 'sum' && <Ticked name="goodwill" label="backoffice_refund_goodwill" />}
        <Ticked name="notify" label="backoffice_refund_notify" defaultChecked />
      </div>
    </FormDialog>
  );
}

/** How many units of each line, and whether they are restocked. */
function Units({ order }: { order: StaffOrder }) {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="subtitle2">{translate('backoffice_refund_lines')}</Typography>
      {order.products
        .filter((line) => refundableOf(order, line) > 0)
        .map((line) => (
          <SoldLine
            key={line.lineId}
            line={line}
            end={<QuantityField line={line} most={refundableOf(order, line)} label="backoffice_refund_pieces" defaultValue={0} />}
          >
            {leftOf(line) > 0 && <Ticked name={`writeOff.${line.lineId}`} label="backoffice_refund_write_off" />}
            {refundableOf(order, line) > unsentOf(line) && <Ticked name={`restock.${line.lineId}`} label="backoffice_refund_restock" />}
          </SoldLine>
        ))}
      <Typography variant="caption" color="text.secondary">
        {translate('backoffice_refund_unsent_note')}
      </Typography>
    </>
  );
}

function Amounts({ order, by, sums, onChange }: { order: StaffOrder; by: By; sums: Sums; onChange(sums: Sums): void }) {
  const translate = useTranslate();
  const left = useWhatIsLeft(order);
  const { currency } = order.total;
  const wrong = (value: number | null) => (Number.isNaN(value) ? translate('backoffice_not_an_amount') : undefined);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      <AmountField
        label={translate('backoffice_refund_amount')}
        helperText={by === 'lines' ? `${translate('backoffice_refund_sum_help')} ${left}` : left}
        currency={currency}
        value={sums.amount}
        onChange={(amount) => onChange({ ...sums, amount })}
        error={wrong(sums.amount)}
      />
      <AmountField
        label={translate('backoffice_refund_shipping')}
        helperText={by === 'lines' ? translate('backoffice_refund_shipping_help') : undefined}
        currency={currency}
        value={sums.shipping}
        onChange={(shipping) => onChange({ ...sums, shipping })}
        error={wrong(sums.shipping)}
      />
    </Box>
  );
}

function Ticked({ name, label, defaultChecked = false }: { name: string; label: string; defaultChecked?: boolean }) {
  const translate = useTranslate();
  return (
    <FormControlLabel
      sx={{ display: 'flex' }}
      control={<Checkbox name={name} size="small" defaultChecked={defaultChecked} />}
      label={<Typography variant="body2">{translate(label)}</Typography>}
    />
  );
}

/** Unsent units are restocked and sent ones do not, unless it is ticked otherwise. */
function stockOf(fields: FormData, lineId: string) {
  return { restock: fields.has(`restock.${lineId}`), writeOff: fields.has(`writeOff.${lineId}`) };
}

function bodyOf({ order, by, sums, fields }: { order: StaffOrder; by: By; sums: Sums; fields: FormData }): object {
  const { currency } = order.total;
  const money = (amount: number | null) => (amount === null ? undefined : { amount, currency });
  const lines = order.products
    .map(({ lineId }) => ({ lineId, quantity: Number(textOf(fields, `line.${lineId}`)), ...stockOf(fields, lineId) }))
    .filter((line) => line.quantity > 0);
  return {
    ...(by === 'lines' && lines.length > 0 ? { lines } : {}),
    shipping: money(sums.shipping),
    amount: money(sums.amount),
    reason: textOf(fields, 'reason'),
    notify: fields.has('notify'),
    goodwill: by === 'sum' && fields.has('goodwill'),
  };
}
