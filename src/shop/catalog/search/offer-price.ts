/** Prices of variants in the currency that is asked for, in SQL. `o` is a variant of a listing. */
import { sql, type RawBuilder } from 'kysely';
import { exponentOf } from '#kit/pure/amount.ts';
import { isConverted } from './base-prices.ts';
import type { CurrencyPricing } from './catalog-search.ts';

type Fragment = RawBuilder<unknown>;

/** Joins the price of the currency's own to an offer `o`, where there may be one. */
export const offerJoin = ({ pricing }: { pricing: CurrencyPricing }) =>
  isConverted(pricing) ? sql`` : sql`left join variant_price own on own.variant_id = o.variant_id and own.currency = ${pricing.currency}`;

/** An offer's price: in the shop's own currency where all prices are converted from it, else in the one asked for. */
export const offerPrice = (pricing: CurrencyPricing): Fragment =>
  isConverted(pricing) ? sql`o.price_amount` : sql`coalesce(own.price_amount, ${converted(sql`o.price_amount`, pricing)})`;

/** Exactly `convert` of the kit (`round` of numeric is half away from zero). */
function converted(column: Fragment, { currency, baseCurrency, rate, stepAmount }: CurrencyPricing): Fragment {
  const shift = exponentOf(currency) - exponentOf(baseCurrency);
  return sql`(round(${column} * ${rate}::numeric * power(10::numeric, ${shift}::int) / ${stepAmount}::int) * ${stepAmount}::int)::bigint`;
}
