/** What a parcel would cost to a place, and why other ways of shipping are not offered: by the same rules as a checkout. */
import { z } from 'zod';
import * as m from '#messages';
import { amount } from '#kit/pure/amount.ts';
import { textIn } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { withAnswers } from '#kit/server/answers/answers.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { isCountry } from '../addresses/index.ts';
import { countryCode } from '../markets/contract.ts';
import { whyNoFee } from './rules.ts';
import { ownTariffs, readShippingWithAnswers, shippingMethodsFor } from './shipping-methods-for.ts';
import { zoneOf } from './zones.ts';

const highest = 100_000_000_000;

/** `POST /shipping-zones/test`; `total` is what the goods cost after discounts, in minor units of `currency`. */
export const shippingTrial = z.object({
  country: countryCode,
  division: z
    .string()
    .regex(/^[A-Z0-9]{1,3}$/)
    .optional()
    .describe('The part of ISO 3166-2 after the hyphen'),
  postcode: z.string().trim().max(20).optional(),
  weightGrams: z.number().int().min(0).max(100_000_000),
  total: z.number().int().min(0).max(highest),
  currency: z.string().regex(/^[A-Z]{3}$/),
});
const money = z.object({ amount: z.number().int(), currency: z.string() });

/** What came of it. `others` are ways of the shop that this parcel is not offered. */
export const shippingTrialAnswer = z.object({
  zone: z.string().nullable().describe('The code of the zone that the place lies in'),
  methods: z.array(z.object({ id: z.string(), title: z.string(), fee: money, pickup: z.boolean() })),
  others: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      zone: z.string(),
      reason: z.enum(['otherZone', 'otherCountry', 'tooHeavy', 'totalTooLow', 'notQuoted']),
      limit: z.number().int().nullable().describe('Grams for `tooHeavy`, minor units for `totalTooLow`'),
    }),
  ),
});
type Answer = z.infer<typeof shippingTrialAnswer>;

/** Tries a parcel. @throws invalidInput (40) naming `country` or `currency` that there is none of */
export async function tryShipping(context: Context, trial: z.output<typeof shippingTrial>): Promise<Answer> {
  return withAnswers(context, (asking) => tryWith(asking, trial));
}

async function tryWith(context: Context, { country, division, postcode, weightGrams, total, currency }: z.output<typeof shippingTrial>): Promise<Answer> {
  const { locale } = context;
  const configuration = await readShippingWithAnswers(context);
  const { markets, zones } = configuration;
  if (!isCountry(country)) throw fieldError('country', m.markets_no_such_country({ code: country }, { locale }));
  if (!markets.currencies.has(currency)) throw fieldError('currency', m.markets_no_such_currency({ code: currency }, { locale }));
  const place = { country, region: division, postalCode: postcode };
  const parcel = { currency, weightGrams, subtotal: amount(total) };
  const offered = shippingMethodsFor(configuration, { place, lang: context.lang, parcel });
  const here = zoneOf(zones, place);
  const ownOf = ownTariffs(configuration, here?.methods ?? [], { place, parcel });
  const others = zones.flatMap((zone) =>
    zone.methods.flatMap(({ code, texts, tariff, pickup }): Answer['others'] => {
      const row = { id: code, title: textIn(texts, 'title', context.lang), zone: zone.code };
      const applies = pickup === null ? zone === here : pickup.country === country;
      if (!applies) return [{ ...row, reason: pickup === null ? 'otherZone' : 'otherCountry', limit: null }];
      const why = whyNoFee(ownOf(tariff), parcel);
      return why ? [{ ...row, ...why }] : [];
    }),
  );
  return {
    zone: here?.code ?? null,
    methods: offered.map(({ id, title, price, pickup }) => ({ id, title, fee: { amount: price, currency }, pickup: pickup !== null })),
    others,
  };
}
