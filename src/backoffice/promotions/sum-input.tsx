import { formatMoney } from '#kit/pure/amount.ts';
import type { Sum } from '#shop/promotions/contract.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useInput, useLocale, useTranslate } from 'react-admin';
import { AmountField } from '../components/inputs/amount-input.tsx';
import { useBaseCurrency } from '../components/inputs/use-base-currency.ts';

const largest = 100_000_000_000;

/** An amount in the shop's base currency. Own amounts of other currencies, which the API sets, are shown, and stay until they are taken out. */
export function SumInput({ source, label, required = false }: { source: string; label: string; required?: boolean }) {
  const translate = useTranslate();
  const locale = useLocale();
  const currency = useBaseCurrency();
  const baseOf = (sum: unknown) => (Array.isArray(sum) ? (sum as Sum).find((money) => money.currency === currency) : undefined);
  const { field, fieldState } = useInput({
    source,
    parse: (value) => value,
    format: (value) => value,
    validate: (sum: unknown) => {
      const amount = baseOf(sum)?.amount;
      if (amount === undefined) return required ? translate('ra.validation.required') : undefined;
      if (Number.isNaN(amount)) return translate('backoffice_not_an_amount');
      return amount > largest ? translate('backoffice_too_much', { most: formatMoney({ amount: largest, currency }, locale) }) : undefined;
    },
  });
  const others = Array.isArray(field.value) ? (field.value as Sum).filter((money) => money.currency !== currency) : [];
  const text = others.map((money) => formatMoney(money, locale)).join(', ');
  return (
    <Stack sx={{ gap: 0.5, width: '100%' }}>
      <AmountField
        label={label}
        currency={currency}
        value={baseOf(field.value)?.amount ?? null}
        onChange={(amount) => field.onChange(amount === null ? null : [{ amount, currency }, ...others])}
        error={fieldState.error?.message}
      />
      {others.length > 0 && (
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="body2" color="text.secondary">
            {translate('backoffice_promotion_own_amounts', { amounts: text })}
          </Typography>
          <Button size="small" onClick={() => field.onChange((field.value as Sum).filter((money) => money.currency === currency))}>
            {translate('backoffice_promotion_convert_amounts')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
