/** The security center: sessions, the second step of a sign-in, and the log of what an account did (docs/contract.md, "Shopper API"). */
import { z } from 'zod';
import * as m from '#messages';
import { listAnswer, pagingFields } from '#kit/pure/lists.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { activities, activityEntry, loginMethods, securityActivities } from '../accounts/contract.ts';

/** Bounds of what is asked for. */
export const securityLimits = { mostListSize: 100, usualListSize: 20, lastPage: 10_000 } as const;

/** A device that is signed in. */
export const sessionSchema = z
  .object({
    id: z.string(),
    loginIp: z.string(),
    /** `loginIp` is of the shop's own network, and says nothing to anybody. */
    localNetwork: z.boolean(),
    /** Browser and system as text, from the user agent; empty when there is none. */
    device: z.string(),
    loginMethod: z.enum(loginMethods),
    /** The session that asks. */
    current: z.boolean(),
    signedInAt: z.string(),
    lastSeenAt: z.string(),
  })
  .meta({ id: 'AccountSession', description: 'A device on which an account is signed in.' });

export type SessionShown = z.output<typeof sessionSchema>;

/** Answer of `/security/sessions`. */
export const sessionsAnswer = z.object({ sessions: z.array(sessionSchema) });

/** Answer of `/security/overview`. Address and number are shown in part. */
export const overviewAnswer = sessionsAnswer
  .extend({
    loginEmailVerification: z.boolean(),
    /** Whether the switch can be turned on: there is a verified e-mail address. */
    canVerifyByEmail: z.boolean(),
    hasPassword: z.boolean(),
    email: z.string().nullable(),
    mobile: z.string().nullable(),
  })
  .meta({ id: 'SecurityOverview', description: 'How an account is protected, and where it is signed in.' });

export type Overview = z.output<typeof overviewAnswer>;

/** `/security/signout`: one session, or all but the one that asks. */
export const signOutInput = z
  .object({ sessionId: z.string().max(64).optional(), others: z.literal(true).optional() })
  .refine(({ sessionId, others }) => (sessionId === undefined) !== (others === undefined), { path: ['sessionId'] });

/** How many sessions were ended. */
export const signOutAnswer = z.object({ ended: z.number().int() });

/** A day (`2026-11-21`, in UTC) or an instant. */
const day = z.iso.date();
const instant = z.iso.datetime({ offset: true });
const dayMs = 24 * 3_600_000;

const paging = pagingFields({ lastPage: securityLimits.lastPage, size: securityLimits.usualListSize, mostSize: securityLimits.mostListSize });

/** `from` counts from the day's beginning, `to` up to the day's end; an instant is taken as it is. */
const span = {
  from: z
    .union([day, instant])
    .optional()
    .transform((text) => (text === undefined ? undefined : new Date(text))),
  to: z
    .union([day, instant])
    .optional()
    .transform((text) => (text === undefined ? undefined : new Date(Date.parse(text) + (text.includes('T') ? 0 : dayMs)))),
};

/** `/security/activity` */
export const activityInput = z.object({ kinds: z.array(z.enum(securityActivities)).max(securityActivities.length).optional(), ...span, ...paging });

/** `/log/list` */
export const logInput = z.object({ kinds: z.array(z.enum(activities)).max(activities.length).optional(), ...span, ...paging });

/** What is asked of a log. */
export type LogInput = z.output<typeof logInput>;

/** A page of a log. */
export const logAnswer = listAnswer(activityEntry).meta({ id: 'ActivityLog', description: 'A page of what an account did.' });

/** The second proof that a sensitive change asks for (docs/contract.md, "Scenes"). */
export const proofFields = { password: z.string().max(256).optional(), stepUpCode: z.string().max(16).optional() };

/** `/security/switch` */
export const switchInput = z.object({ loginEmailVerification: z.boolean(), ...proofFields });

/** Answer of `/security/switch`. */
export const switchAnswer = z.object({ loginEmailVerification: z.boolean() });

/** Codes by e-mail need an address that is known to be the account's. Cure: Verify the address first. */
export const emailNotVerified: ErrorSpec = { reason: 'emailNotVerified', wire: 41, status: 409, message: m.security_email_not_verified };

/** How much an export reads at once, and how many there may be. */
export const exportLimits = { pageRows: 500, perHour: 5 } as const;

/** Answer of `/user/export`: besides this a list for each part, by its name. It is whole, whatever its size. */
export const exportAnswer = z.looseObject({ exportedAt: z.string() });

/** `/user/delete`; `confirm`, where it is sent, has to be the word that the page asks for. */
export const deleteInput = z.object({ confirm: z.string().max(40).optional(), ...proofFields });
