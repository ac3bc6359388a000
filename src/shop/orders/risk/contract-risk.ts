/** Holding an order back, and what speaks against sending it. */
import { z } from 'zod';
import { orderLimits } from '../contract-limits.ts';

/** Signs of risk, the plainest first. */
export const riskSigns = ['failedPayments', 'manyOrders', 'sameAddress', 'phoneCountry', 'methodsTried'] as const;
/** One of them. */
export type RiskSign = (typeof riskSigns)[number];

/** `hold`: why; only staff read it. */
export const holdInput = z.object({ note: z.string().trim().max(orderLimits.reasonLength).default('') });

/** What speaks against sending an order, the plainest first; `count` says how often. */
export const riskSchema = z.object({ signs: z.array(z.object({ sign: z.enum(riskSigns), count: z.number().int() })) });
/** See `riskSchema`. */
export type OrderRisks = z.infer<typeof riskSchema>;
