/** How a buyer is reached. Another way of contact begins here. */
import { z } from 'zod';

/** As checkouts and orders show it: what was not given is null. */
export const contactSchema = z.object({ email: z.string().nullable(), countryCode: z.string().nullable(), mobile: z.string().nullable() });
/** See `contactSchema`. */
export type Contact = z.infer<typeof contactSchema>;

/** As it was given: by one way. */
export type ContactMethod = { email: string } | { countryCode: string; mobile: string };

/** The way that was given, the others null. */
export function contactFrom(given: ContactMethod | null): Contact {
  const none: Contact = { email: null, countryCode: null, mobile: null };
  return { ...none, ...given };
}
