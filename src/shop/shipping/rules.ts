/** Pure decisions about shipping. */
import type { Amount } from '#kit/pure/amount.ts';
import type { Parcel, ShippingRule } from './contract.ts';

/** A method's price: its rule, and from which subtotal on it costs nothing. Amounts are already in the parcel's currency. */
export type Tariff = { rule: ShippingRule; freeAbove: Amount | null };

/** What a parcel costs by a tariff; null where it is not shipped this way (too heavy, subtotal below the first step). */
export function feeFor({ rule, freeAbove }: Tariff, { weightGrams, subtotal }: Pick<Parcel, 'weightGrams' | 'subtotal'>): Amount | null {
  const fee = ruledFee(rule, weightGrams, subtotal);
  if (fee === null) return null;
  return (freeAbove !== null && subtotal >= freeAbove ? 0 : fee) as Amount;
}

function ruledFee(rule: ShippingRule, weightGrams: number, subtotal: Amount): number | null {
  switch (rule.kind) {
    case 'flat':
      return rule.amount;
    case 'weight':
      return rule.steps.toSorted((a, b) => a.upToGrams - b.upToGrams).find((step) => weightGrams <= step.upToGrams)?.amount ?? null;
    case 'subtotal':
      return rule.steps.toSorted((a, b) => a.from - b.from).findLast((step) => subtotal >= step.from)?.amount ?? null;
  }
}

/** Why a parcel is not shipped by a tariff, with the limit that it is over or under; null where it is. */
export function whyNoFee(tariff: Tariff, parcel: Pick<Parcel, 'weightGrams' | 'subtotal'>): { reason: 'tooHeavy' | 'totalTooLow'; limit: number } | null {
  if (feeFor(tariff, parcel) !== null) return null;
  const { rule } = tariff;
  if (rule.kind === 'weight') return { reason: 'tooHeavy', limit: Math.max(...rule.steps.map(({ upToGrams }) => upToGrams)) };
  return { reason: 'totalTooLow', limit: rule.kind === 'subtotal' ? Math.min(...rule.steps.map(({ from }) => from)) : 0 };
}

/** A tariff of the base currency with every amount put through `convert`. */
export function convertTariff({ rule, freeAbove }: Tariff, convert: (base: number) => Amount): Tariff {
  const convertedRule: ShippingRule =
    rule.kind === 'flat'
      ? { ...rule, amount: convert(rule.amount) }
      : rule.kind === 'weight'
        ? { ...rule, steps: rule.steps.map((step) => ({ ...step, amount: convert(step.amount) })) }
        : { ...rule, steps: rule.steps.map((step) => ({ from: convert(step.from), amount: convert(step.amount) })) };
  return { rule: convertedRule, freeAbove: freeAbove === null ? null : convert(freeAbove) };
}
