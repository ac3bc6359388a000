import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState, type ClipboardEvent } from 'react';
import { TextInput, useLocale, useTranslate } from 'react-admin';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { parseDecimal } from '#kit/pure/amount.ts';
import type { ProductSetup } from '#shop/catalog/contract.ts';
import { AmountField, AmountInput } from '../components/inputs/amount-input.tsx';
import { Panel } from '../components/panel.tsx';
import { pastedCells } from '../components/inputs/pasted-cells.ts';
import { useRight } from '../components/use-right.ts';
import { useAmountRule } from './use-amount-rule.ts';
import { VariantDialog } from './variant-dialog.tsx';
import type { Option, Variant } from './variants-of.ts';
import { WaitingNote } from './waiting-note.tsx';

// In minor units.
const largestPrice = 100_000_000_000;

/** Prices, stock and numbers of all variants, like a spreadsheet: what was copied from one fills the rows below, too. */
export function VariantsCard({ setup, isNew }: { setup: ProductSetup; isNew: boolean }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const options = (useWatch({ name: 'options' }) ?? []) as Option[];
  const variants = (useWatch({ name: 'variants' }) ?? []) as Variant[];
  const [open, setOpen] = useState<number | null>(null);
  const canPrice = useRight('write:prices');
  const titleOf = useVariantTitle(options);
  return (
    <Panel title={translate('backoffice_prices_and_stock')}>
      {!isNew && <WaitingNote />}
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {variants.map((variant, index) => (
          <VariantRow
            // A variant that is new is known by its choices.
            key={variant.id ?? JSON.stringify(variant.options)}
            index={index}
            title={titleOf(variant)}
            setup={setup}
            readOnly={!canPrice}
            onOpen={() => setOpen(index)}
            onRemove={variants.length > 1 ? () => setValue('variants', variants.toSpliced(index, 1), { shouldDirty: true }) : null}
          />
        ))}
      </Box>
      {!isNew && (
        <TextInput
          source="stockReason"
          label={translate('backoffice_stock_reason')}
          helperText={translate('backoffice_stock_reason_hint')}
          parse={(value: string | null) => value ?? ''}
          readOnly={!canPrice}
          fullWidth
        />
      )}
      {open !== null && variants[open] && <VariantDialog index={open} title={titleOf(variants[open])} setup={setup} onClose={() => setOpen(null)} />}
    </Panel>
  );
}

/** "Moss / 200 ml", in the language chosen where there are words for it. */
function useVariantTitle(options: readonly Option[]): (variant: Variant) => string {
  const locale = useLocale();
  const translate = useTranslate();
  return (variant) => {
    const words = options.map(({ key, choices }) => {
      const texts = choices.find((choice) => choice.key === variant.options[key])?.texts;
      return texts?.[locale]?.title || texts?.['en']?.title || Object.values(texts ?? {})[0]?.title || variant.options[key];
    });
    return words.filter(Boolean).join(' / ') || translate('backoffice_only_variant');
  };
}

type RowProps = { index: number; title: string; setup: ProductSetup; readOnly: boolean; onOpen(): void; onRemove: (() => void) | null };

const columns = ['price', 'linePrice', 'onHand', 'sku'] as const;

