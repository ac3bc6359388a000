/** Signing up, signing in and proving who one is: inputs, answers, errors. */
import { z } from 'zod';
import * as m from '#messages';
import { isPlainLine } from '#kit/pure/plain-text.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { agreement, callingCode } from '#shop/accounts/contract.ts';
import { profileLimits, userSchema } from '#shop/profile/contract.ts';

export { codeLimits } from './contract-limits.ts';
export * from './contract-passkeys.ts';

/** What a code is for (docs/contract.md, "Scenes"). */
export const scenes = ['signup', 'signin', 'reset', 'editEmail', 'editMobile', 'verifyEmail', 'stepUp'] as const;
export type Scene = (typeof scenes)[number];

/** So many accounts may be made from an address in an hour. */
export const signUpsPerHour = 300;

const account = z.string().trim().min(1).max(254);
const countryCode = z
  .string()
  .trim()
  .max(6)
  .regex(/^(\+?[1-9]\d{0,3})?$/)
  // People may leave the plus out; programs need not know.
  .meta(callingCode)
  .optional();
const code = z.string().trim().max(12).optional();
// The bounds of a password are the shop's settings; this one only limits the cost of hashing.
const password = z.string().min(1).max(1_000);
const name = z
  .string()
  .trim()
  .max(profileLimits.nameLength)
  .refine((text): boolean => isPlainLine(text))
  .optional();
const captcha = z.string().max(8_000).optional();

/** How an account is named in a call: an address, or a number with its calling code. */
export const accountInput = { account, countryCode };

const orderNo = z
  .string()
  .max(40)
  .optional()
  .meta({ description: 'Signing up for an order of the caller with this e-mail address: no captcha, and password, name and birthday may come later' });

/** `POST /auth/send-code` */
export const sendCodeInput = z.object({ account: account.optional(), countryCode, scene: z.enum(scenes), captcha, orderNo });
/** `POST /auth/signup` */
export const signUpInput = z
  .object({
    ...accountInput,
    password: password.optional(),
    code,
    agree: agreement,
    firstName: name,
    lastName: name,
    birthday: z.string().trim().max(10).optional(),
    orderNo,
  })
  .meta({ required: ['account', 'agree'] });
/** `POST /auth/signin` */
export const signInInput = z.object({ ...accountInput, password, captcha });

const ticket = z.string().min(1).max(200);
/** `POST /auth/signin/verify` */
export const verifyInput = z.object({ ticket, code });
/** `POST /auth/signout/late`: the SHA-256 of the session's token, base64url. */
export const lateSignOutInput = z.object({ ended: z.string().regex(/^[\w-]{43}$/) });
/** `POST /auth/signin/code` */
export const codeSignInInput = z.object({ ...accountInput, code });
/** `POST /auth/forget` */
export const forgetInput = z.object({ ...accountInput, captcha });
/** `POST /auth/reset-password`: the ticket of the mailed link, or account and code. */
export const resetInput = z.object({ ticket: ticket.optional(), account: account.optional(), countryCode, code, password });
/** `POST /auth/verify-email` */
export const tokenInput = z.object({ token: ticket });

const proof = { password: password.optional(), stepUpCode: code };
/** `POST /user/editPassword`; `stepUpCode` in place of the old password for an account that has none. */
export const editPasswordInput = z.object({ oldPassword: z.string().max(1_000).optional(), newPassword: password, stepUpCode: code });
/** `POST /user/editEmail` */
export const editEmailInput = z.object({ newEmail: account, code, ...proof });
/** `POST /user/editMobile` */
export const editMobileInput = z.object({ countryCode, newMobile: z.string().trim().min(1).max(32), code, ...proof });

const fromProvider = z.string().max(2_000).optional();
/** `POST /auth/openid/begin`; `return` is where to go back to, on this site. */
export const openIdBeginInput = z.object({ provider: z.string().max(40), return: z.string().max(2_000).optional() });
/** `POST /auth/openid/finish`: the query with which the provider sent the browser back. */
export const openIdFinishInput = z.object({
  state: z.string().min(1).max(200),
  code: fromProvider,
  iss: fromProvider,
  error: fromProvider,
  error_description: fromProvider,
});
/** `POST /auth/openid/link` */
export const openIdLinkInput = z.object({ ticket, password });

/** An ALTCHA v2 challenge. */
export const challengeSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    expiresAt: z.number().optional(),
  }),
  signature: z.string(),
});

