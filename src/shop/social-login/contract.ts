/** Signing in by a messaging app: the shapes and errors of the API (docs/contract.md, "QR sign-in"). */
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { z } from 'zod';

/** The messaging apps (docs/contract.md, "QR sign-in"). */
export const socialProviderIds = ['wechat', 'telegram', 'demo'] as const;
export type SocialProviderId = (typeof socialProviderIds)[number];

/** The states of a ticket as reported to the waiting browser. */
export const ticketStates = ['waiting', 'scanned', 'confirmed', 'refused', 'expired'] as const;
export type TicketState = (typeof ticketStates)[number];

/** Limits. */
export const socialLoginLimits = {
  /** How long a code may be scanned and confirmed. */
  ticketMs: 5 * 60_000,
  /** Codes that one address may ask for in the window. */
  createdPerAddress: 60,
  windowSeconds: 600,
  /** Most that is read of what a provider answers, in bytes. */
  answerBytes: 64 * 1024,
  /** How long a provider may take for one answer. */
  answerMs: 6_000,
  /** A webhook's body in bytes. */
  webhookBytes: 32 * 1024,
  /** A person's name as the provider reports it. */
  name: 80,
};

/** The fresh proof that a sensitive change wants (docs/contract.md, "Scenes"). */
const proofInput = { password: z.string().min(1).max(1_000).optional(), stepUpCode: z.string().max(12).optional() };

/**
 * What asks for a code; only a signed-in user needs the proof, to whose account the app will be linked. `prove`:
 * the app is linked already and shall confirm afresh who it is.
 */
export const CreateInput = z.object({ provider: z.string().min(1).max(40), prove: z.boolean().optional(), ...proofInput });
/** A code to show. `matchCode` is what the phone shows as well; `shows` says whether `url` is for a phone to scan or for a window beside the shop. */
export const Created = z
  .object({
    ticket: z.string(),
    url: z.string(),
    svg: z.string(),
    expiresAt: z.string(),
    matchCode: z.string(),
    shows: z.enum(['code', 'window']),
  })
  .meta({ id: 'QrSignIn', description: 'A code that another device scans in order to sign this one in.' });
/** A code as the browser that shows it gets it. */
export type Created = z.output<typeof Created>;

/** What asks how far a code has come. */
export const StatusInput = z.object({ ticket: z.string().min(1).max(64) });

/** What the demo's phone answers. `code` is the last part of the address in the code. */
export const ConfirmInput = z.object({
  code: z.string().min(1).max(64),
  matchCode: z.string().max(10),
  accept: z.boolean(),
  name: z.string().trim().min(1).max(socialLoginLimits.name).optional(),
});

/** An account elsewhere that signs in to the caller's. */
export const LinkedIdentity = z
  .object({ provider: z.string(), title: z.string(), subject: z.string(), name: z.string(), linkedAt: z.string() })
  .meta({ id: 'LinkedIdentity', description: 'An account elsewhere that signs in to this one.' });

/** Which identity is to be taken from the account. */
export const UnlinkInput = z.object({ provider: z.string().min(1).max(60), subject: z.string().min(1).max(300), ...proofInput });

/** The provider is unknown or not enabled. Cure: Choose a provider that the sign-in page offers. */
export const unknownSocialProvider: ErrorSpec = { reason: 'unknownProvider', wire: 40, status: 400, message: m.social_login_unknown_provider };
/** The ticket is not known, or another browser's: the same answer. Cure: Create a new code in this browser. */
export const unknownTicket: ErrorSpec = { reason: 'unknownTicket', wire: 40, status: 404, message: m.social_login_unknown_ticket };
/** The code has done its work. Cure: Create a new code. */
export const usedTicket: ErrorSpec = { reason: 'ticketUsed', wire: 40, status: 409, message: m.social_login_used };
/** The code is too old. Cure: Create a new code. */
export const expiredTicket: ErrorSpec = { reason: 'ticketExpired', wire: 40, status: 409, message: m.social_login_expired };
/** The code was declined on the phone. Cure: Create a new code. */
export const declinedTicket: ErrorSpec = { reason: 'ticketDeclined', wire: 40, status: 409, message: m.social_login_refused };
/** The code on the phone is not the one on the screen. Cure: Compare the codes again. */
export const wrongMatch: ErrorSpec = { reason: 'ticketMismatch', wire: 40, status: 409, message: m.social_login_wrong_match };
/** The identity signs in to another account already. Cure: Unlink it from the other account first. */
export const identityTaken: ErrorSpec = { reason: 'identityTaken', wire: 40, status: 409, message: m.social_login_identity_taken };
/**
 * An app that does not sign in to the caller's account was to confirm who it is, or another person confirmed.
 * Cure: Use the app that signs in to this account.
 */
export const otherIdentity: ErrorSpec = { reason: 'identityMismatch', wire: 40, status: 409, message: m.social_login_other_identity };
/** The provider is busy. Cure: Try again later. */
export const socialProviderBusy: ErrorSpec = { reason: 'providerBusy', wire: 500, status: 503, message: m.social_login_busy };
/** The provider did not accept its own code. Cure: Start the sign-in again. */
export const socialProviderDenied: ErrorSpec = { reason: 'providerDenied', wire: 40, status: 409, message: m.social_login_denied };
/** The provider did not answer in time. Cure: Try again later. */
export const socialProviderTimeout: ErrorSpec = { reason: 'providerTimeout', wire: 20000, status: 504, message: m.social_login_silent };
/** The provider's response is invalid. Cure: Try again later; the merchant checks the provider's settings. */
export const invalidProviderResponse: ErrorSpec = { reason: 'providerAnswerInvalid', wire: 500, status: 503, message: m.social_login_garbled };
