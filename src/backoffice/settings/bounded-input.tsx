import InputAdornment from '@mui/material/InputAdornment';
import { maxValue, minValue, NumberInput, required, useTranslate } from 'react-admin';
import { useCount } from '../components/money.tsx';

type BoundedInputProps = {
  source: string;
  label: string;
  /** What it does, in a sentence, where its label does not say that. */
  help?: string;
  min: number;
  max: number;
  /** Where its label does not say that. */
  unit?: string;
};

const isWhole = (message: string) => (value: unknown) => (value === null || value === undefined || Number.isInteger(value) ? undefined : message);

/** A whole number between two bounds, its unit beside it. All but `source` and bounds are keys of texts. */
export function BoundedInput({ source, label, help, min, max, unit }: BoundedInputProps) {
  const translate = useTranslate();
  const count = useCount();
  const bounds = translate('backoffice_bounds', { min: count(min), max: count(max) });
  return (
    <NumberInput
      source={source}
      label={translate(label)}
      helperText={help ? `${translate(help)} ${bounds}` : bounds}
      min={min}
      max={max}
      step={1}
      validate={[required(), minValue(min, bounds), maxValue(max, bounds), isWhole(bounds)]}
      {...(unit ? { slotProps: { input: { endAdornment: <InputAdornment position="end">{translate(unit)}</InputAdornment> } } } : {})}
      fullWidth
    />
  );
}
