/** A mock OpenID Connect provider: speaks the protocol over HTTP, signs real tokens, and can inject errors. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type GenerateKeyPairResult } from 'jose';
import { machineNow } from './machine-date.ts';

/** What can go wrong with it. */
export type Fault = 'nonce' | 'expired' | 'audience' | 'issuer' | 'signature' | 'algorithm' | 'refused' | 'broken' | 'silent' | null;

/** A provider under test. `vouch` signs a person in: returns the code for the address that the shop sent the browser to. */
export type TestProvider = {
  issuer: string;
  fault: Fault;
  vouch(address: string, claims: Record<string, unknown>): URLSearchParams;
  close(): Promise<void>;
};

type Grant = { claims: Record<string, unknown>; nonce: string; challenge: string };

/** Starts one on a free port. */
export async function startTestProvider(clientId: string): Promise<TestProvider> {
  const [own, foreign] = [await generateKeyPair('RS256', { extractable: true }), await generateKeyPair('RS256')];
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();
  const provider: TestProvider = {
    issuer: '',
    fault: null,
    vouch(address, claims) {
      const asked = new URL(address).searchParams;
      const code = `code-${grants.size}`;
      grants.set(code, { claims, nonce: asked.get('nonce')!, challenge: asked.get('code_challenge')! });
      return new URLSearchParams({ code, state: asked.get('state')!, iss: provider.issuer });
    },
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
  const token = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const fields = new URLSearchParams(body);
    const grant = grants.get(fields.get('code') ?? '');
    grants.delete(fields.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(fields.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || grant.challenge !== challenge || provider.fault === 'refused') return answer(response, 400, { error: 'invalid_grant' });
    return answer(response, 200, {
      access_token: 'x',
      token_type: 'Bearer',
      expires_in: 300,
      id_token: await idToken(grant, { provider, clientId, own, foreign }),
    });
  };
  const server = createServer((request, response) => {
    if (provider.fault === 'silent') return;
    if (provider.fault === 'broken') return answer(response, 502, { error: 'gone' });
    if (request.url === '/.well-known/openid-configuration') answer(response, 200, configurationOf(provider.issuer));
    else if (request.url?.startsWith('/authorize?')) {
      // A browser: `claims` in the address name the person; without them the sign-in is declined.
      const asked = new URL(request.url, provider.issuer).searchParams;
      const claims = asked.get('claims');
      const refused = new URLSearchParams({ error: 'access_denied', state: asked.get('state')!, iss: provider.issuer });
      const back = claims === null ? refused : provider.vouch(`${provider.issuer}${request.url}`, JSON.parse(claims) as Record<string, unknown>);
      response.writeHead(302, { location: `${asked.get('redirect_uri')}?${back.toString()}` }).end();
    } else if (request.url === '/jwks') answer(response, 200, { keys: [jwk] });
    else void token(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return provider;
}

type Signing = { provider: TestProvider; clientId: string; own: GenerateKeyPairResult; foreign: GenerateKeyPairResult };

/** A signed ID token; wrong in the way that a test chose. */
function idToken({ claims, nonce }: Grant, { provider, clientId, own, foreign }: Signing): Promise<string> {
  const { fault } = provider;
  const now = Math.floor(machineNow().getTime() / 1000);
  const said = { ...claims, nonce: fault === 'nonce' ? 'another' : nonce };
  if (fault === 'algorithm') {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return Promise.resolve(`${part({ alg: 'none' })}.${part({ ...said, iss: provider.issuer, aud: clientId, iat: now, exp: now + 300 })}.`);
  }
  const key: CryptoKey = fault === 'signature' ? foreign.privateKey : own.privateKey;
  return new SignJWT(said)
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(fault === 'issuer' ? 'https://elsewhere.example' : provider.issuer)
    .setAudience(fault === 'audience' ? 'another-shop' : clientId)
    .setIssuedAt(fault === 'expired' ? now - 7_200 : now)
    .setExpirationTime(fault === 'expired' ? now - 3_600 : now + 300)
    .sign(key);
}

const configurationOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
});

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
