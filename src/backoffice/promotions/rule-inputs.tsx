import Typography from '@mui/material/Typography';
import { ruleKinds } from '#shop/promotions/contract.ts';
import type { ChangeEvent } from 'react';
import { ArrayInput, NumberInput, required, SelectArrayInput, SelectInput, SimpleFormIterator, useTranslate, useWrappedSource } from 'react-admin';
import { useChoices } from '../components/inputs/use-choices.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { SumInput } from './sum-input.tsx';
import { TargetInputs } from './target-inputs.tsx';
import { useTitled } from './use-summary.ts';
import { emptyRule } from './written-promotion.ts';

const shares = ['percentage', 'fixedAmount'] as const;
const bundleShares = [...shares, 'fixedPrice'] as const;

/** What a promotion takes: its kind, and the fields of that kind alone. */
export function RuleInputs() {
  const translate = useTranslate();
  const choices = useChoices();
  const { setValue } = useFormContext();
  return (
    <>
      <SelectInput
        source="rule.kind"
        label={translate('backoffice_promotion_kind')}
        choices={choices(ruleKinds, 'backoffice_promotion_kind_')}
        validate={required()}
        // Fields of the same name mean other things in another kind.
        onChange={(event) => setValue('rule', emptyRule(String((event as ChangeEvent<HTMLInputElement>).target.value)), { shouldDirty: true })}
        fullWidth
      />
      <FieldsOfKind />
    </>
  );
}

function FieldsOfKind() {
  const translate = useTranslate();
  const kind = useWatch({ name: 'rule.kind' }) as string;
  const methods = useTitled('shipping-methods');
  if (kind === 'percentage') return <PercentInput source="rule.basisPoints" />;
  if (kind === 'fixedAmount') return <SumInput source="rule.amount" label={translate('backoffice_promotion_amount')} required />;
  if (kind === 'fixedPrice') return <SumInput source="rule.price" label={translate('backoffice_price')} required />;
  if (kind === 'buyXGetY')
    return (
      <>
        <CountInput source="rule.buy" label="buy" />
        <CountInput source="rule.get" label="get" />
        <PercentInput source="rule.basisPoints" />
        <NumberInput source="rule.mostTimes" label={translate('backoffice_promotion_most_times')} min={1} step={1} fullWidth />
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {translate('backoffice_promotion_gets')}
        </Typography>
        <TargetInputs source="rule.gets" />
      </>
    );
  if (kind === 'tiersBySpend' || kind === 'tiersByQuantity')
    return (
      <ArrayInput source="rule.steps" label={translate('backoffice_promotion_steps')}>
        <SimpleFormIterator disableReordering fullWidth>
          {kind === 'tiersBySpend' ? (
            <SumInput source="from" label={translate('backoffice_promotion_from')} required />
          ) : (
            <CountInput source="from" label="from_pieces" />
          )}
          <ShareInputs kinds={shares} />
        </SimpleFormIterator>
      </ArrayInput>
    );
  if (kind === 'bundle') return <BundleInputs />;
  return (
    <SelectArrayInput
      source="rule.methods"
      label={translate('backoffice_promotion_methods')}
      helperText={translate('backoffice_promotion_methods_all')}
      choices={methods}
      fullWidth
    />
  );
}

function BundleInputs() {
  const translate = useTranslate();
  return (
    <>
      <ArrayInput source="rule.parts" label={translate('backoffice_promotion_parts')}>
        <SimpleFormIterator disableReordering fullWidth>
          <CountInput source="quantity" label="quantity" />
          <TargetInputs source="targets" />
        </SimpleFormIterator>
      </ArrayInput>
      <ShareInputs kinds={bundleShares} prefix="rule." />
      <NumberInput source="rule.mostTimes" label={translate('backoffice_promotion_most_times')} min={1} step={1} fullWidth />
    </>
  );
}

/** What a step or bundle takes. */
function ShareInputs({ kinds, prefix = '' }: { kinds: readonly string[]; prefix?: string }) {
  const translate = useTranslate();
  const choices = useChoices();
  const kind = useWatch({ name: useWrappedSource(`${prefix}takes.kind`) }) as string | undefined;
  return (
    <>
      <SelectInput
        source={`${prefix}takes.kind`}
        label={translate('backoffice_promotion_takes')}
        choices={choices(kinds, 'backoffice_promotion_kind_')}
        validate={required()}
        fullWidth
      />
      {kind === 'percentage' && <PercentInput source={`${prefix}takes.basisPoints`} />}
      {kind === 'fixedAmount' && <SumInput source={`${prefix}takes.amount`} label={translate('backoffice_promotion_amount')} required />}
      {kind === 'fixedPrice' && <SumInput source={`${prefix}takes.price`} label={translate('backoffice_price')} required />}
    </>
  );
}

/** Per cent on the screen, basis points beneath. */
function PercentInput({ source }: { source: string }) {
  return (
    <NumberInput
      source={source}
      label={useTranslate()('backoffice_promotion_percent')}
      format={(points: number | null) => (typeof points === 'number' ? points / 100 : '')}
      parse={(percent: string) => (percent === '' ? null : Math.round(Number(percent) * 100))}
      step="any"
      validate={required()}
      fullWidth
    />
  );
}

function CountInput({ source, label }: { source: string; label: string }) {
  return <NumberInput source={source} label={useTranslate()(`backoffice_promotion_${label}`)} min={1} step={1} validate={required()} fullWidth />;
}
