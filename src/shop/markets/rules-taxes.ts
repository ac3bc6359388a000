/** Pure: the tax of the lines of a checkout or an order and of its shipping, by rate (docs/rules/money.md, "Tax"). */
import { add, allocate, amount, share, subtract, taxWithin, zero, type Amount } from '#kit/pure/amount.ts';
import { textIn } from '#kit/pure/languages.ts';
import type { Markets, Place } from './contract.ts';
import { taxRateFor } from './rules.ts';

/** A rate by the name that it has for the shopper, and the country whose rate it is, where that is known. */
export type NamedRate = { title: string; basisPoints: number; country?: string };

/** A line's total after discounts. `rate`: null where it is not taxed. `sent`: it is part of what is shipped. */
export type TaxableLine = { total: Amount; rate: NamedRate | null; sent: boolean };

/** The tax by one rate; `base` is what it is taken of, without the tax. */
export type TaxSum = NamedRate & { base: Amount; amount: Amount };

/** The fee and how it is taxed: by one rate (null: not at all), or as the goods that are sent, each rate for its share. */
export type TaxableFee = { fee: Amount; rate: NamedRate | null | 'asGoods' };

/** Tax of each line, of all by rate, and in all. */
export type TaxTotals = { lineTaxes: { amount: Amount; basisPoints: number }[]; taxes: TaxSum[]; tax: Amount };

/**
 * Tax of lines and shipping, rounded half away from zero once per line and rate. Where prices hold the tax it is the part
 * contained, else what is added. The amounts of `taxes` add up to `tax`.
 */
export function taxesOf(lines: readonly TaxableLine[], { fee, rate }: TaxableFee, prices: { taxIncluded: boolean }): TaxTotals {
  const taxed = (total: Amount, of: NamedRate | null) => ({ total, rate: of, amount: of === null ? zero : taxAt(total, of.basisPoints, prices) });
  const ofLines = lines.map((line) => taxed(line.total, line.rate));
  const ofFee = (rate === 'asGoods' ? splitFee(fee, lines) : [{ total: fee, rate }]).map((part) => taxed(part.total, part.rate));
  return { ...sumsByRate([...ofLines, ...ofFee], prices), lineTaxes: ofLines.map(lineTaxOf) };
}

/** The same for lines and shipping whose tax an outside service calculated; `lineTaxes` are those of the lines. */
export function taxesFrom(parts: readonly { total: Amount; part: (NamedRate & { amount: number }) | null }[], prices: { taxIncluded: boolean }): TaxTotals {
  const taxed = parts.map(({ total, part }) => ({ total, rate: part, amount: amount(part?.amount ?? 0) }));
  return { ...sumsByRate(taxed, prices), lineTaxes: taxed.map(lineTaxOf) };
}

type TaxedPart = { total: Amount; rate: NamedRate | null; amount: Amount };

const keyOf = ({ basisPoints, country = '', title }: NamedRate) => `${basisPoints} ${country} ${title}`;

const lineTaxOf = ({ amount: tax, rate }: TaxedPart) => ({ amount: tax, basisPoints: rate?.basisPoints ?? 0 });

function sumsByRate(parts: readonly TaxedPart[], prices: { taxIncluded: boolean }): Pick<TaxTotals, 'taxes' | 'tax'> {
  const sums = new Map<string, TaxSum>();
  for (const { total, rate: of, amount: tax } of parts) {
    if (of === null || of.basisPoints === 0) continue;
    const { title, basisPoints, country } = of;
    const key = keyOf(of);
    const sum = sums.get(key) ?? { title, basisPoints, ...(country && { country }), base: zero, amount: zero };
    sums.set(key, { ...sum, base: add(sum.base, prices.taxIncluded ? subtract(total, tax) : total), amount: add(sum.amount, tax) });
  }
  const taxes = [...sums.values()].filter((sum) => sum.base !== 0 || sum.amount !== 0).toSorted((a, b) => b.basisPoints - a.basisPoints);
  return {
    taxes,
    tax: add(zero, ...taxes.map((sum) => sum.amount)),
  };
}

/** The tax of one amount at one rate. */
export function taxAt(total: Amount, basisPoints: number, prices: { taxIncluded: boolean }): Amount {
  return prices.taxIncluded ? taxWithin(total, basisPoints) : share(total, basisPoints);
}

/** The fee split over the rates of the goods that are sent, by what they cost; goods that cost nothing share it evenly. */
function splitFee(fee: Amount, lines: readonly TaxableLine[]): { total: Amount; rate: NamedRate | null }[] {
  const sent = lines.filter((line) => line.sent);
  if (sent.length === 0) return [{ total: fee, rate: null }];
  const byRate = new Map<string, { rate: NamedRate | null; weight: Amount; count: Amount }>();
  for (const { rate, total } of sent) {
    const key = rate === null ? '' : keyOf(rate);
    const known = byRate.get(key) ?? { rate, weight: zero, count: zero };
    byRate.set(key, { rate, weight: add(known.weight, total), count: add(known.count, 1 as Amount) });
  }
  const parts = [...byRate.values()];
  const weights = parts.some((part) => part.weight > 0) ? parts.map((part) => part.weight) : parts.map((part) => part.count);
  return allocate(fee, weights).map((total, index) => ({ total, rate: parts[index]!.rate }));
}

/** The rate of a tax class in a place, by its name in a language; null where nothing is taxed, or no place is known. */
export function namedRateFor(markets: Markets, { place, taxClass, lang }: { place: Place | undefined; taxClass: string; lang: string }): NamedRate | null {
  const rate = place === undefined ? null : taxRateFor(markets, { ...place, taxClass });
  return rate && { title: textIn(rate.texts, 'title', lang), basisPoints: rate.basisPoints, country: rate.country };
}
