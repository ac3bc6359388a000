import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { EditQuote } from '#shop/orders/contract.ts';
import type { StaffStock } from '#shop/stock/contract.ts';
import { callAdmin } from '../../api/call-admin.ts';
import { runAction } from '../../api/data-provider.ts';
import { FormDialog, textOf } from '../../components/form-dialog.tsx';
import { MoneyText } from '../../components/money.tsx';
import { SoldLine } from '../sold-line.tsx';
import type { StaffOrder } from '../staff-order.ts';
import { VariantPicker } from './variant-picker.tsx';

type Added = Pick<StaffStock, 'sku' | 'title' | 'options'> & { quantity: number };
type Wanted = { quantities: Readonly<Record<string, number>>; added: readonly Added[] };
type Line = { lineId: string; quantity: number } | { sku: string; quantity: number };

/** What differs from the order, as the API takes it. */
export function changesOf(order: Pick<StaffOrder, 'products'>, { quantities, added }: Wanted): Line[] {
  const changed = order.products.flatMap(({ lineId, quantity }) => {
    const wanted = quantities[lineId] ?? quantity;
    return wanted === quantity ? [] : [{ lineId, quantity: wanted }];
  });
  return [...changed, ...added.filter(({ quantity }) => quantity > 0).map(({ sku, quantity }) => ({ sku, quantity }))];
}

/** Changes the lines of an order before it is sent: how many, which, and others beside them; says first what that comes to. */
export function EditDialog({ order, onClose }: { order: StaffOrder; onClose(): void }) {
  const translate = useTranslate();
  const [quantities, setQuantities] = useState<Wanted['quantities']>({});
  const [added, setAdded] = useState<readonly Added[]>([]);
  const lines = changesOf(order, { quantities, added });
  const { quote, problem } = useQuote(order, lines);
  return (
    <FormDialog
      title={translate('backoffice_edit_title', { orderNo: order.orderNo })}
      submit={translate('backoffice_edit_save')}
      done="backoffice_edit_done"
      maxWidth="md"
      onClose={onClose}
      disabled={lines.length === 0 || quote === undefined}
      onSend={async (fields) => {
        const body = { lines, reason: textOf(fields, 'reason'), notify: fields.has('notify') };
        await runAction('orders', { id: order.id, action: 'edit', body });
      }}
    >
      {order.products.map((line) => (
        <SoldLine
          key={line.lineId}
          line={line}
          end={
            <Units
              name={line.title}
              value={quantities[line.lineId] ?? line.quantity}
              onChange={(units) => setQuantities({ ...quantities, [line.lineId]: units })}
            />
          }
        >
          <Typography variant="caption" color="text.secondary">
            <MoneyText money={line.price} />
          </Typography>
        </SoldLine>
      ))}
      <AddedLines added={added} onChange={setAdded} />
      <VariantPicker
        onPick={({ sku, title, options }) => setAdded(added.some((one) => one.sku === sku) ? added : [...added, { sku, title, options, quantity: 1 }])}
      />
      {problem && <Alert severity="warning">{problem}</Alert>}
      {quote && <Outcome order={order} quote={quote} />}
      <TextField name="reason" label={translate('backoffice_edit_reason')} multiline fullWidth slotProps={{ htmlInput: { maxLength: 500 } }} />
      <FormControlLabel control={<Checkbox name="notify" defaultChecked />} label={translate('backoffice_edit_notify')} />
    </FormDialog>
  );
}

/** What the change comes to; nothing is written for it. */
function useQuote(order: StaffOrder, lines: readonly Line[]): { quote: EditQuote | undefined; problem: string | null } {
  const asked = useDeferredValue(JSON.stringify(lines));
  const { data, error } = useQuery({
    queryKey: ['order-edit-quote', order.id, order.timeline.length, asked],
    enabled: lines.length > 0,
    retry: false,
    queryFn: async () =>
      (await callAdmin<EditQuote>(`/orders/${encodeURIComponent(order.id)}/edit-quote`, { method: 'POST', body: { lines: JSON.parse(asked) as Line[] } })).data,
  });
  return { quote: lines.length > 0 ? data : undefined, problem: lines.length > 0 ? (error?.message ?? null) : null };
}

function Units({ name, value, onChange }: { name: string; value: number; onChange(units: number): void }) {
  const translate = useTranslate();
  return (
    <TextField
      type="number"
      size="small"
      sx={{ width: '6.5rem' }}
      label={translate('backoffice_edit_units')}
      value={value}
      onChange={({ target }) => onChange(Math.max(0, Math.min(1_000_000, Math.trunc(Number(target.value)) || 0)))}
      slotProps={{
        htmlInput: { min: 0, max: 1_000_000, step: 1, 'aria-label': `${translate('backoffice_edit_units')} · ${name}` },
        inputLabel: { shrink: true },
      }}
    />
  );
}

function AddedLines({ added, onChange }: { added: readonly Added[]; onChange(added: readonly Added[]): void }) {
  const translate = useTranslate();
  return added.map((line) => (
    <Box key={line.sku} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {line.title}
        </Typography>
        <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {translate('backoffice_edit_added')} · {[line.sku, ...line.options].join(' · ')}
        </Typography>
      </Box>
      <Units
        name={line.title}
        value={line.quantity}
        onChange={(quantity) => onChange(added.map((one) => (one.sku === line.sku ? { ...one, quantity } : one)))}
      />
      <IconButton aria-label={`${translate('ra.action.remove')}: ${line.title}`} onClick={() => onChange(added.filter((one) => one.sku !== line.sku))}>
        <RemoveIcon />
      </IconButton>
    </Box>
  ));
}

/** The new total, and what follows from it in a sentence. */
function Outcome({ order, quote }: { order: StaffOrder; quote: EditQuote }) {
  const translate = useTranslate();
  const isPaid = order.payStatus === 'paid';
  return (
    <Alert severity="info" aria-live="polite">
      {translate('backoffice_edit_before')}: <MoneyText money={order.total} /> · {translate('backoffice_edit_after')}: <MoneyText money={quote.total} />
      <br />
      {quote.back.amount > 0 && (
        <>
          {translate('backoffice_edit_back')}: <MoneyText money={quote.back} />
        </>
      )}
      {quote.due.amount > 0 && (
        <>
          {translate(isPaid ? 'backoffice_edit_due' : 'backoffice_edit_due_unpaid')}: <MoneyText money={quote.due} />
        </>
      )}
      {quote.back.amount + quote.due.amount === 0 && translate('backoffice_edit_even')}
    </Alert>
  );
}
