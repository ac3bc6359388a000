/** Pure: what a rule takes off each line of a basket. */
import { add, allocate, least, share, subtract, times, zero, type Amount } from '#kit/pure/amount.ts';
import { takenByBundle, takenByGetting, type Standing } from './rules-allocation.ts';
import type { Rule, Share, UnpricedLine } from './rules-types.ts';

/** The highest of a tier's steps that is reached, or null. */
export function reachedStep<Step extends { from: number }>(steps: readonly Step[], reached: number): Step | null {
  return steps.toSorted((a, b) => b.from - a.from).find((step) => step.from <= reached) ?? null;
}

/** What a rule takes off each line: never more than the line costs by then. Free shipping takes nothing here. */
export function takenBy(rule: Rule, lines: readonly Standing[]): Amount[] {
  switch (rule.kind) {
    case 'percentage':
    case 'fixedAmount':
      return takenByShare(rule, lines);
    case 'fixedPrice':
      return lines.map(({ line, left, own }) => (own ? subtract(left, least(times(rule.price, line.quantity), left)) : zero));
    case 'buyXGetY':
      return takenByGetting(rule, lines);
    case 'tiersBySpend':
      return takenByStep(reachedStep(rule.steps, add(zero, ...ownLines(lines).map((line) => times(line.price, line.quantity)))), lines);
    case 'tiersByQuantity':
      return takenByStep(
        reachedStep(
          rule.steps,
          ownLines(lines).reduce((sum, line) => sum + line.quantity, 0),
        ),
        lines,
      );
    case 'bundle':
      return takenByBundle(rule, lines);
    case 'freeShipping':
      return lines.map(() => zero);
  }
}

const ownLines = (lines: readonly Standing[]): UnpricedLine[] => lines.filter(({ own }) => own).map(({ line }) => line);

function takenByStep(step: { takes: Share } | null, lines: readonly Standing[]): Amount[] {
  return step ? takenByShare(step.takes, lines) : lines.map(() => zero);
}

function takenByShare(takes: Share, lines: readonly Standing[]): Amount[] {
  const weights = lines.map(({ left, own }) => (own ? left : zero));
  const whole = add(zero, ...weights);
  if (whole === 0) return weights;
  return allocate(takes.kind === 'percentage' ? share(whole, takes.basisPoints) : least(takes.amount, whole), weights);
}
