import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { RuleCondition } from '#shop/catalog/contract.ts';
import { AmountField } from '../components/inputs/amount-input.tsx';
import { ListingPicker } from '../components/pickers/listing-picker.tsx';
import { OptionValueInput } from './option-inputs.tsx';

type RuleValueProps = { condition: RuleCondition; currency: string; fault: string | undefined; onChange(value: string | number): void };

const pickers = { tag: 'tags', brand: 'brands', category: 'categories' } as const;
const dayLength = 10;

/** What a condition compares with: something of the shop, an amount, a number, a day, or words. */
export function RuleValue({ condition: { field, value }, currency, fault, onChange }: RuleValueProps) {
  const translate = useTranslate();
  const label = translate('backoffice_rule_value');
  if (field in pickers)
    return (
      <ListingPicker
        kind={pickers[field as keyof typeof pickers]}
        label={label}
        value={String(value) || null}
        error={fault !== undefined}
        helperText={fault}
        onChange={(slug) => onChange(slug ?? '')}
      />
    );
  if (field === 'price' || field === 'compareAt')
    return (
      <AmountField
        label={label}
        currency={currency}
        value={typeof value === 'number' ? value : null}
        error={fault}
        onChange={(amount) => onChange(amount ?? '')}
      />
    );
  if (field.startsWith('option.')) return <OptionValueInput option={field.slice('option.'.length)} value={String(value)} error={fault} onChange={onChange} />;
  const isDay = field === 'createdAt';
  return (
    <TextField
      size="small"
      fullWidth
      type={isDay ? 'date' : field === 'stock' ? 'number' : 'text'}
      label={label}
      value={isDay ? String(value).slice(0, dayLength) : value}
      error={fault !== undefined}
      helperText={fault}
      onChange={({ target }) => onChange(field === 'stock' && target.value !== '' ? Number(target.value) : target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
