/** Jobs about saved cards; what they do is in `jobs.ts`. */
import { z } from 'zod';
import type { JobKind } from '#kit/server/context.ts';

const reference = z.string().max(250);
const named = z.object({ provider: z.string(), reference });
const saved = named.extend({ customer: reference });

/** A payment was captured whose shopper wants the card kept. */
export const cardKept: JobKind<z.output<typeof saved>> = { name: 'payment.card-kept', data: saved };

/** A provider says that something became of a card. */
export const cardChanged: JobKind<z.output<typeof named>> = { name: 'payment.card-changed', data: named };

/** A card was taken away here: the provider forgets it too. */
export const cardRemoved: JobKind<z.output<typeof named>> = { name: 'payment.card-removed', data: named };

/** An account was erased: the provider deletes its customer. */
export const customerErased: JobKind<z.output<typeof named>> = { name: 'payment.customer-erased', data: named };
