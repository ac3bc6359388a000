/** Group `currencies`: where rates come from, and how converted prices are rounded. */
import { z } from 'zod';

/** Rates entered by hand, or those of the European Central Bank, each working day. */
export const rateSources = ['manual', 'ecb'] as const;

/** `roundTo`: to how many minor units converted prices are rounded where a currency says nothing itself; null: to one. */
export const currencySettingsSchema = z.object({
  source: z.enum(rateSources).default('manual'),
  roundTo: z.number().int().min(1).max(100_000).nullable().default(null),
});
