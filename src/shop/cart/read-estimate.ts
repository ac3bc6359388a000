import type { Context } from '#kit/server/context.ts';
import { schemaError } from '#kit/server/http/api.ts';
import { estimateInput } from './contract.ts';
import { estimateShipping } from './prices/estimate-shipping.ts';
import type { PlainEstimate } from './sections/cart-page/data.ts';

/** What shipping the caller's cart costs to the place in a page's query; null where that names none. */
export async function readEstimate(context: Context, query: URLSearchParams): Promise<PlainEstimate | null> {
  const country = query.get('country');
  if (country === null) return null;
  const postalCode = query.get('postalCode')?.trim() ?? '';
  const values = { country, postalCode };
  const read = estimateInput.safeParse({ country, ...(postalCode === '' ? {} : { postalCode }) });
  if (read.success) return { values, refused: null, methods: await estimateShipping(context, read.data) };
  const error = schemaError(read.error.issues, context.locale);
  return { values, refused: { errors: error.data!['errors'] as Record<string, string>, message: error.say(context.locale), values }, methods: null };
}
