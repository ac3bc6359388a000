import { NumberInput, required } from 'react-admin';

const mostPercent = 100;
const pointsPerPercent = 100;

/** Per cent on the screen, basis points beneath. */
export function PercentInput({ source, label }: { source: string; label: string }) {
  return (
    <NumberInput
      source={source}
      label={label}
      format={(points: number | null) => (typeof points === 'number' ? points / pointsPerPercent : '')}
      parse={(percent: string) => (percent === '' ? null : Math.round(Number(percent) * pointsPerPercent))}
      min={0}
      max={mostPercent}
      step="any"
      validate={required()}
      fullWidth
    />
  );
}
