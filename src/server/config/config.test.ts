import { describe, expect, it } from 'vitest';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import { impliesDemo } from '../../../tools/project.mjs';
import { readConfig } from './config.ts';

const stripe = (secret: string) => ({ STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: 'pk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' });
const paypal = (url?: string) => ({
  PAYPAL_CLIENT_ID: 'client-id',
  PAYPAL_CLIENT_SECRET: 'client-secret',
  PAYPAL_WEBHOOK_ID: 'hook',
  ...(url ? { PAYPAL_API_URL: url } : {}),
});
const demoOf = (environment: Record<string, string>, given: string[] = []) => {
  const { sandboxPayments, socialLogin, fillDemo } = readConfig(environment, given);
  return [sandboxPayments, socialLogin.demo, fillDemo];
};

/** The message of a failed start; empty when it succeeds. */
function problemOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    if (error instanceof StartupError) return error.inWords();
    throw error;
  }
}

describe('test cards and the demo messenger', () => {
  it.each([
    [{}],
    [{ NODE_ENV: 'production' }],
    [{ NODE_ENV: 'development' }],
    [{ DEMO: 'false' }],
    [{ DATABASE_URL: 'postgres://a@localhost/b' }],
    [{ BASE_URL: 'https://shop.example' }],
    // What switched them on before does so no longer.
    [{ SANDBOX_PAYMENTS: 'true', DEMO_MESSENGER: 'true' }],
  ])('are off with %j', (environment: Record<string, string>) => {
    expect(demoOf(environment)).toEqual([false, false, false]);
  });

  it('are on with DEMO=true, and with keys that move no money', () => {
    expect(demoOf({ DEMO: 'true' })).toEqual([true, true, true]);
    expect(demoOf({ DEMO: 'true', NODE_ENV: 'production', ...stripe('sk_test_12345678') })).toEqual([true, true, true]);
    expect(demoOf({ DEMO: '1', ...paypal('https://api-m.sandbox.paypal.com') })).toEqual([true, true, true]);
  });

  it.each([
    ['https', { BASE_URL: 'https://shop.example' }, 'BASE_URL begins with https'],
    ["Stripe's real keys", stripe('sk_live_12345678'), 'STRIPE_SECRET_KEY is no test key'],
    ["Stripe's real restricted keys", stripe('rk_live_12345678'), 'STRIPE_SECRET_KEY is no test key'],
    ["PayPal's real account", paypal(), 'PAYPAL_CLIENT_ID is not used with the sandbox'],
    ['a name that only looks like the sandbox', paypal('https://sandbox.paypal.com.evil.example'), 'PAYPAL_CLIENT_ID is not used with the sandbox'],
  ])('are rejected with %s, with a message that repeats no key', (_what, environment: Record<string, string>, words) => {
    const problem = problemOf({ DEMO: 'true', ...environment });
    expect(problem).toContain(words);
    expect(problem).not.toContain('12345678');
  });
});

describe('the demo shop', () => {
  it('moves into an empty database when it is asked for, and into the embedded one of a demo', () => {
    const database = { DATABASE_URL: 'postgres://a@localhost/b' };
    expect(readConfig(database).fillDemo).toBe(false);
    expect(readConfig({ ...database, DEMO: 'true' }).fillDemo).toBe(false);
    expect(readConfig(database, ['--demo']).fillDemo).toBe(true);
    expect(readConfig({ BASE_URL: 'https://shop.example' }).fillDemo).toBe(false);
    expect(demoOf({ BASE_URL: 'https://shop.example' }, ['--demo'])).toEqual([false, false, true]);
  });
});

describe('a plain npm start', () => {
  it.each([
    [{}, [], true],
    [{ HOST: 'localhost', PORT: '4000', DATA_DIR: '/tmp/x' }, [], true],
    [{ DATABASE_URL: 'postgres://a@localhost/b' }, ['--demo'], true],
    [{ DATABASE_URL: 'postgres://a@localhost/b' }, [], false],
    [{ HOST: '0.0.0.0' }, [], false],
    [{ BASE_URL: 'http://shop.example' }, [], false],
    [{ BASE_URL: 'https://shop.example' }, ['--demo'], false],
    [{ TRUST_PROXY: '127.0.0.1' }, [], false],
    [{ DEMO: 'false' }, [], false],
    [{ NODE_ENV: 'production' }, [], false],
    [stripe('sk_test_12345678'), [], false],
    [paypal(), [], false],
  ])('with %j %j means DEMO=true: %s', (environment: Record<string, string>, given: string[], expected) => {
    expect(impliesDemo(environment, given)).toBe(expected);
  });
});

