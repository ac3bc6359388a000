/** Group `mails`: the sender, the footer, and who gets copies of order mails. */
import { z } from 'zod';
import { wordsSchema } from './contract-texts.ts';

const mostCopies = 5;
const address = z
  .string()
  .trim()
  .max(254)
  .refine((text) => text === '' || z.email().safeParse(text).success)
  .default('');

/** An empty sender is the shop's own name and address; an empty `replyTo`: answers go to the sender. */
export const mailSettingsSchema = z
  .object({
    senderName: z
      .string()
      .trim()
      .max(100)
      .regex(/^[^\r\n]*$/)
      .default(''),
    senderAddress: address,
    replyTo: address,
    /** Below every mail, by language. */
    footer: wordsSchema.default({}),
    /** Who gets a copy of each mail about an order. */
    copyOrdersTo: z
      .array(z.email().max(254))
      .max(mostCopies)
      .overwrite((given) => [...new Set(given)])
      .default([]),
  })
  .meta({ id: 'MailSettings', description: 'From whom mails come, and who gets copies.' });

/** What the merchant says of mails. */
export type MailSettings = z.output<typeof mailSettingsSchema>;
