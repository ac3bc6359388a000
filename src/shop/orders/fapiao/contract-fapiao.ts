/** What a Chinese invoice (发票, fapiao) says of who gets it. The merchant writes it with the tax office; the shop keeps what it takes. */
import { z } from 'zod';
import * as m from '#messages';
import { isPlainLine } from '#kit/pure/plain-text.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';

/** Limits of a fapiao. */
export const fapiaoLimits = { titleLength: 100, taxNumberLength: 30, emailLength: 254 } as const;

/** To a person, or to a company with its taxpayer number. */
export const fapiaoTypes = ['personal', 'company'] as const;

/** A fapiao as it is asked for; `checkFapiao` says which fields its type needs. */
export const fapiaoInput = z.object({
  type: z.enum(fapiaoTypes),
  title: z
    .string()
    .trim()
    .max(fapiaoLimits.titleLength)
    .refine((text): boolean => isPlainLine(text))
    .default(''),
  taxNumber: z.string().trim().max(fapiaoLimits.taxNumberLength).default(''),
  email: z.string().trim().max(fapiaoLimits.emailLength).default(''),
});

/** A fapiao as it is asked for. */
export type FapiaoRequest = z.output<typeof fapiaoInput>;

/** A fapiao of an order: `issuedAt` is null until staff say that it is issued. */
export type OrderFapiao = FapiaoRequest & { issuedAt: string | null };

/** A fapiao as it is asked for, on the wire. */
export const fapiaoSchema = z
  .object({ type: z.enum(fapiaoTypes), title: z.string(), taxNumber: z.string(), email: z.string() })
  .meta({ id: 'Fapiao', description: 'What a Chinese invoice (fapiao) says of who gets it.' });

/** Staff may correct it, or ask for one in the shopper's place; null: none is wanted. */
export const orderFapiaoInput = z.object({ fapiao: fapiaoInput.nullable() });

/** Its fapiao is issued: what it says can no longer be changed. Cure: Issue a red fapiao (红字发票) with the tax office, and another one. */
export const fapiaoIssued: ErrorSpec = { reason: 'fapiaoIssued', wire: 41, status: 409, message: m.order_fapiao_issued_already };
/** The order has no fapiao to issue, or is not paid. Cure: Ask for one with `fapiao` first, and wait for the payment. */
export const fapiaoNotDue: ErrorSpec = { reason: 'fapiaoNotDue', wire: 41, status: 409, message: m.order_fapiao_not_due };
/** Nothing of this goes to mainland China, where fapiao are written. Cure: Set a shipping address there first. */
export const fapiaoNotOffered: ErrorSpec = { reason: 'fapiaoNotOffered', wire: 41, status: 409, message: m.order_fapiao_not_offered };