describe('what stands around the shop', () => {
  const fastly = { CDN_PURGE: 'fastly', FASTLY_API_TOKEN: 'token-of-fastly', FASTLY_SERVICE_ID: 'SU1Z0isxPaozGVKXdv0eY' };

  it('is nothing unless it is set', () => {
    expect(readConfig({})).toMatchObject({ cdn: null, tracing: null, metricsToken: null });
  });

  it('is a network that is purged, by its own token', () => {
    expect(readConfig(fastly).cdn).toEqual({
      network: 'fastly',
      apiToken: 'token-of-fastly',
      target: 'SU1Z0isxPaozGVKXdv0eY',
      apiUrl: 'https://api.fastly.com',
    });
    const cloudflare = { CDN_PURGE: 'cloudflare', CLOUDFLARE_API_TOKEN: 'token-of-cloudflare', CLOUDFLARE_ZONE_ID: '023e105f4ecef8ad9ca31a8372d0c353' };
    expect(readConfig({ ...cloudflare, CDN_API_URL: 'http://localhost:9/' }).cdn).toMatchObject({ network: 'cloudflare', apiUrl: 'http://localhost:9' });
  });

  it('is a collector of traces, which a proxy may lead', () => {
    const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/', OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer a=b, x-tenant=shop' };
    expect(readConfig({ ...collector, OTEL_TRACES_SAMPLER_ARG: '0.25', TRUST_PROXY: '1' }).tracing).toEqual({
      url: 'http://localhost:4318/v1/traces',
      headers: { authorization: 'Bearer a=b', 'x-tenant': 'shop' },
      serviceName: 'vitrine',
      share: 0.25,
      trustsCallers: true,
    });
    expect(readConfig(collector).tracing).toMatchObject({ share: 1, trustsCallers: false });
  });

  it.each([
    ['a token without its network', { FASTLY_API_TOKEN: 'token-of-fastly' }, 'FASTLY_API_TOKEN is set and CDN_PURGE is not'],
    ['a network without its token', { ...fastly, FASTLY_API_TOKEN: '' }, 'CDN_PURGE=fastly needs FASTLY_API_TOKEN and FASTLY_SERVICE_ID'],
    ['the token of another network', { ...fastly, CDN_PURGE: 'cloudflare' }, 'CDN_PURGE=cloudflare needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ZONE_ID'],
    ['an unknown network', { ...fastly, CDN_PURGE: 'akamai' }, 'CDN_PURGE must be fastly or cloudflare'],
    ['headers for no collector', { OTEL_EXPORTER_OTLP_HEADERS: 'a=secret-value' }, 'OTEL_EXPORTER_OTLP_HEADERS is set and OTEL_EXPORTER_OTLP_ENDPOINT is not'],
    [
      'a share above all',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_TRACES_SAMPLER_ARG: '1.5' },
      'OTEL_TRACES_SAMPLER_ARG must be how much is traced',
    ],
    ['a collector that is no address', { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector'],
  ])('is rejected with %s, in words that repeat no secret', (_what, environment: Record<string, string>, words) => {
    const problem = problemOf(environment);
    expect(problem).toContain(words);
    for (const secret of ['token-of-', 'secret-value']) expect(problem).not.toContain(secret);
  });
});

describe('the key of secrets', () => {
  const [one, two] = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('base64')];

  it('is read from the environment, an older one after it; absent, the shop makes its own', () => {
    expect(readConfig({ SECRETS_KEY: `${one},${two}` }).secretsKeys.map((key) => key.export().toString('base64'))).toEqual([one, two]);
    expect(readConfig({}).secretsKeys).toEqual([]);
  });

  it('that is malformed stops the start, with the rule and without the value', () => {
    for (const wrong of ['not-a-key-at-all', one.slice(4), `${one},${two.slice(4)}`]) {
      const problem = problemOf({ SECRETS_KEY: wrong });
      expect(problem).toContain('SECRETS_KEY must be 32 random bytes in base64');
      expect(problem).not.toContain(wrong);
    }
  });

  it('says where providers are that are set up in the back office', () => {
    expect(readConfig({}).providerUrls).toEqual({ stripeApi: 'https://api.stripe.com', stripeScript: 'https://js.stripe.com', paypalApi: null });
    expect(readConfig({ PAYPAL_API_URL: 'http://localhost:9/' }).providerUrls.paypalApi).toBe('http://localhost:9');
  });
});

