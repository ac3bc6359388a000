import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { limitRate } from '#kit/server/http/rate-limit.ts';
import type { HostConfig } from '#kit/server/host-config.ts';
import { openIdBeginInput, openIdFinishInput, openIdLinkInput, signedInSchema } from '../contract.ts';
import { beginOpenId } from './begin-openid.ts';
import { finishOpenId } from './finish-openid.ts';
import { linkOpenId } from './link-openid.ts';

const shared = { method: 'POST', tag: 'auth', access: 'shopper' } as const;
const perAddress = { most: 300, windowMs: 3_600_000 };
const cookieSeconds = 600;

/** Binds a sign-in by a provider to the browser that began it. */
const cookieName = (config: HostConfig): string => (config.https ? '__Host-openid' : 'openid');

/** Publishes signing in by OpenID Connect providers. */
export function openIdRoutes(api: Api): void {
  const limit = limitRate({ name: 'openid', ...perAddress });
  const data = signedInSchema.extend({ back: z.string().nullable() });
  api.operation(
    { ...shared, url: '/api/web/auth/openid/begin', summary: 'Where a provider signs people in', body: openIdBeginInput, data: z.object({ url: z.string() }) },
    async (context, { body, request, reply }) => {
      await limit(context.address);
      const { https } = context.config;
      const { url, browser } = await beginOpenId(context, { provider: body.provider, back: body.return, browser: request.cookies[cookieName(context.config)] });
      void reply.setCookie(cookieName(context.config), browser, { path: '/', httpOnly: true, sameSite: 'lax', secure: https, maxAge: cookieSeconds });
      return { url };
    },
  );
  api.operation(
    { ...shared, url: '/api/web/auth/openid/finish', summary: 'Sign in with what a provider sent back', body: openIdFinishInput, data },
    async (context, { body, request, reply }) => {
      const query = new URLSearchParams(Object.entries(body).filter((entry): entry is [string, string] => entry[1] !== undefined));
      const browser = request.cookies[cookieName(context.config)];
      const signedIn = await finishOpenId(context, { query, browser });
      void reply.clearCookie(cookieName(context.config), { path: '/', secure: context.config.https });
      return signedIn;
    },
  );
  api.operation(
    { ...shared, url: '/api/web/auth/openid/link', summary: 'Link a provider to an account, by the account’s password', body: openIdLinkInput, data },
    (context, { body }) => linkOpenId(context, body),
  );
}
