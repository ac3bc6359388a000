/** Mails about goods that are back in stock, on the wire. */
import { z } from 'zod';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { catalogLimits } from '../catalog/contract.ts';

/** How many variants an address waits for at most, how long it waits, and how many are mailed in one transaction. */
export const stockAlertLimits = { perAddress: 50, days: 365, atOnce: 100 } as const;

/** `/product/notify`: who wants to know when a variant is back. */
export const stockAlertInput = z.object({
  sku: z.string().min(1).max(catalogLimits.skuLength),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
});
/** See `stockAlertInput`. */
export type StockAlertInput = z.output<typeof stockAlertInput>;

/** What `/product/notify` answers, whether or not the address waits already. */
export const stockAlertAnswer = z.object({ message: z.string() });

/** Of which product staff ask who waits. */
export const waitingQuery = z.object({ product: z.string().min(1).max(40) });
/** How many addresses wait for each variant of a product; variants that nobody waits for are left out. */
export const waitingSchema = z.object({ items: z.array(z.object({ sku: z.string(), waiting: z.number().int() })) });
/** See `waitingSchema`. */
export type Waiting = z.infer<typeof waitingSchema>;

/** It can be bought now. Cure: Buy it. */
export const inStockAlready: ErrorSpec = { reason: 'inStockAlready', wire: 41, status: 409, message: m.stock_alert_in_stock };
