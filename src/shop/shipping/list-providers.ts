import { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import { allRateSources } from './sources/rate-sources.ts';

/** `GET /shipping-providers`: who answers what a parcel costs. */
export const rateProvidersSchema = z.object({
  items: z
    .array(
      z
        .object({
          id: z.string().describe('What shipping methods call it'),
          title: z.string().describe('Its name, in the language asked for'),
          ready: z.boolean().describe('Whether it is set up; else what it prices is not offered'),
          rates: z
            .array(z.object({ code: z.string().describe('What shipping methods call it'), title: z.string().describe('Its name, in the language asked for') }))
            .describe('Its rates, of which shipping methods are made'),
        })
        .meta({ id: 'ShippingRateProvider', description: 'An outside service that quotes shipping rates.' }),
    )
    .describe('All that are installed'),
});

/** The providers of shipping rates that are installed, with the rates of each. */
export async function listRateProviders(context: Context): Promise<z.infer<typeof rateProvidersSchema>> {
  const { locale } = context;
  return {
    items: await Promise.all(
      allRateSources().map(async ({ id, title, rates, isReady }) => ({
        id,
        title: title(locale),
        ready: await isReady(context),
        rates: rates.map((rate) => ({ code: rate.code, title: rate.title(locale) })),
      })),
    ),
  };
}
