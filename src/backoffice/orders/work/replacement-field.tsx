import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import { formatMoney } from '#kit/pure/amount.ts';
import type { Replacement } from '#shop/returns/contract.ts';
import { callAdmin } from '../../api/call-admin.ts';
import type { StaffOrder } from '../staff-order.ts';

/** What an exchange sends in place of a line: `exchange.<id>` in the form, empty for the same variant again. One that costs something else, or of which nothing is left, is shown and cannot be chosen. */
export function ReplacementField({ order, line }: { order: StaffOrder; line: StaffOrder['products'][number] }) {
  const translate = useTranslate();
  const textOf = useReplacementText();
  const { data = [], isError } = useQuery({
    queryKey: ['replacements', order.id, line.lineId],
    queryFn: async () => (await callAdmin<{ items: Replacement[] }>(`/orders/${order.id}/lines/${encodeURIComponent(line.lineId)}/replacements`)).data.items,
  });
  const same = data.find(({ sku }) => sku === line.sku);
  const others = data.filter((variant) => variant !== same);
  return (
    <TextField
      select
      name={`exchange.${line.lineId}`}
      label={translate('backoffice_exchange_for')}
      defaultValue=""
      size="small"
      fullWidth
      error={isError}
      helperText={isError ? translate('backoffice_exchange_unread') : others.length > 0 && translate('backoffice_exchange_hint')}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{same ? textOf(same, translate('backoffice_exchange_same')) : translate('backoffice_exchange_same')}</MenuItem>
      {others.map((variant) => (
        <MenuItem key={variant.sku} value={variant.sku} disabled={!variant.exchangeable || variant.available === 0} sx={{ whiteSpace: 'normal' }}>
          {textOf(variant)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** A variant with its stock, and what it costs more or less. */
function useReplacementText(): (variant: Replacement, name?: string) => string {
  const translate = useTranslate();
  const locale = useLocale();
  return ({ sku, options, available, difference }, name) => {
    const money = formatMoney({ ...difference, amount: Math.abs(difference.amount) }, locale);
    const { amount } = difference;
    return [
      ...(name === undefined ? [...options.map(({ value }) => value), sku] : [name]),
      ...(available === null ? [] : [translate('backoffice_edit_left', { count: available })]),
      ...(amount === 0 ? [] : [translate(amount > 0 ? 'backoffice_exchange_dearer' : 'backoffice_exchange_cheaper', { money })]),
    ].join(' · ');
  };
}
