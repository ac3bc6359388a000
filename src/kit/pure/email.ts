/** What an e-mail address is to the shop. */
import { z } from 'zod';

/** The most characters of an address. */
export const longestEmail = 254;

/** Word characters and hyphens with dots, an at sign, a domain with at least one dot (docs/rules/accounts.md, "Names and passwords"); linear in time. */
const pattern = /^[\w-]+(?:\.[\w-]+)*@[\w-]+(?:\.[\w-]+)+$/;

/** Whether a text is an e-mail address as sign-in and checkout take it. */
export const isEmail = (text: string): boolean => text.length <= longestEmail && pattern.test(text);

/**
 * An address that mail is sent to: one that sign-in or checkout took, or one of the forms that take all that `z.email()` does. Both are needed: each takes
 * addresses that the other does not.
 */
export const mailAddress = z
  .string()
  .max(longestEmail)
  .refine((text) => pattern.test(text) || z.email().safeParse(text).success);
