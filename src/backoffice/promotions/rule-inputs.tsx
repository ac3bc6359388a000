import Typography from '@mui/material/Typography';
import { ruleKinds, type PromotionRule } from '#shop/promotions/contract.ts';
import type { ChangeEvent, ComponentType, ReactNode } from 'react';
import {
  ArrayInput,
  NumberInput,
  required,
  SelectArrayInput,
  SelectInput,
  SimpleFormIterator,
  TextArrayInput,
  useTranslate,
  useWrappedSource,
} from 'react-admin';
import { useChoices } from '../components/inputs/use-choices.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { PercentInput } from '../components/inputs/percent-input.tsx';
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

/** What of a rule is written, by its kind. */
const inputs: Readonly<Record<PromotionRule['kind'], ComponentType>> = {
  percentage: ShareInput,
  fixedAmount: AmountInput,
  fixedPrice: PriceInput,
  buyXGetY: BuyInputs,
  tiersBySpend: SpendInputs,
  tiersByQuantity: QuantityInputs,
  bundle: BundleInputs,
  freeShipping: MethodsInput,
};

function FieldsOfKind() {
  const kind = useWatch({ name: 'rule.kind' }) as PromotionRule['kind'] | undefined;
  const Inputs = kind && inputs[kind];
  return Inputs ? <Inputs /> : null;
}

function ShareInput() {
  return <PercentOff source="rule.basisPoints" />;
}

function AmountInput() {
  return <SumInput source="rule.amount" label={useTranslate()('backoffice_promotion_amount')} required />;
}

function PriceInput() {
  return <SumInput source="rule.price" label={useTranslate()('backoffice_price')} required />;
}

function SpendInputs() {
  const from = <SumInput source="from" label={useTranslate()('backoffice_promotion_from')} required />;
  return <StepsInput from={from} />;
}

function QuantityInputs() {
  return <StepsInput from={<CountInput source="from" label="from_pieces" />} />;
}

function BuyInputs() {
  const translate = useTranslate();
  return (
    <>
      <CountInput source="rule.buy" label="buy" />
      <CountInput source="rule.get" label="get" />
      <PercentOff source="rule.basisPoints" />
      <NumberInput source="rule.mostTimes" label={translate('backoffice_promotion_most_times')} min={1} step={1} fullWidth />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('backoffice_promotion_gets')}
      </Typography>
      <TargetInputs source="rule.gets" />
    </>
  );
}

/** Steps: from what on each counts, and what it takes. */
function StepsInput({ from }: { from: ReactNode }) {
  const translate = useTranslate();
  return (
    <ArrayInput source="rule.steps" label={translate('backoffice_promotion_steps')}>
      <SimpleFormIterator disableReordering fullWidth>
        {from}
        <ShareInputs kinds={shares} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function MethodsInput() {
  const translate = useTranslate();
  const methods = useTitled('shipping-methods');
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
          <TextArrayInput source="first" label={translate('backoffice_promotion_first')} helperText={translate('backoffice_promotion_first_hint')} fullWidth />
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
      {kind === 'percentage' && <PercentOff source={`${prefix}takes.basisPoints`} />}
      {kind === 'fixedAmount' && <SumInput source={`${prefix}takes.amount`} label={translate('backoffice_promotion_amount')} required />}
      {kind === 'fixedPrice' && <SumInput source={`${prefix}takes.price`} label={translate('backoffice_price')} required />}
    </>
  );
}

function PercentOff({ source }: { source: string }) {
  return <PercentInput source={source} label={useTranslate()('backoffice_promotion_percent')} decimals={2} least={1} />;
}

function CountInput({ source, label }: { source: string; label: string }) {
  return <NumberInput source={source} label={useTranslate()(`backoffice_promotion_${label}`)} min={1} step={1} validate={required()} fullWidth />;
}
