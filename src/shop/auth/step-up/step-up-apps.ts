import * as m from '#messages';
import type { StepUpApp } from '#kit/pure/step-up-options.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { listIdentities } from '#shop/accounts/identities/index.ts';
import { providersOf } from '../openid/providers.ts';

/** The apps and providers that sign in to an account and are on offer here: each once, the last one linked first. */
export async function stepUpApps({ config, locale }: Pick<Context, 'config' | 'locale'>, db: Queryable, accountId: string): Promise<StepUpApp[]> {
  const { wechat, telegramBot, telegramLogin, demo } = config.socialLogin;
  const options = { locale };
  const offered = new Map<string, StepUpApp>(providersOf(config).map(({ id, title, issuer }) => [issuer, { id, title, by: 'signIn' }]));
  if (wechat) offered.set('wechat', { id: 'wechat', title: m.social_login_wechat({}, options), by: 'code' });
  if (telegramBot ?? telegramLogin) offered.set('telegram', { id: 'telegram', title: m.social_login_telegram({}, options), by: 'code' });
  if (demo) offered.set('demo', { id: 'demo', title: m.social_login_demo({}, options), by: 'code' });
  const linked = new Set((await listIdentities(db, accountId)).map(({ provider }) => provider));
  return [...linked].flatMap((provider) => offered.get(provider) ?? []);
}
