/** Passkeys (WebAuthn) in the API: requests to the browser and its answers, for shoppers and staff alike. */
import * as m from '#messages';
import { z } from 'zod';
import type { ErrorSpec } from '../shop-error.ts';

/** What a browser's passkey says; `@simplewebauthn/server` reads it closely. */
export const passkeyResponse = z.looseObject({ id: z.string().max(1_500), response: z.looseObject({ clientDataJSON: z.string().max(4_000) }) });
/** What a browser's passkeys are asked; as WebAuthn has it. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });
/** How a passkey may be named. */
export const passkeyTitle = z.string().trim().min(1).max(100);
/** A passkey as its owner sees it. */
export const passkeySchema = z.object({ id: z.string(), title: z.string(), createdAt: z.iso.datetime(), lastUsedAt: z.iso.datetime().nullable() });

/** A passkey did not vouch for anybody. Cure: Try again, or use another way. */
export const passkeyRejected: ErrorSpec = { reason: 'passkeyRejected', wire: 40, status: 400, message: m.error_passkey };
/** There are as many passkeys as one may have. Cure: Remove a passkey first. */
export const passkeysFull: ErrorSpec = { reason: 'tooManyPasskeys', wire: 41, status: 409, message: m.error_passkeys_full };
