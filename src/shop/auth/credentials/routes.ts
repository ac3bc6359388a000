import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { limitRate } from '#kit/server/http/rate-limit.ts';
import { userSchema } from '#shop/profile/contract.ts';
import {
  codeSignInInput,
  editEmailInput,
  editMobileInput,
  editPasswordInput,
  forgetInput,
  resetInput,
  signedInSchema,
  tokenInput,
  verifyInput,
} from '../contract.ts';
import { editEmail, editMobile } from './edit-login.ts';
import { editPassword } from './edit-password.ts';
import { forgetPassword, resetPassword } from './reset-password.ts';
import { signInByCode, verifySignIn } from '../sign-in/sign-in-by-code.ts';
import { verifyEmail } from './verify-email.ts';

const shared = { method: 'POST', tag: 'auth', access: 'shopper' } as const;
const own = { method: 'POST', tag: 'user', access: 'user', data: userSchema } as const;
/** Hashing is work; nobody resets passwords more often than this. */
const hashesPerAddress = { most: 1_200, windowMs: 3_600_000 };

/** Publishes signing in by code, setting a new password, and changing what an account signs in by. */
export function credentialRoutes(api: Api): void {
  const limit = limitRate({ name: 'password resets', ...hashesPerAddress });
  api.operation(
    { ...shared, url: '/api/web/auth/signin/verify', summary: 'The code that a sign-in by password asked for', body: verifyInput, data: signedInSchema },
    (context, { body }) => verifySignIn(context, body),
  );
  api.operation(
    { ...shared, url: '/api/web/auth/signin/code', summary: 'Sign in by a code', body: codeSignInInput, data: signedInSchema },
    (context, { body }) => signInByCode(context, body),
  );
  api.operation(
    {
      ...shared,
      url: '/api/web/auth/forget',
      summary: 'Send a link and a code that set a new password; never reveals whether the account exists',
      body: forgetInput,
      data: z.object({ seconds: z.number().int() }),
    },
    (context, { body }) => forgetPassword(context, body),
  );
  api.operation(
    { ...shared, url: '/api/web/auth/reset-password', summary: 'Set a new password and sign in', body: resetInput, data: signedInSchema },
    async (context, { body }) => {
      await limit(context.address);
      return resetPassword(context, body);
    },
  );
  api.operation(
    {
      ...shared,
      url: '/api/web/auth/verify-email',
      summary: 'Verify an address by the mailed link',
      body: tokenInput,
      data: z.object({ email: z.string(), orders: z.number().int() }),
    },
    (context, { body }) => verifyEmail(context, body.token),
  );
  api.operation(
    { ...own, url: '/api/web/user/editPassword', summary: 'Set another password; other sessions end', body: editPasswordInput },
    (context, { body }) => editPassword(context, body),
  );
  api.operation({ ...own, url: '/api/web/user/editEmail', summary: 'Change the e-mail address', body: editEmailInput }, (context, { body }) =>
    editEmail(context, body),
  );
  api.operation({ ...own, url: '/api/web/user/editMobile', summary: 'Change the mobile number', body: editMobileInput }, (context, { body }) =>
    editMobile(context, body),
  );
}
