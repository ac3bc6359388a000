import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { BooleanInput, TextInput, useTranslate } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import type { ProductSetup } from '#shop/catalog/contract.ts';
import { AmountField } from '../components/inputs/amount-input.tsx';
import { CountryInput } from '../components/inputs/country-input.tsx';
import { useRight } from '../components/use-right.ts';
import { SoldOutInputs } from './sold-out-inputs.tsx';
import { useAmountRule } from './use-amount-rule.ts';
import type { Variant } from './variants-of.ts';

type Money = { amount: number; currency: string } | null;

const row = { display: 'grid', columnGap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))', alignItems: 'start' };
const whole = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);
const shown = (value: number | string | null | undefined) => (value ?? '').toString();

/** Everything of a variant that does not stand in the grid: its picture, other currencies, selling, parcel, customs, cost. */
export function VariantDialog({ index, title, setup, onClose }: { index: number; title: string; setup: ProductSetup; onClose(): void }) {
  const translate = useTranslate();
  const id = useId();
  const source = `variants.${index}`;
  const readOnly = !useRight('write:prices');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <VariantPicture source={`${source}.imageId`} />
        <Box sx={row}>
          <CostInput source={source} currency={setup.currency} disabled={readOnly} />
          {setup.currencies.map((currency) => (
            <OwnPriceInput key={currency} source={`${source}.prices`} currency={currency} disabled={readOnly} />
          ))}
        </Box>
        <SellingInputs source={source} readOnly={readOnly} />
        <ParcelInputs source={source} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="contained" onClick={onClose}>
          {translate('backoffice_product_variant_done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** How it is sold. */
function SellingInputs({ source, readOnly }: { source: string; readOnly: boolean }) {
  const translate = useTranslate();
  return (
    <Box sx={row}>
      <SoldOutInputs source={source} readOnly={readOnly} />
      <BooleanInput source={`${source}.tracked`} label={translate('backoffice_tracked')} readOnly={readOnly} helperText={false} />
      <BooleanInput source={`${source}.taxable`} label={translate('backoffice_product_taxable')} helperText={false} />
      <BooleanInput source={`${source}.requiresShipping`} label={translate('backoffice_product_shipped')} helperText={false} />
    </Box>
  );
}

/** What a parcel and customs need of it. */
function ParcelInputs({ source }: { source: string }) {
  const translate = useTranslate();
  const number = (value: unknown) => (Number.isInteger(value) ? undefined : translate('ra.validation.number'));
  return (
    <Box sx={row}>
      <TextInput source={`${source}.barcode`} label={translate('backoffice_product_barcode')} helperText={false} />
      <TextInput
        source={`${source}.weightGrams`}
        label={translate('backoffice_product_weight')}
        format={shown}
        parse={whole}
        validate={number}
        helperText={false}
      />
      <SizeInputs source={`${source}.dimensions`} />
      <TextInput source={`${source}.hsCode`} label={translate('backoffice_product_hs_code')} helperText={false} />
      <CountryInput source={`${source}.countryOfOrigin`} label={translate('backoffice_product_origin')} helperText={false} />
    </Box>
  );
}

/** One of the product's pictures, or the first as for all. */
function VariantPicture({ source }: { source: string }) {
  const translate = useTranslate();
  const { field } = useController({ name: source, defaultValue: null });
  const images = (useWatch({ name: 'images' }) ?? []) as { id: string; alt?: string }[];
  if (images.length === 0) return null;
  return (
    <Box
      component="fieldset"
      aria-label={translate('backoffice_picture')}
      sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', m: 0, mb: 1, p: 0, border: 0, minWidth: 0 }}
    >
      {[null, ...images].map((image, index) => {
        const isChosen = (field.value ?? null) === (image?.id ?? null);
        return (
          <Box
            key={image?.id ?? ''}
            component="button"
            type="button"
            aria-pressed={isChosen}
            aria-label={image ? image.alt || translate('backoffice_return_picture', { number: index }) : translate('backoffice_product_variant_no_picture')}
            onClick={() => field.onChange(image?.id ?? null)}
            sx={{
              width: 64,
              height: 64,
              p: 0,
              overflow: 'hidden',
              borderRadius: 1,
              border: 2,
              borderColor: isChosen ? 'primary.main' : 'divider',
              bgcolor: 'action.hover',
              color: 'text.secondary',
              cursor: 'pointer',
            }}
          >
            {image ? <Box component="img" src={`/media/${image.id}/160.webp`} alt="" sx={{ width: '100%', height: '100%', objectFit: 'cover' }} /> : '–'}
          </Box>
        );
      })}
    </Box>
  );
}

/** What a piece costs, and what is left of the price. */
function CostInput({ source, currency, disabled }: { source: string; currency: string; disabled: boolean }) {
  const translate = useTranslate();
  const { field, fieldState } = useController({ name: `${source}.cost`, rules: { validate: useAmountRule() }, defaultValue: null });
  const price = useWatch({ name: `${source}.price.amount` }) as number | null;
  const cost = field.value as Money;
  const margin = cost && price ? Math.round(((price - cost.amount) * 100) / price) : null;
  return (
    <AmountField
      label={translate('backoffice_product_cost')}
      currency={currency}
      value={cost?.amount ?? null}
      onChange={(amount) => field.onChange(amount === null ? null : { amount, currency })}
      error={fieldState.error?.message}
      helperText={
        margin === null || Number.isNaN(margin) ? translate('backoffice_product_cost_hint') : translate('backoffice_product_margin', { percent: margin })
      }
      disabled={disabled}
    />
  );
}

/** A price of its own in another currency; empty: converted. */
function OwnPriceInput({ source, currency, disabled }: { source: string; currency: string; disabled: boolean }) {
  const translate = useTranslate();
  const rule = useAmountRule();
  const { field } = useController({
    name: source,
    rules: { validate: (prices: Variant['prices'] | undefined) => (prices ?? []).map((price) => rule(price)).find((error) => error !== true) ?? true },
  });
  const prices = (field.value as Variant['prices'] | undefined) ?? [];
  const own = prices.find((price) => price.currency === currency);
  const others = prices.filter((price) => price.currency !== currency);
  return (
    <AmountField
      label={translate('backoffice_own_price', { currency })}
      currency={currency}
      value={own?.amount ?? null}
      helperText={own ? undefined : translate('backoffice_converted')}
      disabled={disabled}
      onChange={(amount) => field.onChange(amount === null ? others : [...others, { currency, amount, linePrice: own?.linePrice ?? null }])}
    />
  );
}

const sides = ['length', 'width', 'height'] as const;

/** Its size in millimetres; all empty: none. */
function SizeInputs({ source }: { source: string }) {
  const translate = useTranslate();
  const { field } = useController({ name: source, defaultValue: null });
  const size = (field.value ?? null) as Variant['dimensions'];
  const write = (side: (typeof sides)[number], text: string) => {
    const next = { length: 0, width: 0, height: 0, ...size, [side]: Number(text.replaceAll(/\D/g, '').slice(0, 5)) };
    field.onChange(sides.some((one) => next[one] > 0) ? next : null);
  };
  return sides.map((side) => (
    <TextField
      key={side}
      label={translate(`backoffice_product_${side}`)}
      value={size?.[side] ? String(size[side]) : ''}
      onChange={({ target }) => write(side, target.value)}
      slotProps={{ htmlInput: { inputMode: 'numeric' }, inputLabel: { shrink: true } }}
    />
  ));
}
