/** Jobs of signing in, as they are queued. */
import { z } from 'zod';
import type { JobKind } from '#kit/server/context.ts';

const login = z.union([z.object({ email: z.string().max(254) }), z.object({ countryCode: z.string().max(6), mobile: z.string().max(16) })]);
const codeData = z.object({
  login,
  scene: z.enum(['signup', 'signin', 'reset', 'editEmail', 'editMobile', 'verifyEmail', 'stepUp', 'verifySignin']),
  askerId: z.string().nullable(),
  /** Of a ticket that the asker already holds. */
  ticketHash: z.string().nullable(),
  /** How the sign-in began that the code completes. */
  method: z.enum(['password', 'code', 'reset']).nullable().default(null),
  /** The network that asks. */
  askedFrom: z.string().max(100).default(''),
  lang: z.string().max(10),
});
/** What a code is made and sent for. */
export type CodeOrder = z.output<typeof codeData>;
/** A way of signing in that the code by e-mail may come after. */
export type SecondStepOf = NonNullable<CodeOrder['method']>;
/** Makes a code, stores its hash and sends it. */
export const codeJob: JobKind<CodeOrder> = { name: 'auth.code', data: codeData };

const failureData = z.object({ login: z.union([login, z.object({ credentialId: z.string().max(1_500) })]), address: z.string(), userAgent: z.string() });
/** Who tried. */
export type FailedAttempt = z.output<typeof failureData>;
/** Writes a failed attempt into the account's activity, if there is such an account. */
export const failureJob: JobKind<FailedAttempt> = { name: 'auth.failure', data: failureData };
