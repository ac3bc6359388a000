import { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import { allTaxSources } from './tax-sources/tax-sources.ts';

/** `GET /tax-providers`: who calculates taxes in place of the rates. */
export const taxProvidersSchema = z.object({
  items: z.array(
    z.object({ id: z.string(), title: z.string(), ready: z.boolean() }).meta({ id: 'TaxProvider', description: 'Somebody outside who calculates taxes.' }),
  ),
});

/** The tax providers that are installed. */
export async function listTaxProviders(context: Context): Promise<z.infer<typeof taxProvidersSchema>> {
  return {
    items: await Promise.all(allTaxSources().map(async ({ id, title, isReady }) => ({ id, title: title(context.locale), ready: await isReady(context) }))),
  };
}
