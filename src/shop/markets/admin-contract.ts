/** Tax rates and markets as staff read and write them. */
import { z } from 'zod';
import * as m from '#messages';
import { isRate } from '#kit/pure/amount.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { countryCode, postalBound, titlesSchema } from './contract.ts';

/** Limits of what staff write. */
export const marketLimits = { classLength: 40, countries: 250, basisPoints: 10_000, taxRates: 5_000 } as const;

const taxClass = z
  .string()
  .max(marketLimits.classLength)
  .regex(/^[a-z][a-z0-9-]*$/);
const rateFields = {
  country: countryCode,
  /** The part of ISO 3166-2 after the hyphen; null: the whole country. */
  region: z
    .string()
    .regex(/^[A-Z0-9]{1,3}$/)
    .nullable()
    .default(null),
  taxClass,
  /** 1900 is 19 %, 662.5 is 6.625 %; at most three decimals. */
  basisPoints: z.number().min(0).max(marketLimits.basisPoints).refine(isRate),
  texts: titlesSchema,
};

/** `tax-rates`: a rate of a country, of a region of it, or of a range of its postal codes (both ends in it). */
export const taxRateInput = z.object({ ...rateFields, postalFrom: postalBound.nullable().default(null), postalTo: postalBound.nullable().default(null) });
/** What staff write of a rate. */
export type TaxRateInput = z.infer<typeof taxRateInput>;
/** A rate as staff read it. */
export const taxRateSchema = z.object({
  id: z.string(),
  ...rateFields,
  region: z.string().nullable(),
  postalFrom: z.string().nullable(),
  postalTo: z.string().nullable(),
});
/** A rate as staff read it. */
export type StaffTaxRate = z.infer<typeof taxRateSchema>;
/** What rates are sorted by. */
export const taxRateSorts = ['country', 'taxClass', 'basisPoints'] as const;
/** What rates are narrowed by; `q` finds by country, region, class or title. */
export const taxRateFilter = z.strictObject({ q: z.string().trim().max(80).optional(), country: countryCode.optional() });

/** `markets`: which countries share a currency and a way of showing tax. They are changed, not made: promotions name them. */
export const marketInput = z.object({
  countries: z.array(countryCode).max(marketLimits.countries),
  currency: z.string().regex(/^[A-Z]{3}$/),
  taxIncluded: z.boolean(),
  /** The tax class of shipping; null: the rates of the goods that are sent, each for its share. */
  shippingTaxClass: taxClass.nullable(),
  /** Whether consumers there may withdraw from a contract within 14 days by law; the site then offers it. */
  withdrawal: z.boolean().default(false),
  texts: titlesSchema,
});
/** What staff write of a market. */
export type MarketInput = z.infer<typeof marketInput>;
/** A market as staff read it; `id` is its code. */
export const marketSchema = z.object({ id: z.string(), isDefault: z.boolean(), ...marketInput.shape });
/** A market as staff read it. */
export type StaffMarket = z.infer<typeof marketSchema>;
/** What markets are sorted by. */
export const marketSorts = ['id', 'currency'] as const;
/** Markets are few: nothing narrows them. */
export const marketFilter = z.strictObject({});

/** As many rates as are looked through for every basket. */
export const tooManyRates: ErrorSpec = { wire: 40, status: 409, message: m.markets_too_many_rates };
