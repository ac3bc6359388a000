/** Pure decisions of listings: what a rule's values mean, and the order of a list. */
import { opsOf, type CollectionRule, type RuleCondition } from '../contract.ts';

const largest = 1_000_000_000_000;

/** A condition's value as it is stored: whole numbers, times in UTC; null for one that its field cannot have. Names are looked up elsewhere. */
export function valueOf({ field, value }: RuleCondition): string | number | null {
  if (field === 'price' || field === 'compareAt' || field === 'stock') {
    const number = Number(value);
    return Number.isInteger(number) && Math.abs(number) <= largest ? number : null;
  }
  if (field === 'createdAt') {
    if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}(T.*)?$/.test(value)) return null;
    const time = new Date(value);
    return Number.isNaN(time.getTime()) ? null : time.toISOString();
  }
  return typeof value === 'string' ? value : String(value);
}

/** A checked rule, and what is wrong with it by place (`conditions.0.op`). */
export function checkRule(rule: CollectionRule): { rule: CollectionRule; faults: string[] } {
  const faults: string[] = [];
  const conditions = rule.conditions.map((condition, index) => {
    if (!opsOf(condition.field).includes(condition.op)) faults.push(`conditions.${index}.op`);
    const value = valueOf(condition);
    if (value === null) faults.push(`conditions.${index}.value`);
    return { ...condition, value: value ?? '' };
  });
  return { rule: { match: rule.match, conditions }, faults };
}

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
