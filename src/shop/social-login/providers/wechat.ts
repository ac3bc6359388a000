/** WeChat Open Platform, "website application": WeChat's own page shows the code, and sends the browser back with a `code`. */
import * as m from '#messages';
import { localeFor } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Identity } from '../../accounts/contract.ts';
import { askOutside } from '../ask-outside.ts';
import { socialProviderBusy, socialProviderDenied, invalidProviderResponse, socialLoginLimits } from '../contract.ts';
import type { SocialLoginProvider } from '../provider.ts';

/** How a shop is known to WeChat. */
export type WechatSettings = { appId: string; appSecret: string; openUrl: string; apiUrl: string };

/** WeChat answers every error with HTTP 200 and one of these. */
const errorCodes = { busy: -1, invalidCode: 40_029, usedCode: 40_163, missingCode: 41_008 };
const denials: ReadonlySet<number> = new Set([errorCodes.invalidCode, errorCodes.usedCode, errorCodes.missingCode]);

const busyAttempts = 3;
const busyWaitMs = 250;

const Tokens = z.object({ access_token: z.string().min(1).max(1_000), openid: z.string().min(1).max(200) });
const Person = z.object({ unionid: z.string().min(1).max(200), nickname: z.string().max(1_000).catch('') });

/** WeChat as a messenger. Accounts are keyed by `unionid`, which is the same in all applications of one merchant. */
export function wechat(
  settings: WechatSettings,
  { returnTo, limitMs = socialLoginLimits.answerMs }: { returnTo: string; limitMs?: number },
): SocialLoginProvider {
  const ask = (path: string, query: Record<string, string>) => askPatiently(withQuery(`${settings.apiUrl}${path}`, query), limitMs);
  return {
    id: 'wechat',
    title: (locale) => m.social_login_wechat({}, { locale }),
    shows: 'window',
    async begin({ secret, lang }) {
      // WeChat wants the parameters in this order.
      const query = { appid: settings.appId, redirect_uri: returnTo, response_type: 'code', scope: 'snsapi_login', state: secret };
      const url = withQuery(`${settings.openUrl}/connect/qrconnect`, { ...query, lang: localeFor(lang) === 'en' ? 'en' : 'cn' });
      url.hash = 'wechat_redirect';
      return { url: url.href, stored: {} };
    },
    async finish({ url }): Promise<Identity | null> {
      const code = url.searchParams.get('code');
      // A person who declines is sent back without a code, or not at all: then the ticket expires.
      if (code === null) return null;
      const { appId: appid, appSecret: secret } = settings;
      const tokens = Tokens.safeParse(await ask('/sns/oauth2/access_token', { appid, secret, code, grant_type: 'authorization_code' }));
      if (!tokens.success) throw new ShopError(invalidProviderResponse, { cause: tokens.error });
      const { access_token, openid } = tokens.data;
      const person = Person.safeParse(await ask('/sns/userinfo', { access_token, openid, lang: 'zh_CN' }));
      if (!person.success) throw new ShopError(invalidProviderResponse, { cause: person.error });
      return { provider: 'wechat', subject: person.data.unionid, name: person.data.nickname };
    },
  };
}

function withQuery(address: string, query: Record<string, string>): URL {
  const url = new URL(address);
  url.search = new URLSearchParams(query).toString();
  return url;
}

/** Asks again when WeChat says that it is busy; within the time limit of one answer each. */
async function askPatiently(url: URL, limitMs: number): Promise<Record<string, unknown>> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await askOutside(url, { limitMs });
    const { errcode } = answer;
    if (errcode === undefined || errcode === 0) return answer;
    if (errcode === errorCodes.busy && attempt < busyAttempts) {
      await wait(busyWaitMs);
      continue;
    }
    const spec = errcode === errorCodes.busy ? socialProviderBusy : denials.has(Number(errcode)) ? socialProviderDenied : invalidProviderResponse;
    throw new ShopError(spec, { cause: `WeChat answered errcode ${JSON.stringify(errcode)}` });
  }
}
