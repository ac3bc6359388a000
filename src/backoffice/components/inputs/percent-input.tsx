import { NumberInput, required } from 'react-admin';

const mostPercent = 100;
const pointsPerPercent = 100;
// Rates have five decimals of a percent; what a float makes beyond them falls away.
const decimals = 5;
const withDecimals = (value: number, count: number) => Number(value.toFixed(count));

/** Per cent on the screen (6.625), basis points beneath (662.5). */
export function PercentInput({ source, label }: { source: string; label: string }) {
  return (
    <NumberInput
      source={source}
      label={label}
      format={(points: number | null) => (typeof points === 'number' ? withDecimals(points / pointsPerPercent, decimals) : '')}
      parse={(percent: string) => (percent === '' ? null : withDecimals(Number(percent) * pointsPerPercent, decimals - 2))}
      min={0}
      max={mostPercent}
      step="any"
      validate={required()}
      fullWidth
    />
  );
}
