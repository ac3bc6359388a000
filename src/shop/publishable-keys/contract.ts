/** Publishable keys: what is taken, answered and refused. */
import { z } from 'zod';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';

/** Bounds of keys, and for how long their calls are counted. */
export const publishableKeyLimits = { keys: 50, titleLength: 60, shownDays: 30, keptDays: 400 } as const;

/** `POST /api/admin/publishable-keys`, and `PUT` with the record as read, changed. */
export const publishableKeyInput = z.object({
  title: z.string().trim().min(1).max(publishableKeyLimits.titleLength).describe('The app, as logs and this list name it'),
});
/** What staff say of a key. */
export type PublishableKeyInput = z.output<typeof publishableKeyInput>;

/** A key as it is listed. It is no secret and always shown. */
export const publishableKeySchema = z
  .object({
    id: z.string(),
    title: z.string().describe('The app'),
    key: z.string().describe('What the app sends as `x-publishable-key`'),
    createdBy: z.string().describe('Who made it'),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable().describe('To some seconds'),
    calls: z.number().int().describe('Calls within 30 days'),
    limited: z.number().int().describe('Calls of these that were too many (429)'),
  })
  .meta({ id: 'PublishableKey', description: 'The key by which an app names itself' });
/** A key as it is listed. */
export type PublishableKey = z.infer<typeof publishableKeySchema>;

/** Orders of the list. */
export const publishableKeySorts = ['createdAt', 'title'] as const;
/** Keys are few: nothing but words narrows them. */
export const publishableKeyFilter = z.strictObject({ q: z.string().trim().max(100).optional() });

/** There are as many publishable keys as there may be. Cure: Withdraw one that no app sends any more. */
export const publishableKeysFull: ErrorSpec = { reason: 'tooManyPublishableKeys', wire: 41, status: 409, message: m.publishable_keys_full };
/** The shop has no such publishable key, or no longer. Cure: Send the key that the back office lists, or leave the header out: it grants nothing. */
export const publishableKeyUnknown: ErrorSpec = { reason: 'publishableKeyUnknown', wire: 40, status: 400, message: m.publishable_key_unknown };
