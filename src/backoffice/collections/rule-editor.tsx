import { useTranslate } from 'react-admin';
import { opsOf, ruleFields, type CollectionRule } from '#shop/catalog/contract.ts';
import { useBaseCurrency } from '../components/inputs/use-base-currency.ts';
import { useChoices } from '../components/inputs/use-choices.ts';
import { ConditionsEditor, type RuleKind } from '../components/rules/conditions-editor.tsx';
import { OptionKeyInput } from './option-inputs.tsx';
import { RuleValue } from './rule-value.tsx';

const option = 'option.';

/** What rules of collections are about. */
function useProductRules(): RuleKind {
  const translate = useTranslate();
  const named = useChoices();
  const currency = useBaseCurrency();
  return {
    question: translate('backoffice_rule_match'),
    fields: [...named(ruleFields, 'backoffice_rule_field_'), { id: option, name: translate('backoffice_rule_field_option') }],
    fieldOf: ({ field }) => (field.startsWith(option) ? option : field),
    start: (field) => ({ field: field === option ? `${option}colour` : field, op: opsOf(field)[0]!, value: '' }),
    opsOf: ({ field }) => named(opsOf(field), 'backoffice_rule_op_'),
    opOf: ({ op }) => op,
    withOp: (condition, op) => ({ ...condition, op: op as typeof condition.op }),
    besides: (condition, onChange) =>
      condition.field.startsWith(option) && (
        <OptionKeyInput value={condition.field.slice(option.length)} onChange={(key) => onChange({ ...condition, field: option + key, value: '' })} />
      ),
    value: (condition, { fault, onChange }) => (
      <RuleValue condition={condition} currency={currency} fault={fault} onChange={(value) => onChange({ ...condition, value })} />
    ),
  };
}

/** Which products a collection has, by rule. */
export function RuleEditor({ rule, onChange }: { rule: CollectionRule; onChange(rule: CollectionRule): void }) {
  return <ConditionsEditor kind={useProductRules()} rule={rule} onChange={onChange} />;
}
