/** Group `maintenance`: the shop is closed to visitors for a while. */
import { z } from 'zod';
import { textsSchema } from './contract-texts.ts';

/** Whether visitors are kept out, what they read (`title` and `text` by language), and the password that lets one in; empty: nobody but staff. */
export const maintenanceSchema = z
  .object({
    enabled: z.boolean().default(false),
    texts: textsSchema.default({}),
    password: z.string().max(200).default(''),
  })
  .meta({ id: 'MaintenanceSettings', description: 'Whether the shop is closed, and what visitors read then.' });

/** The shop closed to visitors. */
export type MaintenanceSettings = z.output<typeof maintenanceSchema>;
