import type { StaffProduct } from '#shop/catalog/contract.ts';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BooleanInput, NumberInput, SelectInput, TextInput, useLocale, useRecordContext, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { AmountField, AmountInput } from '../components/inputs/amount-input.tsx';
import { useChoices } from '../components/inputs/use-choices.ts';
import { useRight } from '../components/use-right.ts';

type Variant = StaffProduct['variants'][number];
type OwnPrice = Variant['prices'][number];

const largestPrice = 100_000_000_000;
const row = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', alignItems: 'start' };

/** Price and stock of every variant. */
export function VariantInputs() {
  const translate = useTranslate();
  const product = useRecordContext<StaffProduct>();
  const readOnly = !useRight('write:prices');
  if (!product) return null;
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 2 }}>
      {product.variants.map((variant, index) => (
        <VariantPanel key={variant.id} product={product} variant={variant} index={index} readOnly={readOnly} />
      ))}
      <TextInput
        source="stockReason"
        label={translate('backoffice_stock_reason')}
        helperText={translate('backoffice_stock_reason_hint')}
        parse={(value: string | null) => value ?? ''}
        readOnly={readOnly}
        fullWidth
      />
    </Box>
  );
}

function VariantPanel({ product, variant, index, readOnly }: { product: StaffProduct; variant: Variant; index: number; readOnly: boolean }) {
  const translate = useTranslate();
  const choices = useChoices();
  const source = `variants.${index}`;
  const policies = choices(['deny', 'continue'], 'backoffice_policy_');
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2 }} aria-labelledby={`variant-${variant.id}`}>
      <Typography id={`variant-${variant.id}`} component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 2 }}>
        {useVariantTitle(product, variant)}{' '}
        <Typography component="span" variant="body2" color="text.secondary">
          {variant.sku}
        </Typography>
      </Typography>
      <Box sx={row}>
        <AmountInput
          source={`${source}.price.amount`}
          label={translate('backoffice_price')}
          currency={variant.price.currency}
          largest={largestPrice}
          disabled={readOnly}
          required
        />
        <LinePriceInput source={`${source}.linePrice`} currency={variant.price.currency} disabled={readOnly} />
        {product.currencies.map((currency) => (
          <OwnPriceInput key={currency} source={`${source}.prices`} currency={currency} disabled={readOnly} />
        ))}
      </Box>
      <Box sx={{ ...row, mt: 2 }}>
        <NumberInput
          source={`${source}.onHand`}
          label={translate('backoffice_on_hand')}
          helperText={translate('backoffice_reserved', { count: variant.reserved })}
          step={1}
          validate={(value: unknown) => (Number.isInteger(value) ? undefined : translate('ra.validation.number'))}
          readOnly={readOnly}
          size="small"
        />
        <SelectInput
          source={`${source}.policy`}
          label={translate('backoffice_policy')}
          choices={policies}
          helperText={false}
          readOnly={readOnly}
          size="small"
        />
        <BooleanInput source={`${source}.tracked`} label={translate('backoffice_tracked')} helperText={false} readOnly={readOnly} />
      </Box>
    </Paper>
  );
}

/** "Moss / 200 ml", in the language chosen where it has text. */
function useVariantTitle(product: StaffProduct, variant: Variant): string {
  const locale = useLocale();
  const translate = useTranslate();
  const words = product.options.map((option) => {
    const value = variant.options[option.key];
    const texts = option.choices.find((choice) => choice.key === value)?.texts;
    return texts?.[locale]?.title ?? texts?.['en']?.title ?? value;
  });
  const shown = words.filter((word) => word !== undefined && word !== 'Default Title');
  return shown.length > 0 ? shown.join(' / ') : translate('backoffice_only_variant');
}

/** The struck-through price; empty for none. */
function LinePriceInput({ source, currency, disabled }: { source: string; currency: string; disabled: boolean }) {
  const { field, fieldState } = useController({ name: source, rules: { validate: useAmountRule() } });
  const money = field.value as Variant['linePrice'];
  return (
    <AmountField
      label={useTranslate()('backoffice_line_price')}
      currency={currency}
      value={money?.amount ?? null}
      onChange={(amount) => field.onChange(amount === null ? null : { amount, currency })}
      error={fieldState.error?.message}
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
    rules: { validate: (prices: OwnPrice[]) => prices.map((price) => rule(price)).find((fault) => fault !== true) ?? true },
  });
  const prices = (field.value as OwnPrice[] | undefined) ?? [];
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

function useAmountRule(): (money: { amount: number } | null) => string | true {
  const translate = useTranslate();
  return (money) => (money !== null && Number.isNaN(money.amount) ? translate('backoffice_not_an_amount') : true);
}
