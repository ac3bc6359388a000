import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { Ahead, StockCounts } from '#shop/stock/contract.ts';
import { AheadFields } from '../stock/ahead-fields.tsx';

/** What becomes of a variant of which nothing is left: policy and selling ahead as one choice. What is sold ahead is counted. */
export function SoldOutInputs({ source, readOnly }: { source: string; readOnly: boolean }) {
  const translate = useTranslate();
  const policy = useController({ name: `${source}.policy`, defaultValue: 'deny' });
  const tracked = useController({ name: `${source}.tracked`, defaultValue: true });
  const ended = useController({ name: `${source}.aheadEnded`, defaultValue: false });
  const { field, fieldState } = useController({
    name: `${source}.ahead`,
    defaultValue: null,
    rules: { validate: (ahead: Ahead | null) => (ahead && ahead.expectedOn === '' ? translate('ra.validation.required') : true) },
  });
  const ahead = field.value as Ahead | null;
  // The server names the field within it.
  const error = fieldState.error as { message?: string; expectedOn?: { message?: string } } | undefined;
  return (
    <AheadFields
      others={['deny', 'continue']}
      when={ahead?.as ?? (policy.field.value as StockCounts['policy'])}
      ahead={ahead}
      onChange={(when, next) => {
        policy.field.onChange(when === 'continue' ? 'continue' : 'deny');
        if (next) tracked.field.onChange(true);
        field.onChange(next);
      }}
      error={error?.expectedOn?.message ?? error?.message}
      hint={ended.field.value === true ? translate('backoffice_ahead_ended') : undefined}
      disabled={readOnly}
    />
  );
}
