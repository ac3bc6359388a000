/** The environment, read once at start. Every error names the variable and the rule that it breaks. */
import { resolve } from 'node:path';
import type { HostConfig } from '#kit/server/host-config.ts';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import { z } from 'zod';
import { addressServices, addressServiceVariables } from './address-service-config.ts';
import { carrierConfig, carrierVariables } from './carrier-config.ts';
import { cdnConfig, cdnVariables } from './cdn-config.ts';
import { demoConfig } from './demo-config.ts';
import { address, httpUrl, wholeNumber } from './fields.ts';
import { signInConfig, signInVariables } from './sign-in-config.ts';
import { socialLoginConfig, socialLoginVariables } from './social-login-config.ts';
import { pageCacheConfig, pageCacheVariables } from './page-cache-config.ts';
import { pushConfig, pushVariables } from './push-config.ts';
import { redisVariables } from './redis-config.ts';
import { openSearchConfig, openSearchVariables, type OpenSearchConfig } from './opensearch-config.ts';
import { paymentConfig, paymentVariables, providerUrls } from './payment-config.ts';
import { tracingConfig, tracingVariables, type TracingConfig } from './tracing-config.ts';
import { fileConfig, pictureVariables, storageVariables, type FileConfig } from './storage-config.ts';
import { projectRoot } from '../folders.ts';

/** Everything that is configured from outside the process. */
export type Config = HostConfig &
  Pick<FileConfig, 'checkStorage'> & {
    host: string;
    port: number;
    /** Null: the embedded PostgreSQL in `dataDir`. */
    databaseUrl: string | null;
    /** The database itself, where `databaseUrl` is a pooler's; null: that is it. */
    directUrl: string | null;
    /** Replicas of the database, from which public pages are read. */
    replicaUrls: string[];
    /** What the processes of the shop share announcements and limits by; null: by the database, and each counts for itself. */
    redisUrl: string | null;
    /** Null: PostgreSQL finds products. */
    openSearch: OpenSearchConfig | null;
    /** How many processes of this machine serve the shop. */
    workers: number;
    /** How long a process goes on serving after SIGTERM, while it says that it is not ready. */
    drainMs: number;
    logLevel: 'debug' | 'info' | 'warn' | 'error';
    /** Whose `X-Forwarded-*` headers count: nobody's, everybody's, those of so many hops, or of these addresses. */
    trustProxy: boolean | string[] | ((address: string, hop: number) => boolean);
    /** Null: no metrics. */
    metricsToken: string | null;
    /** Null: nothing is traced. */
    tracing: TracingConfig | null;
    /** Whether the first start fills an empty database with the demo shop. */
    fillDemo: boolean;
    /** Whether that was asked for in so many words (`--demo`). */
    askedForDemo: boolean;
    /** Whether an empty database stays empty, to be set up in the browser (`--empty`). */
    startEmpty: boolean;
    /** Address of the first staff account. */
    staffEmail: string;
  };

const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

/** Each variable: its schema, and the rule as text. */
export const variables = {
  PORT: { schema: wholeNumber(0, 65_535), rule: 'a whole number from 0 to 65535 (0: any free port)' },
  HOST: { schema: z.string().regex(/^[\w.:-]+$/), rule: 'a host name or an IP address, such as localhost or 0.0.0.0' },
  DATABASE_URL: { schema: address(['postgres', 'postgresql']), rule: 'an address such as postgres://user:password@host:5432/database' },
  DATABASE_DIRECT_URL: {
    schema: address(['postgres', 'postgresql']),
    rule: 'the address of PostgreSQL itself where DATABASE_URL is that of a pooler, such as postgres://user:password@host:5432/database',
  },
  DATABASE_REPLICA_URL: {
    schema: z
      .string()
      .transform((text) => text.split(/,\s*/))
      .pipe(z.array(address(['postgres', 'postgresql'])).max(10)),
    rule: 'addresses of at most 10 replicas of DATABASE_URL, with commas between',
  },
  BASE_URL: { schema: httpUrl, rule: 'the public address of the shop, such as https://shop.example' },
  DATA_DIR: { schema: z.string(), rule: 'a folder' },
  MAIL_DIR: { schema: z.string(), rule: 'a folder' },
  SMTP_URL: { schema: address(['smtp', 'smtps']), rule: 'an address such as smtps://user:password@mail.example:465' },
  ...signInVariables,
  NODE_ENV: { schema: z.enum(['development', 'production', 'test']), rule: 'development, production or test' },
  WORKERS: { schema: wholeNumber(1, 64), rule: 'how many processes serve the shop on this machine, a whole number from 1 to 64' },
  DRAIN_SECONDS: {
    schema: wholeNumber(0, 300),
    rule: 'how long the shop goes on serving after SIGTERM, while `/readyz` says 503, a whole number of seconds from 0 to 300',
  },
  LOG_LEVEL: { schema: z.enum(['debug', 'info', 'warn', 'error']), rule: 'debug, info, warn or error' },
  TRUST_PROXY: {
    schema: z.string().regex(/^(true|false|\d{1,2}|[0-9a-fA-F.:/]+(,\s*[0-9a-fA-F.:/]+)*)$/),
    rule: 'false, true, the number of proxies in front, or their addresses with commas between, such as 10.0.0.0/8,127.0.0.1',
  },
  DEMO: { schema: flag, rule: 'true or false (1 or 0)' },
  WEBHOOK_HOSTS: {
    schema: z.string().regex(/^[\w.-]+(:\d{1,5})?(,\s*[\w.-]+(:\d{1,5})?)*$/),
    rule: 'own hosts that webhooks may reach over http and in private networks, with commas between, such as erp.internal:8080,10.0.0.7',
  },
  ECB_RATES_URL: {
    schema: httpUrl,
    rule: 'the address of the list of rates, such as https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
  },
  METRICS_TOKEN: { schema: z.string().min(16), rule: 'a secret of at least 16 characters' },
  STAFF_EMAIL: { schema: z.string().regex(/^[\w-]+(?:\.[\w-]+)*@[\w-]+(?:\.[\w-]+)+$/), rule: 'an e-mail address' },
  ...socialLoginVariables,
  ...paymentVariables,
  ...carrierVariables,
  ...addressServiceVariables,
  ...pageCacheVariables,
  ...storageVariables,
  ...pictureVariables,
  ...pushVariables,
  ...redisVariables,
  ...openSearchVariables,
  ...cdnVariables,
  ...tracingVariables,
} as const;

