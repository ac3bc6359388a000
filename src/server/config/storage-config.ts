/** What the environment says of where files are. */
import { folderStorage } from '#kit/server/storage/folder-storage.ts';
import { s3Storage } from '#kit/server/storage/s3-storage.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { StartupError } from '#kit/server/embedded-postgres/startup-error.ts';
import { z } from 'zod';
import { httpUrl, text } from './fields.ts';

/** An address of nothing but scheme, host and port. */
const origin = z
  .string()
  .refine((value) => {
    const url = URL.canParse(value) ? new URL(value) : null;
    return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  })
  .transform((value) => new URL(value).origin);

/** Each variable: its schema, and the rule as text. */
export const storageVariables = {
  S3_ENDPOINT: { schema: httpUrl, rule: 'the address of an S3 service, such as https://s3.eu-central-1.amazonaws.com' },
  S3_BUCKET: { schema: text(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/), rule: "a bucket's name: 3 to 63 small letters, digits, dots and hyphens" },
  S3_REGION: { schema: text(/^[a-z0-9-]{2,40}$/), rule: 'a region, such as eu-central-1' },
  S3_ACCESS_KEY_ID: { schema: text(/^\S{3,128}$/), rule: 'the id of a key that may read, write and list in the bucket' },
  S3_SECRET_ACCESS_KEY: { schema: text(/^\S{8,256}$/), rule: 'the secret that belongs to S3_ACCESS_KEY_ID' },
  S3_PREFIX: { schema: text(/^([A-Za-z0-9][A-Za-z0-9._-]*\/)+$/), rule: 'what all keys begin with, ending in a slash, such as shop/' },
  S3_PUBLIC_ENDPOINT: {
    schema: origin,
    rule: 'the address under which browsers reach the S3 service, without a path, such as https://s3.eu-central-1.amazonaws.com: they then read private pictures there, by signed addresses',
  },
} as const;

/** The same of public pictures, wherever files are. */
export const pictureVariables = {
  PICTURES_URL: {
    schema: origin,
    rule: 'the address of a content delivery network that fetches /media/ from the shop, without a path, such as https://cdn.example: pages name pictures and videos there',
  },
} as const;

type Variables = typeof storageVariables & typeof pictureVariables;
type Given = { [Name in keyof Variables]?: z.output<Variables[Name]['schema']> };

/**
 * Where files are, and how a start looks whether they can be reached (null: a folder, which the start makes anyway). `picturesUrl`: where browsers get
 * public ones; undefined: from the shop.
 */
export type FileConfig = StorageConfig & { picturesUrl: string | undefined };
type StorageConfig = { storage: Storage; checkStorage: (() => Promise<void>) | null };

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/**
 * The bucket that is named, else the data folder, and the network of public pictures.
 * @throws StartupError when only a part of a bucket's settings is there, or browsers would not load from an address
 */
export function fileConfig(given: Given, { dataDir, https }: { dataDir: string; https: boolean }): FileConfig {
  const { S3_PUBLIC_ENDPOINT, PICTURES_URL } = given;
  checkAddresses({ S3_PUBLIC_ENDPOINT, PICTURES_URL }, https);
  return { ...storageConfig(given, dataDir), picturesUrl: PICTURES_URL };
}

function storageConfig(given: Given, dataDir: string): StorageConfig {
  const [endpoint, bucket, accessKeyId, secretAccessKey] = needed.map((name) => given[name]);
  const missing = needed.filter((name) => given[name] === undefined);
  const any = (Object.keys(storageVariables) as (keyof Given)[]).some((name) => given[name] !== undefined);
  if (!any) return { storage: folderStorage(dataDir), checkStorage: null };
  if (endpoint === undefined || bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    throw new StartupError('Settings of the S3 service are missing.', [`Set ${missing.join(', ')} too, or none of S3_…: files are then in DATA_DIR.`]);
  const { S3_REGION: region = 'us-east-1', S3_PREFIX: prefix = '', S3_PUBLIC_ENDPOINT: publicEndpoint } = given;
  const storage = s3Storage({ endpoint, bucket, accessKeyId, secretAccessKey, region, prefix, publicEndpoint });
  const checkStorage = () =>
    storage.check().catch((error: unknown) => {
      throw unusable(error, { host: new URL(endpoint).host, bucket });
    });
  return { storage, checkStorage };
}

// A page under https shows nothing that comes in the clear.
function checkAddresses(given: Record<string, string | undefined>, https: boolean): void {
  const wrong = Object.keys(given).filter((name) => https && given[name]?.startsWith('http:'));
  if (wrong.length > 0)
    throw new StartupError(
      wrong.length === 1 ? 'One setting is wrong.' : `${wrong.length} settings are wrong.`,
      wrong.map((name) => `${name} must begin with https: as BASE_URL does, or browsers refuse what is there`),
    );
}

function unusable(error: unknown, { host, bucket }: { host: string; bucket: string }): StartupError {
  const { name, message, code, $metadata } = error as { name: string; message: string; code?: string; $metadata?: { httpStatusCode?: number } };
  const reasons: Record<number, string> = {
    301: `the bucket "${bucket}" is in another region (S3_REGION)`,
    400: 'it does not take what was asked (S3_REGION?)',
    403: `it refuses the key S3_ACCESS_KEY_ID for the bucket "${bucket}"`,
    404: `it has no bucket named "${bucket}"`,
  };
  const reason =
    reasons[$metadata?.httpStatusCode ?? 0] ?? `${host} does not answer (${code ?? ($metadata?.httpStatusCode ? $metadata.httpStatusCode : name)})`;
  return new StartupError(
    `The S3 service at ${host} cannot be used: ${reason}.`,
    ['Check S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.', 'Or unset all of S3_…: files are then in DATA_DIR.'],
    new Error(message),
  );
}
