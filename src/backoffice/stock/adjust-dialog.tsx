import { adjustReasons, stockLimits, type StaffStock } from '#shop/stock/contract.ts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';
import { runAction } from '../api/data-provider.ts';
import { FormDialog, textOf } from '../components/form-dialog.tsx';
import { useUndo } from '../components/lists/undo.tsx';

type Mode = 'by' | 'to';

/** Asks why stock is adjusted. */
function WhyFields() {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  return (
    <>
      <TextField
        name="reason"
        select
        required
        fullWidth
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        label={translate('backoffice_stock_why')}
      >
        {adjustReasons.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`backoffice_stock_reason_${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        name="note"
        multiline
        fullWidth
        required={reason === 'other'}
        label={translate('backoffice_stock_note')}
        helperText={translate('backoffice_stock_note_hint')}
        slotProps={{ htmlInput: { maxLength: stockLimits.noteLength } }}
      />
    </>
  );
}

const whyOf = (fields: FormData) => ({ reason: textOf(fields, 'reason'), note: textOf(fields, 'note') });

/** Takes an adjustment back by its opposite: both stay in the ledger. */
function useStockUndo() {
  const translate = useTranslate();
  const refresh = useRefresh();
  const offer = useUndo();
  return (items: readonly { sku: string; change: number }[], why: object) => {
    const opposite = items.filter(({ change }) => change !== 0).map(({ sku, change }) => ({ sku, change: 0 - change }));
    refresh();
    if (opposite.length === 0) return;
    offer(translate('backoffice_stock_adjusted'), async () => {
      await callAdmin('/stock/adjust', { method: 'POST', body: { items: opposite, ...why, note: translate('backoffice_stock_undone') } });
      refresh();
    });
  };
}

/** Adjusts one variant, by a difference or to a count. A count is rejected when stock changed since it was read. */
export function AdjustDialog({ stock, onClose }: { stock: StaffStock; onClose(): void }) {
  const translate = useTranslate();
  const [mode, setMode] = useState<Mode>('by');
  const [text, setText] = useState('');
  const entered = text.trim() === '' ? null : Number(text);
  const offerUndo = useStockUndo();
  const after = entered === null || !Number.isInteger(entered) ? null : mode === 'by' ? stock.onHand + entered : entered;

  async function send(fields: FormData) {
    const amount = mode === 'by' ? { change: entered } : { onHand: entered, seenOnHand: stock.onHand };
    const why = whyOf(fields);
    await runAction('stock', { id: stock.id, action: 'adjust', body: { ...amount, ...why } });
    offerUndo([{ sku: stock.sku, change: after! - stock.onHand }], why);
    onClose();
  }

  return (
    <FormDialog
      title={`${translate('backoffice_stock_adjust')} · ${stock.sku}`}
      submit={translate('backoffice_stock_adjust')}
      onClose={onClose}
      onSend={send}
      disabled={after === null}
    >
      <Typography variant="body2">
        {[stock.title, ...stock.options].join(' · ')} – {translate('backoffice_on_hand')}: {stock.onHand}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode}
        aria-label={translate('backoffice_stock_adjust')}
        onChange={(_event, chosen: Mode | null) => chosen && setMode(chosen)}
      >
        <ToggleButton value="by">{translate('backoffice_stock_by')}</ToggleButton>
        <ToggleButton value="to">{translate('backoffice_stock_to')}</ToggleButton>
      </ToggleButtonGroup>
      <TextField
        type="number"
        required
        fullWidth
        value={text}
        onChange={({ target }) => setText(target.value)}
        label={translate(mode === 'by' ? 'backoffice_stock_change' : 'backoffice_stock_count')}
        helperText={after === null ? ' ' : translate('backoffice_stock_then', { count: after })}
        slotProps={{ htmlInput: { step: 1, min: mode === 'by' ? -stock.onHand : 0, max: stockLimits.mostChange } }}
      />
      <WhyFields />
    </FormDialog>
  );
}

/** Adjusts many variants by one reason, all or none. */
export function AdjustManyDialog({ stocks, onClose }: { stocks: readonly StaffStock[]; onClose(): void }) {
  const translate = useTranslate();
  const [changes, setChanges] = useState<Readonly<Record<string, string>>>({});
  const offerUndo = useStockUndo();
  const items = stocks.flatMap(({ sku }) => ((changes[sku] ?? '').trim() === '' ? [] : [{ sku, change: Number(changes[sku]) }]));

  async function send(fields: FormData) {
    const why = whyOf(fields);
    await callAdmin('/stock/adjust', { method: 'POST', body: { items, ...why } });
    offerUndo(items, why);
    onClose();
  }

  return (
    <FormDialog
      title={translate('backoffice_stock_adjust_many')}
      submit={translate('backoffice_stock_adjust')}
      onClose={onClose}
      onSend={send}
      disabled={items.length === 0}
    >
      <Typography variant="body2">
        {translate('backoffice_stock_change')}. {translate('backoffice_stock_leave_empty')}
      </Typography>
      {stocks.map(({ sku, title, onHand }) => (
        <TextField
          key={sku}
          type="number"
          size="small"
          value={changes[sku] ?? ''}
          onChange={({ target }) => setChanges({ ...changes, [sku]: target.value })}
          label={translate('backoffice_stock_of_many', { sku, title, count: onHand })}
          slotProps={{ htmlInput: { step: 1, min: -onHand, max: stockLimits.mostChange } }}
        />
      ))}
      <WhyFields />
    </FormDialog>
  );
}
