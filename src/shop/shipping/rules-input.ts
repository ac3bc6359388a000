/** Pure: what is impossible about a method as staff wrote it. */
import type { ShippingRule } from './contract.ts';

/** A field of a method with what is wrong about it. */
export type MethodProblem = { field: string; what: 'stepsNotGrowing' | 'daysBackwards' | 'daysOneSided' };

/** The first thing that is impossible about a method; null where nothing is. */
export function methodProblem({ rule, leastDays, mostDays }: { rule: ShippingRule; leastDays: number | null; mostDays: number | null }): MethodProblem | null {
  const bounds = boundsOf(rule);
  const wrong = bounds.findIndex((bound, index) => index > 0 && bound <= bounds[index - 1]!);
  if (wrong !== -1) return { field: `rule.steps.${wrong}.${rule.kind === 'weight' ? 'upToGrams' : 'from'}`, what: 'stepsNotGrowing' };
  if ((leastDays === null) !== (mostDays === null)) return { field: leastDays === null ? 'leastDays' : 'mostDays', what: 'daysOneSided' };
  return leastDays !== null && mostDays !== null && mostDays < leastDays ? { field: 'mostDays', what: 'daysBackwards' } : null;
}

function boundsOf(rule: ShippingRule): number[] {
  if (rule.kind === 'weight') return rule.steps.map((step) => step.upToGrams);
  return rule.kind === 'subtotal' ? rule.steps.map((step) => step.from) : [];
}
