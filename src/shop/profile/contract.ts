/** What a shopper's account says about the person (docs/contract.md, "Shopper API"). */
import { z } from 'zod';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { isPlainLine, isPlainText } from '#kit/pure/plain-text.ts';
import { uploadLimits } from '../media/contract.ts';
import { profileLimits } from './rules.ts';

export { profileLimits };

const money = z.object({ amount: z.number().int(), currency: z.string() });

/** A user. Amounts are in the asker's currency; what was paid in others is converted by today's rates. */
export const userSchema = z
  .object({
    /** The same as long as the account lives; knowing it gives nothing. */
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    nickName: z.string(),
    /** Both names in the order of their script. */
    fullName: z.string(),
    /** Address of the picture, null without one. */
    avatar: z.string().nullable(),
    bio: z.string(),
    /** `YYYY-MM-DD` */
    birthday: z.string().nullable(),
    email: z.string().nullable(),
    mobile: z.string().nullable(),
    countryCode: z.string().nullable(),
    creditsBalance: money,
    /** What paid orders came to, less what was given back. */
    spendingAmount: money,
    /** All that was paid. */
    paymentAmount: money,
    /** Orders that wait for an online or bank payment. */
    unpaidOrderCount: z.number().int(),
    orderQuantity: z.number().int(),
    lastLogin: z.iso.datetime().nullable(),
    /** Counts up with every change of the account; edits may carry it back. */
    version: z.number().int(),
  })
  .meta({ id: 'User', description: 'An account as its shopper sees it.' });

/** A user as the API answers it. */
export type User = z.infer<typeof userSchema>;

/** The version that an edit was made on; an edit of an older one is rejected. Absent: any version. */
const version = z.int().min(1).optional();
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text): boolean => isPlainLine(text));

/** `/user/editName` */
export const editNameInput = z.object({
  firstName: line(profileLimits.nameLength).min(1),
  lastName: line(profileLimits.nameLength).min(1),
  version,
});

/** `/user/editInfo`; a field that is not sent stays as it is, an empty birthday is none. */
export const editInfoInput = z.object({
  nickName: line(profileLimits.nickNameLength).optional(),
  bio: z
    .string()
    .trim()
    .max(profileLimits.bioLength)
    .refine((text): boolean => isPlainText(text))
    .optional(),
  birthday: z
    .union([z.literal(''), z.null(), z.iso.date()])
    .transform((day) => day || null)
    .optional(),
  version,
});

/** `/user/editAvatar`, as `multipart/form-data`: a picture, of which the square in the middle is taken; or `remove=true` without one. */
export const editAvatarInput = z.object({
  file: z.file().max(uploadLimits.bytes).optional().describe('A JPEG, PNG, WebP, AVIF or GIF picture that does not move'),
  remove: z.literal('true').optional(),
});

const profileStaleData = z.object({ version: z.number().int() });
/**
 * The account was changed after this edit was begun, perhaps on another device; nothing was changed.
 * Cure: Read the account again and repeat the change.
 */
export const profileStale: ErrorSpec<z.infer<typeof profileStaleData>> = {
  reason: 'profileStale',
  wire: 40,
  status: 412,
  message: m.profile_stale,
  data: profileStaleData,
};