describe('where files are', () => {
  const bucket = { S3_ENDPOINT: 'http://s3.example', S3_BUCKET: 'my-shop', S3_ACCESS_KEY_ID: 'an-id', S3_SECRET_ACCESS_KEY: 'a-very-secret' };

  it('is the data folder, or the bucket that is named whole', () => {
    expect(readConfig({}).checkStorage).toBeNull();
    expect(readConfig(bucket).checkStorage).toBeTypeOf('function');
  });

  it.each(Object.keys(bucket))('is refused without %s, by its name', (name) => {
    const problem = problemOf({ ...bucket, [name]: '' });
    expect(problem).toContain(`Set ${name} too`);
    expect(problem).not.toContain('a-very-secret');
  });

  it.each([
    { S3_PREFIX: 'shop' },
    { S3_PREFIX: '../shop/' },
    { S3_BUCKET: 'My_Shop' },
    { S3_REGION: 'x y' },
    { S3_PUBLIC_ENDPOINT: 'true' },
    { S3_PUBLIC_ENDPOINT: 'https://files.example/shop' },
    { PICTURES_URL: 'cdn.example' },
    { PICTURES_URL: '//cdn.example' },
    { PICTURES_URL: 'ftp://cdn.example' },
    { PICTURES_URL: 'https://cdn.example/pictures' },
    { PICTURES_URL: 'https://cdn.example/?v=1' },
    { PICTURES_URL: 'https://user:secret@cdn.example' },
  ])('names the rule of %j', (wrong: Record<string, string>) => {
    expect(problemOf({ ...bucket, ...wrong })).toContain(`${Object.keys(wrong)[0]} must be`);
  });

  it('is said to browsers only where a setting says so', () => {
    const { storage, picturesUrl } = readConfig(bucket);
    expect([storage.direct, picturesUrl]).toEqual([undefined, undefined]);
    const config = readConfig({ ...bucket, S3_PUBLIC_ENDPOINT: 'https://files.example/', PICTURES_URL: 'https://CDN.example:443/' });
    expect([config.storage.direct?.origin, config.picturesUrl]).toEqual(['https://files.example', 'https://cdn.example']);
    // Pictures are for everybody, wherever they are stored.
    expect(readConfig({ PICTURES_URL: 'https://cdn.example' }).picturesUrl).toBe('https://cdn.example');
  });

  it('is refused by its name where it is half said, or in the clear beside a shop under https', () => {
    expect(problemOf({ S3_PUBLIC_ENDPOINT: 'https://files.example' })).toContain('Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY too');
    const clear = { ...bucket, S3_PUBLIC_ENDPOINT: 'http://files.example', PICTURES_URL: 'http://cdn.example' };
    expect(problemOf(clear)).toBe('');
    const problem = problemOf({ ...clear, BASE_URL: 'https://shop.example' });
    for (const name of ['S3_PUBLIC_ENDPOINT', 'PICTURES_URL']) expect(problem).toContain(`${name} must begin with https:`);
  });
});

it('reads from replicas of a database of its own alone', () => {
  const replicas = 'postgres://a@one/b, postgres://a@two/b';
  expect(readConfig({ DATABASE_URL: 'postgres://a@primary/b', DATABASE_REPLICA_URL: replicas }).replicaUrls).toEqual(replicas.split(', '));
  expect(problemOf({ DATABASE_REPLICA_URL: replicas })).toContain('DATABASE_URL is not');
  expect(problemOf({ DATABASE_URL: 'postgres://a@primary/b', DATABASE_REPLICA_URL: 'one, two' })).toContain('DATABASE_REPLICA_URL must be');
});

it('takes the address of PostgreSQL itself beside that of a pooler alone', () => {
  const pooler = { DATABASE_URL: 'postgres://a@pooler:6432/b' };
  expect(readConfig({ ...pooler, DATABASE_DIRECT_URL: 'postgres://a@primary/b' }).directUrl).toBe('postgres://a@primary/b');
  expect(readConfig(pooler).directUrl).toBe(null);
  expect(problemOf({ DATABASE_DIRECT_URL: 'postgres://a@primary/b' })).toContain('DATABASE_DIRECT_URL is set and DATABASE_URL is not');
  expect(problemOf({ ...pooler, DATABASE_DIRECT_URL: 'primary' })).toContain('DATABASE_DIRECT_URL must be');
});