function VariantRow({ index, title, setup, readOnly, onOpen, onRemove }: RowProps) {
  const translate = useTranslate();
  return (
    <Paper component="section" variant="outlined" sx={{ p: 1.5 }} aria-label={title}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography component="h3" variant="subtitle2" sx={{ fontWeight: 600, flex: 1, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Button size="small" onClick={onOpen} aria-label={translate('backoffice_product_variant_more_of', { name: title })}>
          {translate('backoffice_product_variant_more')}
        </Button>
        {onRemove && (
          <IconButton size="small" onClick={onRemove} disabled={readOnly} aria-label={translate('backoffice_remove_named', { name: title })}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      <VariantCells index={index} currency={setup.currency} readOnly={readOnly} />
    </Paper>
  );
}

const grid = {
  display: 'grid',
  columnGap: 1.5,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
  alignItems: 'start',
};

function VariantCells({ index, currency, readOnly }: { index: number; currency: string; readOnly: boolean }) {
  const translate = useTranslate();
  const paste = usePaste(currency);
  const source = `variants.${index}`;
  const cell = (column: (typeof columns)[number]) => ({ onPaste: (event: ClipboardEvent) => paste(event, { row: index, column: columns.indexOf(column) }) });
  return (
    <Box sx={grid}>
      <Box {...cell('price')}>
        <AmountInput
          source={`${source}.price.amount`}
          label={translate('backoffice_price')}
          currency={currency}
          largest={largestPrice}
          disabled={readOnly}
          required
        />
      </Box>
      <Box {...cell('linePrice')}>
        <LinePriceInput source={source} currency={currency} disabled={readOnly} />
      </Box>
      <Box {...cell('onHand')}>
        <CountInput source={`${source}.onHand`} label={translate('backoffice_on_hand')} disabled={readOnly} />
      </Box>
      <Box {...cell('sku')}>
        <TextInput
          source={`${source}.sku`}
          label={translate('backoffice_sku')}
          parse={(value: string | null) => value ?? ''}
          helperText={false}
          placeholder={translate('backoffice_product_sku_made')}
        />
      </Box>
    </Box>
  );
}

/** Fills what was copied from a spreadsheet into the cells from one on; what cannot be read there stays as it is, and an empty cell takes a struck-through price away. */
function usePaste(currency: string) {
  const { getValues, setValue } = useFormContext();
  return (event: ClipboardEvent, { row, column }: { row: number; column: number }) => {
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    if (!cells) return;
    event.preventDefault();
    const count = ((getValues('variants') ?? []) as Variant[]).length;
    for (const [down, line] of cells.entries())
      for (const [across, text] of line.entries()) {
        const name = columns[column + across];
        if (name === undefined || row + down >= count) continue;
        const target = `variants.${row + down}`;
        const amount = parseDecimal(text, currency);
        if (name === 'price' && amount !== null) setValue(`${target}.price.amount`, amount, { shouldDirty: true });
        if (name === 'linePrice' && amount !== null) setValue(`${target}.linePrice`, { amount, currency }, { shouldDirty: true });
        if (name === 'linePrice' && text === '') setValue(`${target}.linePrice`, null, { shouldDirty: true });
        if (name === 'onHand' && /^-?\d+$/.test(text)) setValue(`${target}.onHand`, Number(text), { shouldDirty: true });
        if (name === 'sku' && text !== '') setValue(`${target}.sku`, text, { shouldDirty: true });
      }
  };
}

/** The struck-through price; empty for none, with a warning where it is not above the price. */
function LinePriceInput({ source, currency, disabled }: { source: string; currency: string; disabled: boolean }) {
  const translate = useTranslate();
  const { field, fieldState } = useController({ name: `${source}.linePrice`, rules: { validate: useAmountRule() }, defaultValue: null });
  const price = useWatch({ name: `${source}.price.amount` }) as number | null;
  const money = field.value as Variant['linePrice'];
  const isLow = money !== null && money !== undefined && price !== null && money.amount <= price;
  return (
    <AmountField
      label={translate('backoffice_line_price')}
      currency={currency}
      value={money?.amount ?? null}
      onChange={(amount) => field.onChange(amount === null ? null : { amount, currency })}
      error={fieldState.error?.message}
      helperText={isLow ? translate('backoffice_product_line_price_low') : undefined}
      disabled={disabled}
    />
  );
}

function CountInput({ source, label, disabled }: { source: string; label: string; disabled: boolean }) {
  const translate = useTranslate();
  return (
    <TextInput
      source={source}
      label={label}
      readOnly={disabled}
      helperText={false}
      format={(value: number | string | null | undefined) => (value ?? '').toString()}
      parse={(text: string) => (/^-?\d+$/.test(text) ? Number(text) : text)}
      validate={(value: unknown) => (Number.isInteger(value) ? undefined : translate('ra.validation.number'))}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}
