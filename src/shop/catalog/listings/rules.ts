/** Pure decisions of listings: what a rule's values mean, and the order of a list. */
import { checkConditions, timeText, wholeNumber } from '#kit/pure/rules/rule.ts';
import { opsOf, type CollectionRule, type RuleCondition } from '../contract.ts';

const largest = 1_000_000_000_000;

/** A condition's value as it is stored: whole numbers, times in UTC; null for one that its field cannot have. Names are looked up elsewhere. */
export function valueOf({ field, value }: RuleCondition): string | number | null {
  if (field === 'price' || field === 'compareAt' || field === 'stock') return wholeNumber(value, { least: -largest, most: largest });
  return field === 'createdAt' ? timeText(value) : String(value);
}

/** A checked rule, and what is wrong with it by place (`conditions.0.op`). */
export const checkRule = (rule: CollectionRule): { rule: CollectionRule; faults: string[] } => checkConditions(rule, { opsOf, valueOf });

/** Fields whose value is a slug, stored as an id. */
export const namingFields = ['tag', 'brand', 'category'] as const;
/** A field whose value names something. */
export type NamingField = (typeof namingFields)[number];
/** Whether a field's value names something. */
export const isNaming = (field: string): field is NamingField => (namingFields as readonly string[]).includes(field);

/** A list with one of its items moved before another, or to its end. */
export function movedBefore(ids: readonly string[], id: string, before: string | null): string[] {
  const others = ids.filter((other) => other !== id);
  const at = before === null ? others.length : others.indexOf(before);
  return [...others.slice(0, at), id, ...others.slice(at)];
}
