import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useLocale, useTranslate } from 'react-admin';
import { spentField, type GroupCondition } from '#shop/accounts/contract.ts';
import { customerLimits } from '#shop/customers/contract.ts';
import { AmountField } from '../components/inputs/amount-input.tsx';
import { countryChoices } from '../components/inputs/places.ts';
import { contentLanguages } from '../components/languages.ts';
import { Choose } from '../components/rules/conditions-editor.tsx';

type GroupValueProps = { condition: GroupCondition; fault: string | undefined; onChange(value: string | number): void };

const dayLength = 10;

/** What a condition compares with: a number, an amount, a day, a country, a language, or a tag. */
export function GroupValue({ condition: { field, value }, fault, onChange }: GroupValueProps) {
  const translate = useTranslate();
  const label = translate(field.endsWith('Days') ? 'backoffice_group_days' : 'backoffice_rule_value');
  const given = { label, fault, onChange };
  if (field.startsWith(spentField))
    return (
      <AmountField
        label={label}
        currency={field.slice(spentField.length)}
        value={typeof value === 'number' ? value : null}
        error={fault}
        onChange={(amount) => onChange(amount ?? '')}
      />
    );
  if (field === 'country') return <Country {...given} value={String(value)} />;
  if (field === 'newsletter') {
    const choices = ['yes', 'no'].map((id) => ({ id, name: translate(`backoffice_group_newsletter_${id}`) }));
    return <Choose {...given} choices={choices} value={String(value)} />;
  }
  if (field === 'language') return <Choose {...given} choices={contentLanguages.map(({ lang, name }) => ({ id: lang, name }))} value={String(value)} />;
  const isDay = field.endsWith('At');
  const isNumber = field === 'orders' || field.endsWith('Days');
  return (
    <TextField
      size="small"
      fullWidth
      type={isDay ? 'date' : isNumber ? 'number' : 'text'}
      label={label}
      value={isDay ? String(value).slice(0, dayLength) : value}
      error={fault !== undefined}
      helperText={fault}
      onChange={({ target }) => onChange(isNumber && target.value !== '' ? Number(target.value) : target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: isNumber ? { min: 0, step: 1 } : isDay ? {} : { maxLength: customerLimits.tagLength } }}
    />
  );
}

type CountryProps = { label: string; value: string; fault: string | undefined; onChange(code: string): void };

function Country({ label, value, fault, onChange }: CountryProps) {
  const choices = countryChoices(useLocale() ?? 'en');
  return (
    <Autocomplete
      size="small"
      fullWidth
      options={choices}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ code }) => code}
      value={choices.find(({ code }) => code === value) ?? null}
      isOptionEqualToValue={(one, other) => one.code === other.code}
      onChange={(_, chosen) => onChange(chosen?.code ?? '')}
      renderInput={(params) => <TextField {...params} label={label} error={fault !== undefined} helperText={fault} />}
    />
  );
}
