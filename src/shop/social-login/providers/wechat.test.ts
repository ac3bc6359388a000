/** The adapter against a server that speaks WeChat's protocol: HTTP 200 and an `errcode` for every error. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeServer, type Fault, type FakeServer, type FakeRequest } from '#test/harness/fake-server.ts';
import { socialProviderBusy, socialProviderDenied, invalidProviderResponse, socialProviderTimeout } from '../contract.ts';
import { wechat } from './wechat.ts';

const limitMs = 400;
const returnTo = 'https://shop.example/auth/qr/callback/wechat';
const settings = { appId: 'wx1234', appSecret: 'app secret&=', openUrl: 'https://open.weixin.qq.com' };

let fake: FakeServer;
/** What WeChat knows: unused codes, how often it is still busy, and what it says of a person. */
const known = { codes: new Set<string>(), used: new Set<string>(), busy: 0, person: {} as object };

beforeAll(async () => {
  fake = await startFakeServer(answer);
});
afterAll(() => fake.close());
beforeEach(() => {
  Object.assign(known, { codes: new Set(['code-1']), used: new Set(), busy: 0, person: { openid: 'open-1', nickname: '小林', unionid: 'union-1' } });
  fake.fault = null;
  fake.asked.length = 0;
});

function answer({ url }: FakeRequest): object {
  const query = url.searchParams;
  if (known.busy > 0) {
    known.busy -= 1;
    return { errcode: -1, errmsg: 'system error' };
  }
  if (url.pathname === '/sns/userinfo') {
    return query.get('access_token') === 'token-1' && query.get('openid') === 'open-1' ? known.person : { errcode: 40_001, errmsg: 'invalid credential' };
  }
  if (query.get('appid') !== settings.appId || query.get('secret') !== settings.appSecret) return { errcode: 40_125, errmsg: 'invalid appsecret' };
  const code = query.get('code') ?? '';
  if (code === '') return { errcode: 41_008, errmsg: 'missing code' };
  if (known.used.has(code)) return { errcode: 40_163, errmsg: 'code been used' };
  if (!known.codes.has(code) || query.get('grant_type') !== 'authorization_code') return { errcode: 40_029, errmsg: 'invalid code' };
  known.used.add(code);
  return { access_token: 'token-1', expires_in: 7200, refresh_token: 'r', openid: 'open-1', scope: 'snsapi_login', unionid: 'union-1' };
}

const messenger = () => wechat({ ...settings, apiUrl: fake.url }, { returnTo, limitMs });
const back = (query: string) => messenger().finish!({ url: new URL(`${returnTo}?${query}`), secret: 's', stored: {} });

it('leads to WeChat with the parameters in its order, and #wechat_redirect behind them', async () => {
  const { url, stored } = await messenger().begin({ secret: 'state-1', lang: 'zh' });
  const expected = `https://open.weixin.qq.com/connect/qrconnect?appid=wx1234&redirect_uri=${encodeURIComponent(returnTo)}&response_type=code&scope=snsapi_login&state=state-1&lang=cn#wechat_redirect`;
  expect(url).toBe(expected);
  expect(stored).toEqual({});
  expect(url).not.toContain('secret');
});

it('knows the person by unionid', async () => {
  expect(await back('code=code-1&state=s')).toEqual({ provider: 'wechat', subject: 'union-1', name: '小林' });
  expect(fake.asked).toEqual(['/sns/oauth2/access_token', '/sns/userinfo']);
});

it('takes a return without a code for a rejection, and calls nobody', async () => {
  expect(await back('state=s')).toBeNull();
  expect(fake.asked).toEqual([]);
});

describe('errors', () => {
  it.each([
    ['an invalid code (40029)', 'code=wrong&state=s'],
    ['a missing code (41008)', 'code=&state=s'],
  ])('rejects %s', async (_name, query) => {
    await expect(back(query)).rejects.toMatchObject({ spec: socialProviderDenied });
  });

  it('rejects a code used before (40163)', async () => {
    await back('code=code-1&state=s');
    await expect(back('code=code-1&state=s')).rejects.toMatchObject({ spec: socialProviderDenied });
  });

  it('asks again while WeChat is busy (-1), and gives up with a message', async () => {
    known.busy = 2;
    expect(await back('code=code-1&state=s')).toMatchObject({ subject: 'union-1' });
    known.busy = 99;
    await expect(back('code=code-1&state=s')).rejects.toMatchObject({ spec: socialProviderBusy });
  });

  it.each([
    ['silent', socialProviderTimeout],
    ['cutOff', socialProviderTimeout],
    ['redirect', socialProviderTimeout],
    ['serverError', invalidProviderResponse],
    ['garbage', invalidProviderResponse],
    ['tooLong', invalidProviderResponse],
  ] satisfies [Fault, unknown][])('says so when WeChat is %s, within its time', async (fault, spec) => {
    fake.fault = fault;
    const since = performance.now();
    await expect(back('code=code-1&state=s')).rejects.toMatchObject({ spec });
    expect(performance.now() - since).toBeLessThan(limitMs * 4);
  });

  it.each([
    ['without a unionid', { openid: 'open-1', nickname: 'x' }],
    ['with a unionid that is no text', { openid: 'open-1', unionid: { $ne: 1 } }],
  ])('does not take a person %s', async (_name, person) => {
    known.person = person;
    await expect(back('code=code-1&state=s')).rejects.toMatchObject({ spec: invalidProviderResponse });
  });

  it('does not give the secret away in what it throws', async () => {
    fake.fault = 'silent';
    const thrown = await back('code=code-1&state=s').catch((error: unknown) => error);
    expect(String((thrown as Error).message) + String((thrown as { cause?: unknown }).cause)).not.toContain('app');
  });
});
