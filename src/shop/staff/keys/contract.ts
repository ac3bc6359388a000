/** API keys: what is taken, answered and refused. */
import { z } from 'zod';
import { instantWithOffsetField } from '#kit/pure/dates/instant.ts';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { scopes } from './rules-scopes.ts';

/** Bounds of keys. */
export const keyLimits = { keys: 100, titleLength: 100 } as const;

const title = z.string().trim().min(1).max(keyLimits.titleLength);
const scopesField = z
  .array(z.enum(scopes))
  .min(1)
  .max(scopes.length)
  .overwrite((given) => [...new Set(given)].toSorted());

/** `POST /api/admin/api-keys`, and `PUT` with the record as read, changed. */
export const apiKeyInput = z.object({ title, scopes: scopesField, expiresAt: instantWithOffsetField.nullish() });
/** What staff say of a key. */
export type ApiKeyInput = z.output<typeof apiKeyInput>;

/** A key as it is listed: never the key itself. */
export const apiKeySchema = z
  .object({
    id: z.string(),
    title: z.string(),
    scopes: z.array(z.string()),
    createdBy: z.string().describe('Who made it'),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
    lastUsedAt: z.iso.datetime().nullable().describe('To the minute'),
  })
  .meta({ id: 'ApiKey', description: 'An API key as it is listed, without the key itself.' });
/** A key as it is listed. */
export type ApiKey = z.infer<typeof apiKeySchema>;

/** A new key; shown this once. */
export const newApiKeySchema = z.object({ id: z.string(), key: z.string() });

/** Orders of the list. */
export const apiKeySorts = ['title', 'createdAt', 'lastUsedAt', 'expiresAt'] as const;
/** Keys are few: nothing but words narrows them. */
export const apiKeyFilter = z.strictObject({ q: z.string().trim().max(100).optional() });

/** There are as many keys as there may be. Cure: Remove a key first. */
export const keysFull: ErrorSpec = { reason: 'tooManyKeys', wire: 41, status: 409, message: m.api_keys_full };