type Variables = { [Name in keyof typeof variables]?: z.output<(typeof variables)[Name]['schema']> };

const outsideServices = (given: Variables) => ({ carriers: carrierConfig(given), addressServices: addressServices(given) });

/**
 * Reads the configuration: variables, of which an empty one counts as absent, and what stands behind the command.
 * @throws StartupError that names every wrong variable.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>, commandLine: readonly string[] = []): Config {
  const given = parse(environment);
  const dataDir = resolve(projectRoot, given.DATA_DIR ?? '.data');
  const port = given.PORT ?? 3000;
  const host = given.HOST ?? 'localhost';
  const baseUrl = (given.BASE_URL ?? `http://localhost:${port}`).replace(/\/+$/, '');
  const databases = databaseConfig(given);
  const https = baseUrl.startsWith('https:');
  const payments = paymentConfig(given);
  const [askedForDemo, startEmpty] = [commandLine.includes('--demo'), commandLine.includes('--empty')];
  if (askedForDemo && startEmpty) throw new StartupError('The shop cannot begin empty and with the demo shop.', ['Leave out --demo or --empty.']);
  const demo = demoConfig(given.DEMO, { https, payments });
  return {
    host,
    port,
    baseUrl,
    https,
    ...databases,
    redisUrl: given.REDIS_URL ?? null,
    openSearch: openSearchConfig(given),
    workers: given.WORKERS ?? 1,
    drainMs: (given.DRAIN_SECONDS ?? 0) * 1_000,
    dataDir,
    ...fileConfig(given, { dataDir, https }),
    mailDir: given.MAIL_DIR === undefined ? resolve(dataDir, 'mail') : resolve(projectRoot, given.MAIL_DIR),
    smtpUrl: given.SMTP_URL ?? null,
    webhookHosts: given.WEBHOOK_HOSTS?.split(',').map((host) => host.trim()),
    ...signInConfig(given),
    ratesUrl: given.ECB_RATES_URL,
    push: pushConfig(given),
    sandboxPayments: demo,
    // An external database is filled on request, the embedded one of a demo by itself.
    fillDemo: !startEmpty && (askedForDemo || (demo && databases.databaseUrl === null)),
    askedForDemo,
    startEmpty,
    production: given.NODE_ENV === 'production',
    socialLogin: socialLoginConfig(given, { demo }),
    payments,
    providerUrls: providerUrls(given),
    ...outsideServices(given),
    secretsKeys: given.SECRETS_KEY ?? [],
    pageCache: pageCacheConfig(given),
    cdn: cdnConfig(given),
    logLevel: given.LOG_LEVEL ?? 'warn',
    trustProxy: proxies(given.TRUST_PROXY ?? 'false'),
    metricsToken: given.METRICS_TOKEN ?? null,
    tracing: tracingConfig(given, { trustsCallers: (given.TRUST_PROXY ?? 'false') !== 'false' }),
    staffEmail: given.STAFF_EMAIL ?? 'owner@vitrine.example',
  };
}

function databaseConfig(given: Variables): Pick<Config, 'databaseUrl' | 'directUrl' | 'replicaUrls'> {
  const { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: directUrl, DATABASE_REPLICA_URL: replicaUrls } = given;
  if (databaseUrl === undefined && replicaUrls !== undefined)
    throw new StartupError('A setting is missing.', ['DATABASE_REPLICA_URL is set and DATABASE_URL is not: the embedded database has no replicas']);
  if (databaseUrl === undefined && directUrl !== undefined)
    throw new StartupError('A setting is missing.', ['DATABASE_DIRECT_URL is set and DATABASE_URL is not: that of the pooler']);
  return { databaseUrl: databaseUrl ?? null, directUrl: directUrl ?? null, replicaUrls: replicaUrls ?? [] };
}

function parse(environment: Readonly<Record<string, string | undefined>>): Variables {
  const errors: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { schema, rule }] of Object.entries(variables)) {
    const text = environment[name]?.trim();
    if (!text) continue;
    const parsed = schema.safeParse(text);
    if (parsed.success) values[name] = parsed.data;
    // Addresses and tokens hold secrets: they are not repeated.
    else errors.push(`${name} must be ${rule}${/URL|TOKEN|SECRET|KEY|PASSWORD/.test(name) ? '' : `; it is "${text}"`}`);
  }
  if (errors.length > 0) {
    throw new StartupError(errors.length === 1 ? 'One setting is wrong.' : `${errors.length} settings are wrong.`, errors);
  }
  return values as Variables;
}

function proxies(value: string): Config['trustProxy'] {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? (_address, hop) => hop < Number(value) : value.split(/,\s*/);
}
