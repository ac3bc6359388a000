import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { limitRate } from '#kit/server/http/rate-limit.ts';
import { askForCode, ofAccount } from './codes/ask-for-code.ts';
import { issueCaptcha } from './captcha.ts';
import { challengeSchema, lateSignOutInput, sendCodeInput, signedInSchema, signInInput, signUpInput, type Scene } from './contract.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signOut, signOutLate } from './sign-in/sign-out.ts';
import { signUp } from './sign-in/sign-up.ts';

const shared = { method: 'POST', tag: 'auth', access: 'shopper' } as const;
const challengesPerAddress = { most: 3_000, windowMs: 3_600_000 };
const endsPerAddress = { most: 600, windowMs: 3_600_000 };

/** Publishes signing up, in and out. */
export function authRoutes(api: Api): void {
  const limit = limitRate({ name: 'challenges', ...challengesPerAddress });
  api.operation(
    { ...shared, url: '/api/web/auth/captcha', access: 'public', summary: 'A challenge of the security verification (ALTCHA v2)', data: challengeSchema },
    async (context) => {
      await limit(context.address);
      return issueCaptcha(context);
    },
  );
  api.operation(
    {
      ...shared,
      url: '/api/web/auth/send-code',
      summary: 'Send a code; the answer never reveals whether the account exists',
      body: sendCodeInput,
      needsCaller: (body) => (ofAccount.has((body as { scene?: Scene } | null)?.scene as Scene) ? 'user' : null),
      data: z.object({ seconds: z.number().int() }),
    },
    (context, { body }) => askForCode(context, body),
  );
  api.operation(
    { ...shared, url: '/api/web/auth/signup', summary: 'Make an account and sign in', body: signUpInput, data: signedInSchema },
    (context, { body }) => signUp(context, body),
  );
  api.operation({ ...shared, url: '/api/web/auth/signin', summary: 'Sign in by password', body: signInInput, data: signedInSchema }, (context, { body }) =>
    signIn(context, body),
  );
  api.operation({ ...shared, url: '/api/web/auth/signout', access: 'user', summary: 'End this session', data: z.object({}) }, async (context) => {
    await signOut(context);
    return {};
  });
  const limitEnds = limitRate({ name: 'late sign-outs', ...endsPerAddress });
  api.operation(
    {
      ...shared,
      url: '/api/web/auth/signout/late',
      access: 'public',
      summary: 'End a session that was signed out while the shop could not be reached; never reveals whether there was one',
      body: lateSignOutInput,
      data: z.object({}),
    },
    async (context, { body }) => {
      await limitEnds(context.address);
      await signOutLate(context, body.ended);
      return {};
    },
  );
}