it.each(['redis://cache', 'rediss://user:secret@cache.example:6380/15'])('takes %s', (url) => expect(readConfig({ REDIS_URL: url }).redisUrl).toBe(url));

it.each(['cache:6379', 'http://cache', 'redis://cache/a-name'])('refuses the Redis %s by its rule, and does not repeat it', (url) => {
  expect(problemOf({ REDIS_URL: url })).toContain('REDIS_URL must be the address of a Redis or Valkey');
  expect(problemOf({ REDIS_URL: url })).not.toContain(url);
});

describe('a search engine', () => {
  it('is PostgreSQL unless a cluster is named', () => {
    expect(readConfig({}).openSearch).toBeNull();
    expect(readConfig({ OPENSEARCH_URL: 'https://a.internal:9200, http://b.internal:9200', OPENSEARCH_INDEX: 'staging' }).openSearch).toEqual({
      nodes: ['https://a.internal:9200', 'http://b.internal:9200'],
      username: null,
      password: null,
      index: 'staging',
    });
    expect(readConfig({ OPENSEARCH_URL: 'http://a:9200', OPENSEARCH_USERNAME: 'shop', OPENSEARCH_PASSWORD: 'a b' }).openSearch).toMatchObject({
      username: 'shop',
      password: 'a b',
      index: 'vitrine',
    });
  });

  const url = { OPENSEARCH_URL: 'http://localhost:9200' };
  it.each([
    [
      'settings without a cluster',
      { OPENSEARCH_INDEX: 'shop', OPENSEARCH_PASSWORD: 'secret-word' },
      'OPENSEARCH_PASSWORD and OPENSEARCH_INDEX is set and OPENSEARCH_URL is not',
    ],
    ['a name without its password', { ...url, OPENSEARCH_USERNAME: 'shop' }, 'OPENSEARCH_USERNAME and OPENSEARCH_PASSWORD are set together'],
    ['a password without its name', { ...url, OPENSEARCH_PASSWORD: 'secret-word' }, 'OPENSEARCH_USERNAME and OPENSEARCH_PASSWORD are set together'],
    ['a password in the address', { OPENSEARCH_URL: 'http://shop:secret-word@localhost:9200' }, 'name and password have variables of their own'],
    ['no address', { OPENSEARCH_URL: 'localhost:9200' }, 'OPENSEARCH_URL must be addresses of at most 10 nodes'],
    ['a list that ends in a comma', { OPENSEARCH_URL: 'http://localhost:9200,' }, 'OPENSEARCH_URL must be addresses of at most 10 nodes'],
    ['an index in large letters', { ...url, OPENSEARCH_INDEX: 'Shop' }, 'OPENSEARCH_INDEX must be what the names'],
    ['a password that is too long', { ...url, OPENSEARCH_USERNAME: 'shop', OPENSEARCH_PASSWORD: 'secret-word'.repeat(60) }, 'OPENSEARCH_PASSWORD must be'],
  ])('is refused with %s, by the rule and without a secret', (_what, environment: Record<string, string>, rule) => {
    const message = problemOf(environment);
    expect(message).toContain(rule);
    expect(message).not.toContain('secret-word');
  });
});

it.each([
  ['Google without its secret', { GOOGLE_CLIENT_ID: 'shop' }, 'GOOGLE_CLIENT_ID is set and GOOGLE_CLIENT_SECRET is not'],
  ['a secret without its id', { GOOGLE_CLIENT_SECRET: 'secret-word' }, 'GOOGLE_CLIENT_SECRET is set and GOOGLE_CLIENT_ID is not'],
  ['an issuer that does not know the shop', { OIDC_ISSUER: 'https://login.example' }, 'OIDC_ISSUER is set and OIDC_CLIENT_ID is not'],
  ['a token without its gateway', { SMS_TOKEN: 'secret-word' }, 'SMS_TOKEN is set and SMS_URL is not'],
])('names what is missing of %s', (_what, environment: Record<string, string>, rule) => {
  const message = problemOf(environment);
  expect(message).toContain(rule);
  expect(message).not.toContain('secret-word');
});
