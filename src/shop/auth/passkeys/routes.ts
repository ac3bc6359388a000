import { z } from 'zod';
import { passkeyOptionsSchema, passkeySchema } from '#kit/pure/passkeys/passkeys.ts';
import type { Api } from '#kit/server/http/api.ts';
import { limitRate } from '#kit/server/http/rate-limit.ts';
import type { HostConfig } from '#kit/server/host-config.ts';
import { challengeMs } from '#kit/server/passkeys/passkeys.ts';
import { newPasskeyInput, passkeyProofInput, passkeySignInInput, removePasskeyInput, renamePasskeyInput, signedInSchema } from '../contract.ts';
import { addPasskey, beginPasskey, listPasskeys, removePasskey, retitlePasskey } from './own-passkeys.ts';
import { askForPasskey, signInByPasskey } from './sign-in-by-passkey.ts';

const perAddress = { most: 3_000, windowMs: 3_600_000 };

/** Binds what a passkey is asked to the browser that asks it. */
const cookieName = (config: HostConfig): string => (config.https ? '__Host-passkey' : 'passkey');

/** Publishes signing in by passkey, and the passkeys of an account. */
export function passkeyRoutes(api: Api): void {
  signInRoutes(api);
  ownRoutes(api);
}

function signInRoutes(api: Api): void {
  const limit = limitRate({ name: 'passkeys', ...perAddress });
  const shared = { method: 'POST', tag: 'auth', access: 'shopper' } as const;
  const url = '/api/web/auth/signin/passkey';
  api.operation(
    { ...shared, url: `${url}/options`, summary: 'What a passkey is asked at sign-in (WebAuthn)', data: passkeyOptionsSchema },
    async (context, { request, reply }) => {
      await limit(context.address);
      const { options, browser } = await askForPasskey(context, { browser: request.cookies[cookieName(context.config)] });
      const { https } = context.config;
      void reply.setCookie(cookieName(context.config), browser, { path: '/', httpOnly: true, sameSite: 'strict', secure: https, maxAge: challengeMs / 1000 });
      return { ...options };
    },
  );
  api.operation(
    { ...shared, url, summary: 'Sign in by a passkey', body: passkeySignInInput, data: signedInSchema },
    async (context, { body, request, reply }) => {
      const signedIn = await signInByPasskey(context, { response: body.response, browser: request.cookies[cookieName(context.config)] });
      void reply.clearCookie(cookieName(context.config), { path: '/', secure: context.config.https });
      return signedIn;
    },
  );
}

function ownRoutes(api: Api): void {
  const own = { method: 'POST', tag: 'security', access: 'user' } as const;
  const data = z.object({ items: z.array(passkeySchema) });
  const url = '/api/web/security/passkeys';
  api.operation({ ...own, url, summary: 'The passkeys that sign in to the account', data }, async (context) => ({ items: await listPasskeys(context) }));
  api.operation(
    {
      ...own,
      url: `${url}/options`,
      summary: 'What the browser is asked for a new passkey, with a fresh proof',
      body: passkeyProofInput,
      data: passkeyOptionsSchema,
    },
    async (context, { body }) => ({ ...(await beginPasskey(context, body)) }),
  );
  api.operation({ ...own, url: `${url}/add`, summary: 'Keep the passkey that the browser made', body: newPasskeyInput, data }, async (context, { body }) => ({
    items: await addPasskey(context, body),
  }));
  api.operation({ ...own, url: `${url}/rename`, summary: 'Give a passkey another name', body: renamePasskeyInput, data }, async (context, { body }) => ({
    items: await retitlePasskey(context, body),
  }));
  api.operation(
    {
      ...own,
      url: `${url}/remove`,
      summary: 'Take a passkey from the account, with a fresh proof; never the last way of signing in',
      body: removePasskeyInput,
      data,
    },
    async (context, { body }) => ({ items: await removePasskey(context, body) }),
  );
}
