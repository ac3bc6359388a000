/** Customers and saved cards at Stripe. */
import { z } from 'zod';
import type { Context } from '#kit/server/context.ts';
import { askStripe, shaped, StripeApiError } from './stripe-client.ts';

const customerSchema = z.object({ id: z.string().regex(/^cus_\w{1,200}$/) });

const methodSchema = z.object({
  id: z.string().regex(/^pm_\w{1,200}$/),
  customer: z.string().nullish(),
  card: z
    .object({
      brand: z.string().regex(/^\w{1,40}$/),
      last4: z.string().regex(/^\d{4}$/),
      exp_month: z.number().int().min(1).max(12),
      exp_year: z.number().int().min(2000).max(2200),
    })
    .nullish(),
});

/** A card as Stripe has it; `customer` is null once it was taken away. */
export type StripeCard = { customer: string | null; brand: string; lastDigits: string; expiryMonth: number; expiryYear: number };

/**
 * Makes a customer of an account. Stripe learns nothing of it but its id here.
 * @throws timedOut (20000), providerAway (500), providerRefused (41), StripeApiError
 */
export async function createCustomer(context: Context, { accountId, idempotencyKey }: { accountId: string; idempotencyKey: string }): Promise<string> {
  const params = { metadata: { accountId, shop: context.config.baseUrl } };
  return shaped(context, customerSchema, await askStripe(context, (stripe) => stripe.customers.create(params, { idempotencyKey }))).id;
}

/** A card as it stands now; null for one that Stripe does not know, and for what is no card. */
export async function retrieveCard(context: Context, reference: string): Promise<StripeCard | null> {
  const method = await unlessRefused(
    askStripe(context, (stripe) => stripe.paymentMethods.retrieve(reference)),
    isMissing,
  );
  if (method === null) return null;
  const { customer, card } = shaped(context, methodSchema, method);
  if (!card) return null;
  return { customer: customer ?? null, brand: card.brand, lastDigits: card.last4, expiryMonth: card.exp_month, expiryYear: card.exp_year };
}

/** Takes a card away from its customer, for good. What Stripe refuses is one that is taken away already: it says so without a code. */
export async function detachCard(context: Context, reference: string): Promise<void> {
  await unlessRefused(
    askStripe(context, (stripe) => stripe.paymentMethods.detach(reference)),
    () => true,
  );
}

/** Deletes a customer with all cards. */
export async function removeCustomer(context: Context, reference: string): Promise<void> {
  await unlessRefused(
    askStripe(context, (stripe) => stripe.customers.del(reference)),
    isMissing,
  );
}

const isMissing = (code: string): boolean => code === 'resource_missing';

/** What Stripe answers, or null where it refuses with a code that is expected. */
async function unlessRefused<T>(asked: Promise<T>, isExpected: (code: string) => boolean): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof StripeApiError && isExpected(error.code)) return null;
    throw error;
  }
}
