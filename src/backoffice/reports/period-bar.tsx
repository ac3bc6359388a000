/** Choosing the period of the figures, and their currency. */
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { presets, type Period, type Preset } from './period.ts';

type PeriodBarProps = {
  period: Period;
  /** The days that the figures are of, once these have come. */
  days: { from: string; to: string } | undefined;
  /** The currencies that the shop sells in. */
  currencies?: readonly string[] | undefined;
  /** The currency that the figures are in. */
  currency?: string | undefined;
  onChange(period: Period): void;
};

/** Today, 7, 30, 90 days, or a custom range. */
export function PeriodBar({ period, days, currencies = [], currency, onChange }: PeriodBarProps) {
  const translate = useTranslate();
  const [isOwn, setIsOwn] = useState(!('days' in period));
  const fixed = period.currency === undefined ? {} : { currency: period.currency };
  function choose(value: Preset | 'own' | null) {
    if (value === null) return;
    setIsOwn(value === 'own');
    if (value !== 'own') onChange({ days: value, ...fixed });
  }
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={isOwn || !('days' in period) ? 'own' : period.days}
        onChange={(_event, value: Preset | 'own' | null) => choose(value)}
        aria-label={translate('backoffice_period')}
        sx={{ flexWrap: 'wrap', bgcolor: 'background.paper' }}
      >
        {presets.map((count) => (
          <ToggleButton key={count} value={count} sx={{ px: { xs: 1, sm: 1.5 } }}>
            {translate(count === 1 ? 'backoffice_period_today' : 'backoffice_period_days', { count })}
          </ToggleButton>
        ))}
        <ToggleButton value="own" sx={{ px: { xs: 1, sm: 1.5 } }}>
          {translate('backoffice_period_own')}
        </ToggleButton>
      </ToggleButtonGroup>
      {isOwn && days && <OwnDays key={`${days.from} ${days.to}`} days={days} onChoose={(chosen) => onChange({ ...chosen, ...fixed })} />}
      {currencies.length > 1 && currency !== undefined && (
        <TextField
          select
          fullWidth={false}
          size="small"
          label={translate('backoffice_currency')}
          value={currency}
          onChange={({ target }) => onChange({ ...period, currency: target.value })}
          sx={{ minWidth: 96, bgcolor: 'background.paper' }}
        >
          {currencies.map((code) => (
            <MenuItem key={code} value={code}>
              {code}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Stack>
  );
}

/** Two days; taken as soon as both make a period. */
function OwnDays({ days, onChoose }: { days: { from: string; to: string }; onChoose(days: { from: string; to: string }): void }) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState(days);
  const isReversed = chosen.from > chosen.to;
  function change(part: Partial<typeof days>) {
    const next = { ...chosen, ...part };
    setChosen(next);
    if (next.from !== '' && next.to !== '' && next.from <= next.to) onChoose(next);
  }
  const field = (name: 'from' | 'to') => (
    <TextField
      type="date"
      fullWidth={false}
      size="small"
      label={translate(`backoffice_period_${name}`)}
      value={chosen[name]}
      error={isReversed}
      helperText={isReversed && name === 'to' ? translate('backoffice_period_reversed') : undefined}
      onChange={({ target }) => change({ [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: '1970-01-01', max: '2999-12-31' } }}
      sx={{ bgcolor: 'background.paper' }}
    />
  );
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {field('from')}
      {field('to')}
    </Stack>
  );
}
