/** Groups of customers by rule: what a rule may ask of an account. */
import { languages } from '#kit/pure/languages.ts';
import { numberOps, ruleSchema, timeText, wholeNumber, type Condition, type Rule, type RuleFields, type RuleOp } from '#kit/pure/rules/rule.ts';

/** Limits of groups by rule. */
export const groupLimits = {
  /** Groups by rule of a shop: a customer is judged by all of them. */
  ruled: 50,
  /** Members that are counted; with more, a count is a lower bound. */
  counted: 10_000,
  /** Customers that a preview shows. */
  shown: 8,
} as const;

/** What a condition of a rule is about; `spent.<currency>` besides. */
export const groupRuleFields = ['orders', 'lastOrderAt', 'lastOrderDays', 'createdAt', 'createdDays', 'country', 'tag', 'newsletter', 'language'] as const;

/** What stands before the currency of a field about money. */
export const spentField = 'spent.';

/**
 * Who belongs to a group. `orders`: how many were placed and not cancelled. `spent.<currency>`: what was paid in it less what was given back, in its minor
 * units. `lastOrderAt`, `createdAt`: a date or a time, `lt` before it, `gte` not before it; `lastOrderDays`, `createdDays`: the same in days ago, `lte` within
 * so many, `gt` longer ago. A customer without orders has no last order. `country`: of the default address. `newsletter`: `yes` or `no`.
 */
export const groupRule = ruleSchema(/^(orders|spent\.[A-Z]{3}|lastOrderAt|lastOrderDays|createdAt|createdDays|country|tag|newsletter|language)$/);
/** Who belongs to a group. */
export type GroupRule = Rule;
/** One condition of a rule. */
export type GroupCondition = Condition;

/** Which comparisons a field takes. */
export function groupOpsOf(field: string): readonly RuleOp[] {
  if (field === 'orders' || field.startsWith(spentField)) return numberOps;
  if (field === 'lastOrderAt' || field === 'createdAt') return ['lt', 'gte'];
  if (field === 'lastOrderDays' || field === 'createdDays') return ['lte', 'gt'];
  return field === 'newsletter' ? ['is'] : ['is', 'isNot'];
}

const most = { count: 1_000_000, money: 1_000_000_000_000, days: 36_500, tag: 60 } as const;

/** A condition's value as it is stored; null for one that its field cannot have. */
function valueOf({ field, value }: GroupCondition): string | number | null {
  if (field === 'orders') return wholeNumber(value, { least: 0, most: most.count });
  if (field.startsWith(spentField)) return wholeNumber(value, { least: 0, most: most.money });
  if (field.endsWith('Days')) return wholeNumber(value, { least: 0, most: most.days });
  if (field.endsWith('At')) return timeText(value);
  if (typeof value !== 'string') return null;
  return isChoice(field, value) ? value : null;
}

function isChoice(field: string, value: string): boolean {
  if (field === 'country') return /^[A-Z]{2}$/.test(value);
  if (field === 'newsletter') return value === 'yes' || value === 'no';
  if (field === 'language') return (languages as readonly string[]).includes(value);
  return value.length <= most.tag;
}

/** What rules of groups may say; `checkConditions` judges one by it. */
export const groupFields: RuleFields = { opsOf: groupOpsOf, valueOf };
