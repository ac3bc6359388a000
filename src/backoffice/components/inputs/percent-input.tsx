import { useMemo } from 'react';
import { NumberInput, required } from 'react-admin';

const pointsPerPercent = 100;
const mostPoints = 10_000;
const withDecimals = (value: number, count: number) => Number(value.toFixed(count));

type PercentProps = {
  source: string;
  label: string;
  /** Of a percent; what a float makes beyond them falls away. */
  decimals: number;
  /** In basis points. */
  least?: number;
};

/** Per cent on the screen (6.625), basis points beneath (662.5). */
export function PercentInput({ source, label, decimals, least = 0 }: PercentProps) {
  const rules = useMemo(() => {
    const params = { least: least / pointsPerPercent, most: mostPoints / pointsPerPercent };
    const isShare = (points: number | null) => points === null || (points >= least && points <= mostPoints);
    return [required(), (points: number | null) => (isShare(points) ? undefined : { message: 'backoffice_percent_range', args: params })];
  }, [least]);
  return (
    <NumberInput
      source={source}
      label={label}
      format={(points: number | null) => (typeof points === 'number' ? withDecimals(points / pointsPerPercent, decimals) : '')}
      parse={(percent: string) => (percent === '' ? null : withDecimals(Number(percent) * pointsPerPercent, decimals - 2))}
      min={least / pointsPerPercent}
      max={mostPoints / pointsPerPercent}
      step="any"
      validate={rules}
      fullWidth
    />
  );
}
