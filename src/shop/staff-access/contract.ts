/** How staff get in and look after their own account: inputs, responses and errors. */
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { z } from 'zod';
import { passkeyResponse, passkeySchema, passkeyTitle } from '#kit/pure/passkeys/passkeys.ts';
import { StaffView, staffPassword } from '#shop/staff/contract.ts';

export { passkeyOptionsSchema, passkeyRejected, passkeysFull } from '#kit/pure/passkeys/passkeys.ts';

/** Bounds of what staff keep. */
export const accessLimits = { passkeys: 20, invitationHours: 72, resetMinutes: 60, longestPassword: 1_000 } as const;

const password = z.string().min(1).max(accessLimits.longestPassword);
const code = z.string().trim().max(40).optional();
const captcha = z.string().max(8_000).optional();
const ticket = z.string().min(1).max(200);

/** `POST /api/admin/auth/signin`; `code`: of an authenticator app, or a recovery code. */
export const signInInput = z.object({
  account: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(staffPassword.max),
  code,
  captcha,
});
/** `POST /api/admin/auth/passkey/options`; without a ticket for a passkey in place of a password. */
export const passkeyOptionsInput = z.object({ ticket: ticket.optional() });
/** `POST /api/admin/auth/passkey` */
export const passkeySignInInput = z.object({ ticket: ticket.optional(), response: passkeyResponse });
/** `POST /api/admin/auth/prove`: one of them. */
export const proveInput = z.object({ password: password.optional(), code, passkey: passkeyResponse.optional(), captcha });
/** `POST /api/admin/auth/forgot` */
export const forgotInput = z.object({ account: z.string().trim().min(1).max(254) });
/** `POST /api/admin/auth/ticket` */
export const ticketInput = z.object({ ticket });
/** `POST /api/admin/auth/set-password` */
export const setPasswordInput = z.object({ ticket, password });
/** `PUT /api/admin/auth/account` */
export const profileInput = z.object({ name: z.string().trim().min(1).max(100) });
/** `POST /api/admin/auth/account/password` */
export const ownPasswordInput = z.object({ current: password, password, captcha });
/** `POST /api/admin/auth/account/totp/confirm` */
export const totpConfirmInput = z.object({ code: z.string().trim().min(1).max(40) });
/** `POST /api/admin/auth/account/passkeys` */
export const newPasskeyInput = z.object({ title: passkeyTitle, response: passkeyResponse });

/** What signing in answers; the same session stands in a cookie of the path `/api/admin`. */
export const signedInSchema = z.object({
  token: z.string(),
  mustChangePassword: z.boolean().describe('The password was set by another person'),
  mustSetUpSecondFactor: z.boolean().describe('One is required; other requests are rejected until there is one'),
});
/** What signing in answers. */
export type SignedInStaff = z.infer<typeof signedInSchema>;

/** Who is signed in. */
export const meSchema = StaffView.extend({ mustChangePassword: z.boolean(), mustSetUpSecondFactor: z.boolean() }).meta({
  id: 'SignedInStaff',
  description: 'Who of the staff is asking.',
});

/** The caller's own account. */
export const ownAccountSchema = meSchema
  .extend({
    app: z.boolean().describe('Has an authenticator app'),
    passkeys: z.array(passkeySchema),
    recoveryCodesLeft: z.number().int(),
    secondFactorRequired: z.boolean(),
  })
  .meta({ id: 'OwnAccount', description: 'The account of the member of staff who asks.' });
/** The caller's own account. */
export type OwnAccount = z.infer<typeof ownAccountSchema>;

/** The caller's own sessions. */
export const ownSessionsSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      createdAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      userAgent: z.string(),
      address: z.string(),
      current: z.boolean(),
    }),
  ),
});
/** The caller's own sessions. */
export type OwnSessions = z.infer<typeof ownSessionsSchema>;

/** An authenticator app that is being set up; shown this once. */
export const newTotpSchema = z
  .object({ secret: z.string(), uri: z.string(), svg: z.string() })
  .meta({ id: 'NewTotp', description: 'An authenticator app that is being set up; shown this once.' });
/** Recovery codes, shown this once; null where they were shown before. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()).nullable() });
/** What an owner requires of all staff. */
export const policySchema = z.object({ secondFactorRequired: z.boolean() });

/** Which second factors can complete a sign-in after the password. */
export const secondFactorWays = ['app', 'passkey', 'recovery'] as const;

/** Unknown account or wrong password: one answer for both. Cure: Check account and password, or reset the password. */
export const wrongCredentials: ErrorSpec = { reason: 'wrongCredentials', wire: 40, status: 400, message: m.staff_wrong_credentials };
/** Too many failures from here; wait. Cure: Wait as long as `Retry-After` says. */
export const signInSlowed: ErrorSpec = { reason: 'signInSlowed', wire: 40, status: 429, message: m.error_too_many };
const secondFactorAskedData = z.object({ kind: z.literal('secondFactor'), ways: z.array(z.string()).readonly(), ticket: z.string() });
/**
 * The password was right; the second factor is wanted. `data`: `{ kind: "secondFactor", ways, ticket }`.
 * Cure: Send the second factor with `data.ticket`.
 */
export const secondFactorAsked: ErrorSpec<z.infer<typeof secondFactorAskedData>> = {
  reason: 'secondFactorRequired',
  wire: 10,
  status: 409,
  message: m.staff_second_factor_asked,
  data: secondFactorAskedData,
};
/** A link is too old, used, or was never sent. Cure: Ask for a new link. */
export const linkWrong: ErrorSpec = { reason: 'staffLinkEnded', wire: 40, status: 400, message: m.staff_link_wrong };
/** There is an app already. Cure: Remove the app that is there first. */
export const appExists: ErrorSpec = { reason: 'authenticatorExists', wire: 41, status: 409, message: m.staff_app_exists };
/** The last second factor stays, because one is required. Cure: Set up another one first. */
export const secondFactorStays: ErrorSpec = { reason: 'secondFactorStays', wire: 41, status: 409, message: m.staff_second_factor_stays };
/** An owner who requires a second factor of all needs one. Cure: Set up a second factor of your own first. */
export const ownFactorFirst: ErrorSpec = { reason: 'ownSecondFactorRequired', wire: 41, status: 409, message: m.staff_own_factor_first };
/** There is no second factor that recovery codes could stand in for. Cure: Set up a second factor first. */
export const noFactor: ErrorSpec = { reason: 'noSecondFactor', wire: 40, status: 400, message: m.staff_no_factor };
