import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useInput, useRecordContext, useTranslate } from 'react-admin';
import { groupOpsOf, spentField, type GroupCondition, type GroupRule } from '#shop/accounts/contract.ts';
import type { CustomerGroup } from '#shop/customers/contract.ts';
import { useCurrencies } from '../components/inputs/use-currencies.ts';
import { useChoices } from '../components/inputs/use-choices.ts';
import { Panel } from '../components/panel.tsx';
import { Choose, ConditionsEditor, type RuleKind } from '../components/rules/conditions-editor.tsx';
import { GroupPreview } from './group-preview.tsx';
import { GroupValue } from './group-value.tsx';

/** What the editor offers; times are asked for in days ago and as a date. */
const offered = ['orders', 'spent', 'lastOrder', 'created', 'country', 'tag', 'newsletter', 'language'] as const;
const timed = ['lastOrder', 'created'];

const offeredOf = (field: string): string => (field.startsWith(spentField) ? 'spent' : field.replace(/(?:At|Days)$/, ''));

/** How a condition may compare: of times, both ways of giving them. */
function comparisons(field: string): string[] {
  const kind = offeredOf(field);
  return timed.includes(kind) ? [`${kind}Days`, `${kind}At`].flatMap((one) => groupOpsOf(one).map((op) => `${one} ${op}`)) : groupOpsOf(field).map((op) => op);
}

function compared(condition: GroupCondition, comparison: string): GroupCondition {
  const [field, op] = comparison.includes(' ') ? (comparison.split(' ') as [string, string]) : [condition.field, comparison];
  return { field, op: op as GroupCondition['op'], value: field === condition.field ? condition.value : '' };
}

/** What rules of groups are about. */
function useCustomerRules(): RuleKind {
  const translate = useTranslate();
  const named = useChoices();
  const currencies = useCurrencies();
  const usual = { spent: `${spentField}${currencies[0]!}`, lastOrder: 'lastOrderDays', created: 'createdDays' } as Record<string, string>;
  const opName = (comparison: string) => `backoffice_group_op_${comparison.replace(' ', '_')}`;
  return {
    question: translate('backoffice_group_rule_match'),
    fields: named(offered, 'backoffice_group_field_'),
    fieldOf: ({ field }) => offeredOf(field),
    start(chosen) {
      const field = usual[chosen] ?? chosen;
      return { field, op: field === 'orders' || field.startsWith(spentField) ? 'gte' : groupOpsOf(field)[0]!, value: '' };
    },
    opsOf: ({ field }) => comparisons(field).map((id) => ({ id, name: translate(timed.includes(offeredOf(field)) ? opName(id) : `backoffice_rule_op_${id}`) })),
    opOf: ({ field, op }) => (timed.includes(offeredOf(field)) ? `${field} ${op}` : op),
    withOp: compared,
    besides: (condition, onChange) =>
      currencies.length > 1 &&
      condition.field.startsWith(spentField) && (
        <Choose
          label={translate('backoffice_group_currency')}
          choices={[...new Set([...currencies, condition.field.slice(spentField.length)])].map((code) => ({ id: code, name: code }))}
          value={condition.field.slice(spentField.length)}
          onChange={(code) => onChange({ ...condition, field: spentField + code })}
        />
      ),
    value: (condition, { fault, onChange }) => (
      <GroupValue key={condition.field} condition={condition} fault={fault} onChange={(value) => onChange({ ...condition, value })} />
    ),
  };
}

/** Who is in a group: chosen by hand on each customer's page, or by a rule. */
export function GroupRuleInput() {
  const translate = useTranslate();
  const { field } = useInput({ source: 'rule', defaultValue: null });
  const before = useRecordContext<CustomerGroup>();
  const kind = useCustomerRules();
  const rule = field.value as GroupRule | null;
  const members = before && before.rule === null ? (before.members ?? 0) : 0;
  return (
    <Panel title={translate('backoffice_group_who')}>
      <RadioGroup
        aria-label={translate('backoffice_group_who')}
        value={rule ? 'rule' : 'hand'}
        onChange={(_, how) => field.onChange(how === 'rule' ? (before?.rule ?? { match: 'all', conditions: [kind.start('orders')] }) : null)}
        sx={{ mb: 1.5 }}
      >
        <FormControlLabel value="hand" control={<Radio />} label={translate('backoffice_group_by_hand')} />
        <FormControlLabel value="rule" control={<Radio />} label={translate('backoffice_group_by_rule')} />
      </RadioGroup>
      {rule ? (
        <>
          {members > 0 && (
            <Typography color="warning.main" sx={{ mb: 1.5 }}>
              {translate('backoffice_group_members_leave', { smart_count: members })}
            </Typography>
          )}
          <ConditionsEditor kind={kind} rule={rule} onChange={field.onChange} />
          <GroupPreview rule={rule} />
        </>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {translate('backoffice_group_by_hand_hint')}
        </Typography>
      )}
    </Panel>
  );
}
