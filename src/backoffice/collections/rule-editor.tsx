import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { listingLimits, opsOf, ruleFields, type CollectionRule, type RuleCondition } from '#shop/catalog/contract.ts';
import { useBaseCurrency } from '../components/inputs/use-base-currency.ts';
import { OptionKeyInput } from './option-inputs.tsx';
import { RuleValue } from './rule-value.tsx';

const option = 'option.';

type RuleEditorProps = { rule: CollectionRule; onChange(rule: CollectionRule): void };

/** A rule: whether all or any of its conditions must hold, and a row for each. */
export function RuleEditor({ rule, onChange }: RuleEditorProps) {
  const translate = useTranslate();
  const change = (index: number, condition: RuleCondition) => onChange({ ...rule, conditions: rule.conditions.with(index, condition) });
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        select
        size="small"
        label={translate('backoffice_rule_match')}
        value={rule.match}
        onChange={({ target }) => onChange({ ...rule, match: target.value as CollectionRule['match'] })}
        sx={{ maxWidth: '22rem' }}
      >
        {(['all', 'any'] as const).map((match) => (
          <MenuItem key={match} value={match}>
            {translate(`backoffice_rule_match_${match}`)}
          </MenuItem>
        ))}
      </TextField>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }} aria-label={translate('backoffice_rule_conditions')}>
        {rule.conditions.map((condition, index) => (
          <ConditionRow
            key={index}
            condition={condition}
            index={index}
            onChange={(changed) => change(index, changed)}
            {...(rule.conditions.length > 1 && { onRemove: () => onChange({ ...rule, conditions: rule.conditions.toSpliced(index, 1) }) })}
          />
        ))}
      </Box>
      <Button
        startIcon={<AddIcon />}
        disabled={rule.conditions.length >= listingLimits.conditions}
        onClick={() => onChange({ ...rule, conditions: [...rule.conditions, { field: 'tag', op: 'is', value: '' }] })}
        sx={{ alignSelf: 'start' }}
      >
        {translate('backoffice_rule_add')}
      </Button>
    </Stack>
  );
}

/** What the server says of a part of a condition. */
function useFault(index: number, part: string): string | undefined {
  const { errors } = useFormState();
  const fault: unknown = (errors as Record<string, unknown>)[`rule.conditions.${index}.${part}`] ?? get(errors, `rule.conditions.${index}.${part}`);
  return (fault as { message?: string } | undefined)?.message;
}

type RowProps = { condition: RuleCondition; index: number; onChange(condition: RuleCondition): void; onRemove?(): void };

function ConditionRow({ condition, index, onChange, onRemove }: RowProps) {
  const translate = useTranslate();
  const currency = useBaseCurrency();
  const fault = useFault(index, 'value');
  const isOption = condition.field.startsWith(option);
  const field = isOption ? option : condition.field;
  const chooseField = (next: string) => onChange({ field: next === option ? `${option}colour` : next, op: opsOf(next)[0]!, value: '' });
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: isOption ? '1fr 1fr 1fr 1.5fr auto' : '1fr 1fr 2fr auto' }, alignItems: 'start' }}
    >
      <TextField select size="small" label={translate('backoffice_rule_field')} value={field} onChange={({ target }) => chooseField(target.value)}>
        {[...ruleFields, option].map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`backoffice_rule_field_${one.replace('.', '')}`)}
          </MenuItem>
        ))}
      </TextField>
      {isOption && (
        <OptionKeyInput value={condition.field.slice(option.length)} onChange={(key) => onChange({ ...condition, field: option + key, value: '' })} />
      )}
      <TextField
        select
        size="small"
        label={translate('backoffice_rule_op')}
        value={condition.op}
        onChange={({ target }) => onChange({ ...condition, op: target.value as RuleCondition['op'] })}
      >
        {opsOf(condition.field).map((op) => (
          <MenuItem key={op} value={op}>
            {translate(`backoffice_rule_op_${op}`)}
          </MenuItem>
        ))}
      </TextField>
      <RuleValue condition={condition} currency={currency} fault={fault} onChange={(value) => onChange({ ...condition, value })} />
      <IconButton aria-label={translate('backoffice_rule_remove', { place: index + 1 })} disabled={!onRemove} onClick={() => onRemove?.()}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
