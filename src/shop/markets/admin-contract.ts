/** Tax rates and markets as staff read and write them. */
import { fieldErrorsSchema, type FieldErrors } from '#kit/pure/common-errors.ts';
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
export const taxRateSchema = z
  .object({
    id: z.string(),
    ...rateFields,
    region: z.string().nullable(),
    postalFrom: z.string().nullable(),
    postalTo: z.string().nullable(),
  })
  .meta({ id: 'TaxRate', description: 'A tax rate of a country, a region or a range of postal codes.' });
/** A rate as staff read it. */
export type StaffTaxRate = z.infer<typeof taxRateSchema>;
/** What rates are sorted by. */
export const taxRateSorts = ['country', 'taxClass', 'basisPoints'] as const;
/** What rates are narrowed by; `q` finds by country, region, class or title. */
export const taxRateFilter = z.strictObject({ q: z.string().trim().max(80).optional(), country: countryCode.optional() });

/** `markets`: which countries share a currency and a way of showing tax. */
export const marketInput = z.object({
  countries: z.array(countryCode).max(marketLimits.countries),
  currency: z.string().regex(/^[A-Z]{3}$/),
  taxIncluded: z.boolean(),
  /** The tax class of shipping; null: the rates of the goods that are sent, each for its share. */
  shippingTaxClass: taxClass.nullable().default(null),
  /** Who calculates the tax in place of the rates (`GET /tax-providers`); `ownRates`: they apply while there is no answer, else nothing can be ordered then. */
  taxProvider: z
    .object({
      id: z.string().min(1).max(40).describe('By id of `GET /tax-providers`'),
      ownRates: z.boolean().default(false).describe('Whether the tax rates apply while it does not answer; else nothing can be ordered then'),
    })
    .nullable()
    .default(null)
    .describe('Who calculates its tax; null: the tax rates do'),
  /** Whether consumers there may withdraw from a contract within 14 days by law; the site then offers it. */
  withdrawal: z.boolean().default(false),
  /** Whether the law there asks for the lowest price of the last 30 days beside a reduced one. */
  showsLowestPrice: z.boolean().default(false),
  /** Whether a company with a VAT number of another country of the European Union owes the tax itself; only where prices are without tax. */
  reverseCharge: z.boolean().default(false),
  texts: titlesSchema,
});
/** `POST /markets`: `code` names it for good, because promotions do; absent, it is made of the first country or the title. */
export const newMarketInput = marketInput.extend({
  code: z
    .string()
    .max(40)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .optional(),
});
/** A new market. */
export type NewMarketInput = z.infer<typeof newMarketInput>;
/** What staff write of a market. */
export type MarketInput = z.infer<typeof marketInput>;
/** A market as staff read it; `id` is its code. */
export const marketSchema = z
  .object({ id: z.string(), isDefault: z.boolean(), ...marketInput.shape })
  .meta({ id: 'Market', description: 'Countries that share a currency and a way of showing taxes, as staff read them.' });
/** A market as staff read it. */
export type StaffMarket = z.infer<typeof marketSchema>;
/** What markets are sorted by. */
export const marketSorts = ['id', 'currency'] as const;
/** Markets are few: nothing narrows them. */
export const marketFilter = z.strictObject({});

/** The code is another market's. Cure: Choose another code. */
export const marketExists: ErrorSpec<FieldErrors> = { reason: 'marketExists', wire: 40, status: 409, message: m.markets_code_taken, data: fieldErrorsSchema };

/** `currencies`: how many major units one of the base currency buys, and to how many minor units converted prices are rounded. */
export const currencyInput = z.object({
  rate: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,9})?$/)
    .refine((rate) => Number(rate) > 0)
    .or(z.number().positive().max(1e9).transform(String)),
  stepAmount: z.number().int().min(1).max(100_000).default(1),
  position: z.number().int().min(0).max(1_000).default(0),
});
/** What staff write of a currency. */
export type CurrencyInput = z.output<typeof currencyInput>;
/** `POST /currencies` */
export const newCurrencyInput = currencyInput.extend({
  code: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .refine((code) => Intl.supportedValuesOf('currency').includes(code)),
});
/** A currency as staff read it; `id` is its code. The base currency, which prices are kept in, has the rate 1. */
export const currencySchema = z
  .object({
    id: z.string(),
    code: z.string(),
    rate: z.string(),
    stepAmount: z.number().int(),
    position: z.number().int(),
    isBase: z.boolean(),
  })
  .meta({ id: 'Currency', description: 'A currency of the shop as staff read it.' });
/** A currency as staff read it. */
export type StaffCurrency = z.infer<typeof currencySchema>;
/** There is such a currency. Cure: Change the currency that is there. */
export const currencyExists: ErrorSpec<FieldErrors> = {
  reason: 'currencyExists',
  wire: 40,
  status: 409,
  message: m.markets_currency_taken,
  data: fieldErrorsSchema,
};
/** A market sells in it. Cure: Let the market sell in another currency first. */
export const currencyUsed: ErrorSpec = { reason: 'currencyUsed', wire: 41, status: 409, message: m.markets_currency_used };

/** As many rates as are looked through for every basket. Cure: Delete a rate first. */
export const tooManyRates: ErrorSpec = { reason: 'tooManyRates', wire: 40, status: 409, message: m.markets_too_many_rates };
