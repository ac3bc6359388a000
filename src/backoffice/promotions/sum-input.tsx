import { formatMoney } from '#kit/pure/amount.ts';
import type { Sum } from '#shop/promotions/contract.ts';
import { useInput, useLocale, useTranslate } from 'react-admin';
import { AmountField } from '../components/inputs/amount-input.tsx';
import { useBaseCurrency } from '../components/inputs/use-base-currency.ts';

const largest = 100_000_000_000;

/** An amount in the shop's base currency; own amounts of other currencies stay as they are. */
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
  return (
    <AmountField
      label={label}
      currency={currency}
      value={baseOf(field.value)?.amount ?? null}
      onChange={(amount) => field.onChange(amount === null ? null : [{ amount, currency }, ...others])}
      error={fieldState.error?.message}
    />
  );
}
