import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useTranslate, useUnselectAll } from 'react-admin';
import type { PriceChange } from '#shop/catalog/contract.ts';
import { decimalText, parseDecimal } from '#kit/pure/amount.ts';
import { FormDialog } from '../../components/form-dialog.tsx';
import { exampleAmount } from '../../components/inputs/amount-input.tsx';
import { SlugPicker } from '../../components/inputs/slug-picker.tsx';
import { useAttempt } from '../../components/use-attempt.ts';
import { seenRows, whichWere } from '../../components/lists/seen-rows.ts';
import { useLater, useUndo } from '../../components/lists/undo.tsx';
import { useBulkSend } from '../../components/lists/use-bulk-send.ts';
import { useRight } from '../../components/use-right.ts';

type Change = Record<string, unknown>;

/**
 * Changes the chosen products. Showing, hiding and archiving is done at once, and undone for those that it changed; there is no way back
 * from prices and lists, so these wait to be taken back.
 */
function useBulk() {
  const { selectedIds } = useListContext();
  const translate = useTranslate();
  const client = useQueryClient();
  const offerUndo = useUndo();
  const later = useLater();
  const send = useBulkSend('/products/bulk', 'backoffice_bulk_done');
  const unselectAll = useUnselectAll('products');
  return async (change: Change) => {
    const [set] = Object.entries((change['set'] ?? {}) as Record<string, boolean>);
    unselectAll();
    if (!set) {
      later(translate('backoffice_bulk_waits', { smart_count: selectedIds.length }), {
        lists: 'products',
        send: async () => void (await send(selectedIds, change)),
      });
      return;
    }
    const [field, value] = set;
    const others = whichWere(seenRows(client, 'products'), { ids: selectedIds, field: field as 'published', value: !value });
    const reached = await send(selectedIds, change);
    const back = others?.filter((id) => reached.includes(id)) ?? [];
    if (back.length > 0)
      offerUndo(translate('backoffice_bulk_done', { smart_count: back.length }), async () => void (await send(back, { set: { [field]: !value } })));
  };
}

/** What can be done with the chosen products. */
export function BulkActions() {
  const translate = useTranslate();
  const attempt = useAttempt();
  const send = useBulk();
  const { filterValues } = useListContext();
  const [canWrite, canPrice] = [useRight('write:catalog'), useRight('write:prices')];
  const [open, setOpen] = useState<'lists' | 'price' | null>(null);
  const close = () => setOpen(null);
  const isArchive = (filterValues as { archived?: boolean } | undefined)?.archived === true;
  const simple = (label: string, set: object) => (
    <Button size="small" onClick={() => void attempt(() => send({ set }))}>
      {translate(label)}
    </Button>
  );
  return (
    <>
      {canWrite && !isArchive && simple('backoffice_bulk_publish', { published: true })}
      {canWrite && !isArchive && simple('backoffice_bulk_hide', { published: false })}
      {canWrite && (
        <Button size="small" onClick={() => setOpen('lists')}>
          {translate('backoffice_bulk_lists')}
        </Button>
      )}
      {canPrice && (
        <Button size="small" onClick={() => setOpen('price')}>
          {translate('backoffice_bulk_price')}
        </Button>
      )}
      {canWrite && (isArchive ? simple('backoffice_product_restore', { archived: false }) : simple('backoffice_product_archive', { archived: true }))}
      {open === 'lists' && <ListsDialog onClose={close} onSend={send} />}
      {open === 'price' && <PriceDialog onClose={close} onSend={send} />}
    </>
  );
}

type DialogProps = { onClose(): void; onSend(change: Change): Promise<void> };

const kinds = [
  ['addTags', 'tag'],
  ['removeTags', 'tag'],
  ['addCategories', 'category'],
  ['removeCategories', 'category'],
] as const;

function ListsDialog({ onClose, onSend }: DialogProps) {
  const translate = useTranslate();
  const [lists, setLists] = useState<Partial<Record<(typeof kinds)[number][0], string[]>>>({});
  const asked = Object.fromEntries(Object.entries(lists).filter(([, slugs]) => slugs.length > 0));
  const send = async () => {
    await onSend(asked);
    onClose();
  };
  return (
    <FormDialog
      title={translate('backoffice_bulk_lists')}
      submit={translate('backoffice_bulk_change')}
      disabled={Object.keys(asked).length === 0}
      onClose={onClose}
      onSend={send}
    >
      {kinds.map(([name, kind]) => (
        <SlugPicker
          key={name}
          kind={kind}
          label={translate(`backoffice_bulk_${name}`)}
          value={lists[name] ?? []}
          onChange={(slugs) => setLists({ ...lists, [name]: slugs })}
        />
      ))}
    </FormDialog>
  );
}

function PriceDialog({ onClose, onSend }: DialogProps) {
  const translate = useTranslate();
  const { data = [] } = useListContext<{ id: string; price: { currency: string } }>();
  const currency = data[0]?.price.currency ?? 'USD';
  const [way, setWay] = useState<'percent' | 'amount'>('percent');
  const [typed, setTyped] = useState('');
  const value = way === 'percent' ? percentOf(typed) : signedAmount(typed, currency);
  const [round, setRound] = useState('');
  const roundTo = parseDecimal(round, currency);
  const isRoundWrong = round.trim() !== '' && roundTo === null;
  const send = async () => {
    const price: PriceChange = { ...(way === 'percent' ? { percent: value! } : { amount: { amount: value!, currency } }), ...(roundTo ? { roundTo } : {}) };
    await onSend({ price });
    onClose();
  };
  return (
    <FormDialog
      title={translate('backoffice_bulk_price')}
      submit={translate('backoffice_bulk_change')}
      disabled={value === null || isRoundWrong}
      onClose={onClose}
      onSend={send}
    >
      <RadioGroup row aria-label={translate('backoffice_bulk_price')} value={way} onChange={(_, next) => setWay(next as typeof way)}>
        <FormControlLabel value="percent" control={<Radio />} label={translate('backoffice_bulk_percent')} />
        <FormControlLabel value="amount" control={<Radio />} label={translate('backoffice_bulk_amount', { currency })} />
      </RadioGroup>
      <TextField
        label={translate(way === 'percent' ? 'backoffice_bulk_percent' : 'backoffice_bulk_amount', { currency })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        helperText={translate('backoffice_bulk_price_hint')}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <TextField
        label={translate('backoffice_bulk_round')}
        value={round}
        onChange={({ target }) => setRound(target.value)}
        error={isRoundWrong}
        placeholder={decimalText(50, currency)}
        helperText={isRoundWrong ? translate('backoffice_not_an_amount', { example: exampleAmount(currency) }) : translate('backoffice_bulk_round_hint')}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'decimal' } }}
      />
    </FormDialog>
  );
}

function percentOf(text: string): number | null {
  const value = Number(text.trim().replace('−', '-').replace('%', '').replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(value) || value < -100 || value > 10_000 ? null : value;
}

function signedAmount(text: string, currency: string): number | null {
  const [, sign = '', rest = ''] = /^\s*([-−+]?)\s*(.*)$/.exec(text) ?? [];
  const amount = parseDecimal(rest, currency);
  return amount === null ? null : sign === '-' || sign === '−' ? 0 - amount : amount;
}
