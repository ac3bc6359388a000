/** How an empty shop gets its owner and what it begins with: what is taken, answered and refused. */
import { z } from 'zod';
import * as m from '#messages';
import { messageLocales } from '#kit/pure/languages.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';

/** What a shop begins with: nothing, the demo shop, or a file that is imported next. */
export const starts = ['empty', 'demo', 'import'] as const;

const currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .refine((code) => Intl.supportedValuesOf('currency').includes(code));

/** `POST /api/admin/setup` */
export const setUpInput = z.object({
  code: z.string().trim().min(1).max(60).describe('As the terminal printed it'),
  shop: z.object({
    name: z.string().trim().min(1).max(100),
    country: z.string().regex(/^[A-Z]{2}$/),
    currency: currency.describe('ISO 4217; prices are kept in it'),
    languages: z.array(z.enum(messageLocales)).min(1).max(messageLocales.length).describe('In which languages the shop is read; English is always one'),
    timeZone: z.string().max(60).optional().describe('IANA time zone in which the shop counts its days; UTC without one, or with one that is not known'),
  }),
  owner: z.object({ email: z.email().max(254), name: z.string().trim().min(1).max(100).optional(), password: z.string().min(1).max(1_000) }),
  start: z.enum(starts).default('empty'),
});
/** What the form sends. */
export type SetUpInput = z.output<typeof setUpInput>;

/** `GET /api/admin/setup`: whether the shop waits to be set up. It tells nothing else. */
export const setUpState = z.object({ needed: z.boolean() });

/** The code is not the one that the terminal printed last. Cure: Use the code that the terminal printed last. */
export const codeWrong: ErrorSpec = { reason: 'setupCodeWrong', wire: 30, status: 403, message: m.setup_code_wrong };
/** The shop has its owner. Cure: Sign in instead. */
export const alreadySetUp: ErrorSpec = { reason: 'alreadySetUp', wire: 41, status: 409, message: m.setup_done_already };
