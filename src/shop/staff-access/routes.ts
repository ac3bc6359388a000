import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { limitRate } from '#kit/server/http/rate-limit.ts';
import { challengeSchema } from '#shop/auth/contract.ts';
import { issueCaptcha } from '#shop/auth/index.ts';
import {
  forgotInput,
  meSchema,
  passkeyOptionsInput,
  passkeyOptionsSchema,
  passkeySignInInput,
  proveInput,
  setPasswordInput,
  signedInSchema,
  signInInput,
  ticketInput,
} from './contract.ts';
import { readMe } from './account/own-account.ts';
import { askForProof, proveStaff } from './prove.ts';
import { deviceOf, setSessionAndDevice, setDevice, takeSession } from './sign-in/session-cookies.ts';
import { forgotStaffPassword, readTicket, setStaffPassword } from './sign-in/set-password.ts';
import { askForPasskey, signInByPasskey } from './sign-in/sign-in-by-passkey.ts';
import { signInStaff } from './sign-in/sign-in.ts';
import { signOutStaff } from './sign-in/sign-out.ts';

const open = { method: 'POST', tag: 'staff', access: 'public' } as const;
const own = { tag: 'staff', access: 'staff', right: 'signedIn' } as const;
const nothing = z.object({});
const callsPerAddress = { most: 600, windowMs: 3_600_000 };

/** Publishes signing in and out, links that set a password, and step-up authentication. */
export function accessRoutes(api: Api): void {
  signInRoutes(api);
  linkRoutes(api);
  api.operation({ ...own, method: 'POST', url: '/api/admin/auth/signout', summary: 'End this session', data: nothing }, async (context, { reply }) => {
    await signOutStaff(context);
    takeSession(reply, context);
    return {};
  });
  api.operation({ ...own, method: 'GET', url: '/api/admin/auth/me', summary: 'Who is signed in', data: meSchema }, (context) => readMe(context));
  api.operation(
    {
      ...own,
      method: 'POST',
      url: '/api/admin/auth/prove/options',
      summary: 'What a passkey is asked in order to prove who one is',
      data: passkeyOptionsSchema,
    },
    async (context) => ({ ...(await askForProof(context)) }),
  );
  api.operation(
    { ...own, method: 'POST', url: '/api/admin/auth/prove', summary: 'Prove anew who one is, before what is sensitive', body: proveInput, data: nothing },
    async (context, { body, request }) => {
      await proveStaff(context, { ...body, device: deviceOf(request, context) });
      return {};
    },
  );
}

function signInRoutes(api: Api): void {
  const limit = limitRate({ name: 'staff sign-in', ...callsPerAddress });
  api.operation(
    { ...open, url: '/api/admin/auth/captcha', summary: 'A challenge of the security verification (ALTCHA v2)', data: challengeSchema },
    async (context) => {
      await limit(context.address);
      return issueCaptcha(context);
    },
  );
  api.operation(
    { ...open, url: '/api/admin/auth/signin', summary: 'Sign a member of staff in', body: signInInput, data: signedInSchema },
    async (context, { body, request, reply }) =>
      setSessionAndDevice(reply, context, await signInStaff(context, { ...body, device: deviceOf(request, context) })),
  );
  api.operation(
    { ...open, url: '/api/admin/auth/passkey/options', summary: 'What a passkey is asked at sign-in', body: passkeyOptionsInput, data: passkeyOptionsSchema },
    async (context, { body }) => {
      await limit(context.address);
      return { ...(await askForPasskey(context, body.ticket)) };
    },
  );
  api.operation(
    { ...open, url: '/api/admin/auth/passkey', summary: 'Sign in by a passkey', body: passkeySignInInput, data: signedInSchema },
    async (context, { body, request, reply }) => {
      await limit(context.address);
      return setSessionAndDevice(reply, context, await signInByPasskey(context, { ...body, device: deviceOf(request, context) }));
    },
  );
}

function linkRoutes(api: Api): void {
  const limit = limitRate({ name: 'staff links', ...callsPerAddress });
  api.operation(
    {
      ...open,
      url: '/api/admin/auth/forgot',
      summary: 'Mail a link that sets a new password; the response never reveals whether there is such an account',
      body: forgotInput,
      data: nothing,
    },
    async (context, { body }) => {
      await forgotStaffPassword(context, body.account);
      return {};
    },
  );
  api.operation(
    {
      ...open,
      url: '/api/admin/auth/ticket',
      summary: 'Whose link it is',
      body: ticketInput,
      data: z.object({ email: z.string(), name: z.string(), purpose: z.string() }),
    },
    async (context, { body }) => {
      await limit(context.address);
      return readTicket(context, body.ticket);
    },
  );
  api.operation(
    { ...open, url: '/api/admin/auth/set-password', summary: 'Set a password by a mailed link', body: setPasswordInput, data: z.object({ email: z.string() }) },
    async (context, { body, reply }) => {
      await limit(context.address);
      const { email, device } = await setStaffPassword(context, body);
      setDevice(reply, context, device);
      return { email };
    },
  );
}
