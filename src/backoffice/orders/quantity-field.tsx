import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { StaffOrder } from './staff-order.ts';

type QuantityFieldProps = {
  line: Pick<StaffOrder['products'][number], 'lineId' | 'title' | 'sku'>;
  /** How many there can be; `label` (a key) says so with `count`. */
  most: number;
  label: string;
} & ({ value: string; onChange(value: string): void } | { defaultValue: number });

/** The units of a line that an action is for; `line.<id>` in the form. */
export function QuantityField({ line, most, label, ...rest }: QuantityFieldProps) {
  const translate = useTranslate();
  const state = 'value' in rest ? { value: rest.value, onChange: (event: { target: { value: string } }) => rest.onChange(event.target.value) } : rest;
  return (
    <TextField
      {...state}
      name={`line.${line.lineId}`}
      type="number"
      size="small"
      sx={{ width: '6.5rem' }}
      label={translate(label, { count: most })}
      slotProps={{ htmlInput: { min: 0, max: most, step: 1, 'aria-label': `${line.title} · ${line.sku}` }, inputLabel: { shrink: true } }}
    />
  );
}