/** What a guest had, and where it is now. `message` says it; null when there was nothing. */
export const joinedSchema = z
  .object({ cart: z.boolean(), favorites: z.boolean(), orders: z.number().int(), message: z.string().nullable() })
  .meta({ id: 'JoinedGuest', description: 'What a guest had and the account has now.' });

/** What signing in answers. */
export const signedInSchema = z
  .object({
    token: z.string(),
    user: userSchema,
    joined: joinedSchema,
    /** The account has an address that is not proved to be the shopper's. */
    verifyEmail: z.boolean(),
  })
  .meta({ id: 'AuthSignedIn', description: 'A session that was begun, and whose it is.' });

/** The account, the password, or both are wrong: one answer for all of it. Cure: Check account and password, or reset the password. */
export const wrongCredentials: ErrorSpec = { reason: 'wrongCredentials', wire: 40, status: 400, message: m.auth_wrong_credentials };
/** Too many attempts; wait. Cure: Wait as long as `Retry-After` says. */
export const attemptsSlowed: ErrorSpec = { reason: 'signInSlowed', wire: 40, status: 429, message: m.error_too_many };
const captchaWantedData = z.object({ kind: z.literal('captcha') });
/** A solved captcha is wanted (docs/contract.md, "Scenes"). Cure: Solve a challenge of `/auth/captcha` and send the answer as `captcha`. */
export const captchaWanted: ErrorSpec<z.infer<typeof captchaWantedData>> = {
  reason: 'captchaRequired',
  wire: 10,
  status: 409,
  message: m.auth_captcha_wanted,
  data: captchaWantedData,
};
/** The captcha is wrong, too old or used. Cure: Ask for a new challenge and solve that. */
export const captchaWrong: ErrorSpec = { reason: 'captchaWrong', wire: 40, status: 400, message: m.auth_captcha_failed };
const stepUpWantedData = z.object({
  kind: z.literal('stepUp'),
  password: z.boolean(),
  code: z.string().nullable(),
  apps: z.array(z.object({ id: z.string(), title: z.string(), by: z.enum(['code', 'signIn']) })).readonly(),
});
/**
 * A fresh proof of who one is, is wanted: a password, a code, or an app's word. `data` is a `StepUpOptions`.
 * Cure: Repeat the request with `password` or `stepUpCode`.
 */
export const stepUpWanted: ErrorSpec<z.infer<typeof stepUpWantedData>> = {
  reason: 'stepUpRequired',
  wire: 10,
  status: 409,
  message: m.auth_step_up,
  data: stepUpWantedData,
};
const emailCodeWantedData = z.object({ kind: z.literal('emailCode'), ticket: z.string(), email: z.string() });
/** The password was right; a code by e-mail is wanted besides. Cure: Send the mailed code with `data.ticket` to `/auth/signin/verify`. */
export const emailCodeWanted: ErrorSpec<z.infer<typeof emailCodeWantedData>> = {
  reason: 'emailCodeRequired',
  wire: 10,
  status: 409,
  message: m.auth_email_code_wanted,
  data: emailCodeWantedData,
};
/** The provider's answer is missing or cannot be verified. Cure: Start the sign-in again. */
export const openIdRejected: ErrorSpec = { reason: 'openIdRejected', wire: 40, status: 400, message: m.auth_openid_refused };
const openIdLinkWantedData = z.object({ kind: z.literal('openidLink'), ticket: z.string(), email: z.string() });
/**
 * The address that a provider vouches for belongs to an account with a password, which is wanted before they are linked.
 * Cure: Send the account's password with `data.ticket` to `/auth/openid/link`.
 */
export const openIdLinkWanted: ErrorSpec<z.infer<typeof openIdLinkWantedData>> = {
  reason: 'openIdLinkRequired',
  wire: 10,
  status: 409,
  message: m.auth_openid_link,
  data: openIdLinkWantedData,
};
/**
 * The address that a provider vouches for belongs to an account that never proved it. Cure: Sign in with a code to the address once; from then on the
 * provider signs in to it as well.
 */
export const openIdCodeFirst: ErrorSpec = { reason: 'openIdCodeFirst', wire: 40, status: 409, message: m.auth_openid_code_first };
/** The merchant no longer lets this account sign in. Cure: Contact the merchant. */
export const accountBlocked: ErrorSpec = { reason: 'accountBlocked', wire: 30, status: 403, message: m.auth_blocked };
/** It is the only way in. Cure: Set a password, or link another provider first. */
export const lastWayIn: ErrorSpec = { reason: 'lastWayIn', wire: 41, status: 409, message: m.social_login_last_way_in };
