/** An amount as people write it (`19.99`), stored as minor units; arithmetic stays in the kit. */
import { decimalText, formatMoney, parseDecimal } from '#kit/pure/amount.ts';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useInput, useLocale, useTranslate, ValidationError } from 'react-admin';

/** The value of a text that is no amount; the form is not sent with it. */
const wrong = Number.NaN;

type AmountFieldProps = {
  label: string;
  currency: string;
  /** Minor units; null for an empty field. */
  value: number | null;
  onChange(value: number | null): void;
  error?: string | undefined;
  helperText?: string | undefined;
  disabled?: boolean;
};

/** How an amount of a currency is written: 12.34, or 1234 where it has no decimals. */
export const exampleAmount = (currency: string): string => decimalText(1_234, currency);

/** A field for an amount. What is none is told how one is written, whatever the form says of it. */
export function AmountField({ label, currency, value, onChange, error, helperText, disabled = false }: AmountFieldProps) {
  const translate = useTranslate();
  const said = error !== undefined && Number.isNaN(value) ? translate('backoffice_not_an_amount', { example: exampleAmount(currency) }) : error;
  const [text, setText] = useState(() => decimalText(value, currency));
  const [known, setKnown] = useState({ value, currency });
  if (!Object.is(known.value, value) || known.currency !== currency) {
    // Set from outside (a record came in): what was typed stays as long as it means the same.
    setKnown({ value, currency });
    if (!Number.isNaN(value) && parseDecimal(text, currency) !== value) setText(decimalText(value, currency));
  }
  return (
    <TextField
      label={label}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        const parsed = parseDecimal(target.value, currency);
        onChange(parsed ?? (target.value.trim() === '' ? null : wrong));
      }}
      error={error !== undefined}
      helperText={said === undefined ? helperText : <ValidationError error={said} />}
      disabled={disabled}
      size="small"
      fullWidth
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        inputLabel: { shrink: true },
        input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
      }}
    />
  );
}

type AmountInputProps = {
  source: string;
  label: string;
  currency: string;
  required?: boolean;
  largest?: number | undefined;
  helperText?: string;
  disabled?: boolean;
  /** A person changed it. */
  onTyped?: () => void;
};

/** The same as an input of a form, bound to minor units. */
export function AmountInput({ source, label, currency, required = false, largest, helperText, disabled = false, onTyped }: AmountInputProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { field, fieldState } = useInput({
    source,
    parse: (value) => value,
    format: (value) => value,
    validate: (value: number | null | undefined) => {
      if (value === null || value === undefined) return required ? translate('ra.validation.required') : undefined;
      if (Number.isNaN(value)) return translate('backoffice_not_an_amount', { example: exampleAmount(currency) });
      return largest !== undefined && value > largest
        ? translate('backoffice_too_much', { most: formatMoney({ amount: largest, currency }, locale) })
        : undefined;
    },
  });
  return (
    <AmountField
      label={label}
      currency={currency}
      value={(field.value as number | null | undefined) ?? null}
      onChange={(amount) => {
        field.onChange(amount);
        onTyped?.();
      }}
      error={fieldState.error?.message}
      helperText={helperText}
      disabled={disabled}
    />
  );
}
