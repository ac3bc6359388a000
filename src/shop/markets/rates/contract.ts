/** Where rates come from, as the back office reads and writes it. */
import { z } from 'zod';
import { currencySettingsSchema } from '../../settings/contract.ts';

const at = z.iso.datetime().nullable();

/** How the last updates of rates went. */
export const rateStatusSchema = z.object({
  day: z.string().nullable().describe('The day of the list that the rates are of; null: none was taken yet'),
  updatedAt: at,
  failingSince: at.describe('Since when no list could be taken; the rates of before hold on'),
  problem: z.enum(['', 'unreachable', 'unreadable', 'old', 'baseMissing']),
  skipped: z.array(z.string()).describe('Currencies whose rate stayed: the list does not have them, or they changed by more than is believed'),
});
/** How the last updates of rates went. */
export type RateStatus = z.infer<typeof rateStatusSchema>;

/** `settings/currencies`; `status` is read only. */
export const staffCurrencySettings = currencySettingsSchema
  .extend({ status: rateStatusSchema })
  .meta({ id: 'StaffCurrencySettings', description: 'Where exchange rates come from, and how their last updates went.' });
