/** The adapter against a server that speaks OpenID Connect as oauth.telegram.org does: discovery, PKCE, Basic, RS256. */
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeServer, type FakeServer, type FakeRequest } from '#test/harness/fake-server.ts';
import { machineNow } from '#test/harness/machine-date.ts';
import { socialProviderDenied, invalidProviderResponse, socialProviderTimeout } from '../contract.ts';
import { telegramLogin } from './telegram-login.ts';

const limitMs = 1_500;
const returnTo = 'http://localhost:3000/auth/qr/callback/telegram';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' };

let fake: FakeServer;
/** Codes given out, with what each was asked for, and how the next token is spoilt. */
const codes = new Map<string, { challenge: string; nonce: string }>();
let corrupt: { key?: typeof privateKey; claims?: object } = {};

beforeAll(async () => {
  fake = await startFakeServer(answer);
});
afterAll(() => fake.close());
beforeEach(() => {
  codes.clear();
  corrupt = {};
  fake.fault = null;
});

function answer({ url, headers, body }: FakeRequest): object {
  if (url.pathname === '/.well-known/openid-configuration') {
    return {
      issuer: fake.url,
      authorization_endpoint: `${fake.url}/auth`,
      token_endpoint: `${fake.url}/token`,
      jwks_uri: `${fake.url}/.well-known/jwks.json`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    };
  }
  if (url.pathname === '/.well-known/jwks.json') return { keys: [jwk] };
  const sent = new URLSearchParams(body);
  const asked = codes.get(sent.get('code') ?? '');
  codes.delete(sent.get('code') ?? '');
  const proved = createHash('sha256')
    .update(sent.get('code_verifier') ?? '')
    .digest('base64url');
  const basic = `Basic ${Buffer.from('777:its+secret').toString('base64')}`;
  if (headers.authorization !== basic) return { status: 401, error: 'invalid_client' };
  if (!asked || asked.challenge !== proved || sent.get('redirect_uri') !== returnTo) return { status: 400, error: 'invalid_grant' };
  return { access_token: 'a', token_type: 'Bearer', expires_in: 3600, id_token: token(asked.nonce) };
}

function token(nonce: string): string {
  const now = Math.floor(machineNow().getTime() / 1000);
  const claims = {
    iss: fake.url,
    aud: '777',
    sub: 'lasting',
    id: 4242,
    name: 'Ada L.',
    preferred_username: 'ada',
    iat: now,
    exp: now + 600,
    nonce,
    ...corrupt.claims,
  };
  const parts = [{ alg: 'RS256', kid: 'k1', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${parts}.${sign('sha256', Buffer.from(parts), corrupt.key ?? privateKey).toString('base64url')}`;
}

const messenger = () => telegramLogin({ issuerUrl: fake.url, clientId: '777', clientSecret: 'its secret' }, { returnTo, limitMs });

/** The whole way up to the return: what Telegram's page would do with the address. */
async function begin() {
  const telegram = messenger();
  const { url, stored } = await telegram.begin({ secret: 'state-1', lang: 'en' });
  const asked = new URL(url).searchParams;
  codes.set('code-1', { challenge: asked.get('code_challenge')!, nonce: asked.get('nonce')! });
  const finish = (query: string) => telegram.finish!({ url: new URL(`${returnTo}?${query}`), secret: 'state-1', stored });
  return { asked, stored, finish };
}

it('asks with PKCE, state and nonce, and stores what proves them', async () => {
  const { asked, stored } = await begin();
  expect(Object.fromEntries(asked)).toMatchObject({
    client_id: '777',
    redirect_uri: returnTo,
    response_type: 'code',
    scope: 'openid profile',
    state: 'state-1',
    code_challenge_method: 'S256',
  });
  expect(createHash('sha256').update(stored['verifier']!).digest('base64url')).toBe(asked.get('code_challenge'));
  expect(asked.get('nonce')).toBe(stored['nonce']);
});

it('knows the person by the number that bots know, too', async () => {
  const { finish } = await begin();
  expect(await finish('code=code-1&state=state-1')).toEqual({ provider: 'telegram', subject: '4242', name: 'Ada L.' });
});

it('falls back to the subject, distinct from numbers', async () => {
  corrupt = { claims: { id: undefined, name: undefined } };
  const { finish } = await begin();
  expect(await finish('code=code-1&state=state-1')).toEqual({ provider: 'telegram', subject: 'sub:lasting', name: 'ada' });
});

it('takes access_denied for a rejection', async () => {
  const { finish } = await begin();
  expect(await finish('error=access_denied&state=state-1')).toBeNull();
});

describe('errors', () => {
  it('rejects a code used before, and one that was never given', async () => {
    const { finish } = await begin();
    await finish('code=code-1&state=state-1');
    await expect(finish('code=code-1&state=state-1')).rejects.toMatchObject({ spec: socialProviderDenied });
    await expect(finish('code=other&state=state-1')).rejects.toMatchObject({ spec: socialProviderDenied });
  });

  it('rejects a wrong state, and a missing code', async () => {
    const { finish } = await begin();
    await expect(finish('code=code-1&state=another')).rejects.toThrow('rejected');
    await expect(finish('state=state-1')).rejects.toThrow('rejected');
  });

  it.each([
    ['signed by a stranger', () => ({ key: stranger.privateKey })],
    ['for another shop', () => ({ claims: { aud: '778' } })],
    ['of another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
    ['with another nonce', () => ({ claims: { nonce: 'other' } })],
    ['that ran out', () => ({ claims: { exp: Math.floor(machineNow().getTime() / 1000) - 3_600 } })],
    ['with a subject that is none', () => ({ claims: { sub: 7, id: undefined } })],
  ])('rejects a token %s', async (_name, how) => {
    const { finish } = await begin();
    corrupt = how();
    await expect(finish('code=code-1&state=state-1')).rejects.toMatchObject({ spec: invalidProviderResponse });
  });

  it('says so when Telegram is silent, broken or garbled; the next one asks anew', async () => {
    const telegram = messenger();
    for (const [fault, spec] of [
      ['silent', socialProviderTimeout],
      ['cutOff', socialProviderTimeout],
      ['serverError', invalidProviderResponse],
      ['garbage', invalidProviderResponse],
    ] as const) {
      fake.fault = fault;
      const since = performance.now();
      await expect(telegram.begin({ secret: 's', lang: 'en' })).rejects.toMatchObject({ spec });
      expect(performance.now() - since).toBeLessThan(limitMs * 2);
    }
    fake.fault = null;
    expect((await telegram.begin({ secret: 's', lang: 'en' })).url).toContain('/auth?');
  });

  it('says so when Telegram breaks between the two', async () => {
    const { finish } = await begin();
    fake.fault = 'serverError';
    await expect(finish('code=code-1&state=state-1')).rejects.toMatchObject({ spec: invalidProviderResponse });
    fake.fault = 'silent';
    await expect(finish('code=code-1&state=state-1')).rejects.toMatchObject({ spec: socialProviderTimeout });
  });
});
