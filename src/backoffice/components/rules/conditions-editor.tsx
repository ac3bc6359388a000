import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { get, useFormState } from 'react-hook-form';
import { ruleLimits, type Condition, type Rule } from '#kit/pure/rules/rule.ts';

type Choice = { id: string; name: string };
type Change = (condition: Condition) => void;

/** What rules of one kind are about: products of a collection, customers of a group. */
export type RuleKind = {
  /** "A product belongs here if it meets", followed by all or any conditions. */
  question: string;
  /** What a condition can be about, which of these one is about, and an empty condition about one. */
  fields: readonly Choice[];
  fieldOf(condition: Condition): string;
  start(field: string): Condition;
  /** How it compares. */
  opsOf(condition: Condition): readonly Choice[];
  opOf(condition: Condition): string;
  withOp(condition: Condition, op: string): Condition;
  /** What is chosen between the field and the comparison, where there is something. */
  besides?(condition: Condition, onChange: Change): ReactNode;
  value(condition: Condition, given: { fault: string | undefined; onChange: Change }): ReactNode;
};

type EditorProps = { kind: RuleKind; rule: Rule; onChange(rule: Rule): void };

/** A rule: whether all or any of its conditions must hold, and a row for each. */
export function ConditionsEditor({ kind, rule, onChange }: EditorProps) {
  const translate = useTranslate();
  const change = (index: number, condition: Condition) => onChange({ ...rule, conditions: rule.conditions.with(index, condition) });
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        select
        size="small"
        label={kind.question}
        value={rule.match}
        onChange={({ target }) => onChange({ ...rule, match: target.value as Rule['match'] })}
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
            kind={kind}
            condition={condition}
            index={index}
            onChange={(changed) => change(index, changed)}
            {...(rule.conditions.length > 1 && { onRemove: () => onChange({ ...rule, conditions: rule.conditions.toSpliced(index, 1) }) })}
          />
        ))}
      </Box>
      <Button
        startIcon={<AddIcon />}
        disabled={rule.conditions.length >= ruleLimits.conditions}
        onClick={() => onChange({ ...rule, conditions: [...rule.conditions, kind.start(kind.fields[0]!.id)] })}
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

type RowProps = { kind: RuleKind; condition: Condition; index: number; onChange: Change; onRemove?(): void };

function ConditionRow({ kind, condition, index, onChange, onRemove }: RowProps) {
  const translate = useTranslate();
  const fault = useFault(index, 'value');
  const between = kind.besides?.(condition, onChange);
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: between ? '1fr 1fr 1fr 1.5fr auto' : '1fr 1fr 2fr auto' }, alignItems: 'start' }}
    >
      <Choose
        label={translate('backoffice_rule_field')}
        choices={kind.fields}
        value={kind.fieldOf(condition)}
        onChange={(field) => onChange(kind.start(field))}
      />
      {between}
      <Choose
        label={translate('backoffice_rule_op')}
        choices={kind.opsOf(condition)}
        value={kind.opOf(condition)}
        onChange={(op) => onChange(kind.withOp(condition, op))}
      />
      {kind.value(condition, { fault, onChange })}
      <IconButton aria-label={translate('backoffice_rule_remove', { place: index + 1 })} disabled={!onRemove} onClick={() => onRemove?.()}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

type ChooseProps = {
  label: string;
  choices: readonly Choice[];
  value: string;
  onChange(id: string): void;
  fault?: string | undefined;
};

/** One of some choices. */
export function Choose({ label, choices, value, onChange, fault }: ChooseProps) {
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={label}
      value={value}
      error={fault !== undefined}
      helperText={fault}
      onChange={({ target }) => onChange(target.value)}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
