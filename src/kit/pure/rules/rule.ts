/** Rules that staff write: conditions of which all or any must hold. Collections and groups of customers are written so. */
import { isDay } from '../fields/field-values.ts';
import { z } from 'zod';

/** How a condition compares. */
export const ruleOps = ['is', 'isNot', 'contains', 'lt', 'lte', 'gt', 'gte'] as const;
/** How a condition compares. */
export type RuleOp = (typeof ruleOps)[number];

/** Comparisons of a number. */
export const numberOps: readonly RuleOp[] = ['is', 'isNot', 'lt', 'lte', 'gt', 'gte'];

/** How large a rule may be. */
export const ruleLimits = { conditions: 20, valueLength: 300 } as const;

/** The schema of a rule whose conditions are about fields of this form. */
export function ruleSchema(fields: RegExp) {
  const condition = z.object({
    field: z.string().regex(fields),
    op: z.enum(ruleOps),
    value: z.union([z.string().trim().min(1).max(ruleLimits.valueLength), z.number()]),
  });
  return z.object({ match: z.enum(['all', 'any']), conditions: z.array(condition).min(1).max(ruleLimits.conditions) });
}

/** A rule. */
export type Rule = z.infer<ReturnType<typeof ruleSchema>>;
/** One condition of a rule. */
export type Condition = Rule['conditions'][number];

/** What conditions about a field may say: `valueOf` answers the value as it is stored, null for one that the field cannot have. */
export type RuleFields = { opsOf(field: string): readonly RuleOp[]; valueOf(condition: Condition): string | number | null };

/** A rule with its values as they are stored, and what is wrong with it by place (`conditions.0.op`). */
export function checkConditions(rule: Rule, { opsOf, valueOf }: RuleFields): { rule: Rule; faults: string[] } {
  const faults: string[] = [];
  const conditions = rule.conditions.map((condition, index) => {
    if (!opsOf(condition.field).includes(condition.op)) faults.push(`conditions.${index}.op`);
    const value = valueOf(condition);
    if (value === null) faults.push(`conditions.${index}.value`);
    return { ...condition, value: value ?? '' };
  });
  return { rule: { match: rule.match, conditions }, faults };
}

/** A whole number between bounds; null for anything else. */
export function wholeNumber(value: string | number, { least, most }: { least: number; most: number }): number | null {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  return Number.isInteger(number) && number >= least && number <= most ? number : null;
}

/** A date or a time as a time in UTC; null for anything else. */
export function timeText(value: string | number): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}(T.*)?$/.test(value)) return null;
  const time = new Date(value);
  if (Number.isNaN(time.getTime()) || !isDay(value.slice(0, 10))) return null;
  const text = time.toISOString();
  // Years that the database has no form for.
  return /^(?!0000)\d{4}-/.test(text) ? text : null;
}
