/** Pure decisions about shipping. */
import type { Amount } from '#kit/pure/amount.ts';
import type { Parcel, ShippingRule } from './contract.ts';

/** A method's price: its rule, and from which subtotal on it costs nothing. */
export type Tariff = { rule: ShippingRule; freeAbove: Amount | null };

/** A rule whose price a provider answers. */
export type ProviderRule = Extract<ShippingRule, { kind: 'provider' }>;

/** The same in the parcel's currency, with what a provider answered. */
export type OwnTariff = { rule: Exclude<ShippingRule, ProviderRule>; freeAbove: Amount | null };

/** What a parcel costs by a tariff; null where it is not shipped this way (too heavy, subtotal below the first step). */
export function feeFor({ rule, freeAbove }: OwnTariff, { weightGrams, subtotal }: Pick<Parcel, 'weightGrams' | 'subtotal'>): Amount | null {
  const fee = ruledFee(rule, weightGrams, subtotal);
  if (fee === null) return null;
  return (freeAbove !== null && subtotal >= freeAbove ? 0 : fee) as Amount;
}

function ruledFee(rule: OwnTariff['rule'], weightGrams: number, subtotal: Amount): number | null {
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
export function whyNoFee(
  tariff: OwnTariff | null,
  parcel: Pick<Parcel, 'weightGrams' | 'subtotal'>,
): { reason: 'tooHeavy' | 'totalTooLow'; limit: number } | { reason: 'notQuoted'; limit: null } | null {
  if (tariff === null) return { reason: 'notQuoted', limit: null };
  if (feeFor(tariff, parcel) !== null) return null;
  const { rule } = tariff;
  if (rule.kind === 'weight') return { reason: 'tooHeavy', limit: Math.max(...rule.steps.map(({ upToGrams }) => upToGrams)) };
  return { reason: 'totalTooLow', limit: rule.kind === 'subtotal' ? Math.min(...rule.steps.map(({ from }) => from)) : 0 };
}

/**
 * A tariff of the base currency in the parcel's: every amount put through `convert`, and in place of a provider's rule what `quoteOf` answers. Null where that
 * is nothing: the parcel is not shipped this way.
 */
export function convertTariff(
  { rule, freeAbove }: Tariff,
  { convert, quoteOf }: { convert: (base: number) => Amount; quoteOf: (rule: ProviderRule) => Amount | null },
): OwnTariff | null {
  const own = convertRule(rule, convert, quoteOf);
  return own && { rule: own, freeAbove: freeAbove === null ? null : convert(freeAbove) };
}

function convertRule(rule: ShippingRule, convert: (base: number) => Amount, quoteOf: (rule: ProviderRule) => Amount | null): OwnTariff['rule'] | null {
  switch (rule.kind) {
    case 'flat':
      return { ...rule, amount: convert(rule.amount) };
    case 'weight':
      return { ...rule, steps: rule.steps.map((step) => ({ ...step, amount: convert(step.amount) })) };
    case 'subtotal':
      return { ...rule, steps: rule.steps.map((step) => ({ from: convert(step.from), amount: convert(step.amount) })) };
    case 'provider': {
      const amount = quoteOf(rule);
      return amount === null ? null : { kind: 'flat', amount };
    }
  }
}
