/** What an attempt notes of cards, for Stripe. */
import { z } from 'zod';
import type { Attempt } from '../provider.ts';

const meansSchema = z.object({
  customer: z.string().optional().catch(undefined),
  card: z.string().optional().catch(undefined),
  keeps: z.literal(true).optional().catch(undefined),
});

/** `customer`: Stripe's customer, who has the saved cards; `card`: the saved one that pays; `keeps`: the one that pays is to be kept. */
export type Means = { customer?: string | undefined; card?: string | undefined; keeps?: true | undefined };

/** What an attempt is paid with. */
export const meansOf = ({ detail }: Pick<Attempt, 'detail'>): Means => meansSchema.parse(detail);
