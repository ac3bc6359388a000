import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { aheadKinds, stockLimits, type Ahead, type AheadKind, type StockCounts } from '#shop/stock/contract.ts';

/** What becomes of a variant of which nothing is left, as one choice. */
export type WhenSoldOut = StockCounts['policy'] | AheadKind;

type AheadFieldsProps = {
  /** The choices beside pre-order and back-order. */
  others: readonly StockCounts['policy'][];
  when: WhenSoldOut;
  ahead: Ahead | null;
  onChange(when: WhenSoldOut, ahead: Ahead | null): void;
  error?: string | undefined;
  /** Said below the day. */
  hint?: string | undefined;
  disabled?: boolean;
};

/** Whether something is sold on when nothing is left, and for what is sold ahead the expected day and how much of it. */
export function AheadFields({ others, when, ahead, onChange, error, hint, disabled = false }: AheadFieldsProps) {
  const translate = useTranslate();
  const isKind = (chosen: WhenSoldOut): chosen is AheadKind => (aheadKinds as readonly string[]).includes(chosen);
  const choose = (chosen: WhenSoldOut) =>
    onChange(chosen, isKind(chosen) ? { as: chosen, expectedOn: ahead?.expectedOn ?? '', limit: ahead?.limit ?? null } : null);
  return (
    <>
      <TextField
        select
        fullWidth
        label={translate('backoffice_policy')}
        value={when}
        onChange={({ target }) => choose(target.value as WhenSoldOut)}
        disabled={disabled}
        slotProps={{ inputLabel: { shrink: true } }}
      >
        {[...others, ...aheadKinds].map((choice) => (
          <MenuItem key={choice} value={choice}>
            {translate(`backoffice_policy_${choice}`)}
          </MenuItem>
        ))}
      </TextField>
      {ahead && <DayAndLimit ahead={ahead} onChange={(next) => onChange(when, next)} error={error} hint={hint} disabled={disabled} />}
    </>
  );
}

type DayAndLimitProps = Required<Pick<AheadFieldsProps, 'disabled'>> & {
  ahead: Ahead;
  onChange(ahead: Ahead): void;
  error: string | undefined;
  hint: string | undefined;
};

function DayAndLimit({ ahead, onChange, error, hint, disabled }: DayAndLimitProps) {
  const translate = useTranslate();
  return (
    <>
      <TextField
        type="date"
        required
        fullWidth
        label={translate('backoffice_expected_on')}
        value={ahead.expectedOn}
        onChange={({ target }) => onChange({ ...ahead, expectedOn: target.value })}
        error={error !== undefined}
        helperText={error ?? hint}
        disabled={disabled}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        type="number"
        fullWidth
        label={translate('backoffice_ahead_limit')}
        value={ahead.limit ?? ''}
        onChange={({ target }) => onChange({ ...ahead, limit: target.value === '' ? null : Number(target.value) })}
        helperText={translate('backoffice_ahead_limit_hint')}
        disabled={disabled}
        slotProps={{ htmlInput: { min: 0, max: stockLimits.mostAhead, step: 1, inputMode: 'numeric' }, inputLabel: { shrink: true } }}
      />
    </>
  );
}
