import { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import { allTaxSources } from './tax-sources/tax-sources.ts';

/** `GET /tax-providers`: who calculates taxes in place of the rates. */
export const taxProvidersSchema = z.object({
  items: z
    .array(
      z
        .object({
          id: z.string().describe('What markets call it'),
          title: z.string().describe('Its name, in the language asked for'),
          ready: z.boolean().describe('Whether it is set up; else it counts as silent'),
        })
        .meta({ id: 'TaxProvider', description: 'An outside service that calculates taxes.' }),
    )
    .describe('All that are installed'),
});

/** The tax providers that are installed. */
export async function listTaxProviders(context: Context): Promise<z.infer<typeof taxProvidersSchema>> {
  return {
    items: await Promise.all(allTaxSources().map(async ({ id, title, isReady }) => ({ id, title: title(context.locale), ready: await isReady(context) }))),
  };
}
