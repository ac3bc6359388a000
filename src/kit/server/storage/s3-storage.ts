/** Files in a bucket of an S3 service, by its official client: for shops of many nodes (docs/decisions/0991). */
import type * as Sdk from '@aws-sdk/client-s3';
import type { Upload as UploadClass } from '@aws-sdk/lib-storage';
import { Readable } from 'node:stream';
import { storageUnavailable } from '#kit/pure/common-errors.ts';
import { lazily } from '#kit/pure/lazily.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { checkedKey, directSeconds, type DirectReads, type Storage } from './storage.ts';
import { watched } from './watched.ts';

/** The bucket's address, and the credentials. */
export type S3Options = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** What all keys of the shop begin with in the bucket; '' or a path that ends in `/`. */
  prefix: string;
  /** Under which address browsers reach the service, for addresses that are signed; absent: they do not. */
  publicEndpoint?: string | undefined;
};

/** A storage in a bucket. `check` throws the service's error when the bucket cannot be used. */
export type S3Storage = Storage & { check(): Promise<void> };

const connectMs = 3_000;
/** So long nothing may come and go. */
const silenceMs = 10_000;
/** A request in all: a part of a file over a slow line included. */
const requestMs = 60_000;
const mostAttempts = 3;
/** Of this size are the parts of a file that is sent without knowing its length; two of them are in memory. */
const partBytes = 8 * 1024 * 1024;

/** Opens a bucket, without a request to it. The client is loaded with the first file. */
export function s3Storage(options: S3Options): S3Storage {
  const load = lazily(() => open(options));
  const nameOf = (key: string) => options.prefix + checkedKey(key);
  /** Asks the service. Null: there is no such file. */
  async function ask<Value>(work: (loaded: Loaded) => Promise<Value>): Promise<Value | null> {
    return work(await load()).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw asUnavailable(error);
    });
  }
  const Bucket = options.bucket;
  return {
    ...(options.publicEndpoint === undefined ? {} : { direct: directReads({ ...options, endpoint: options.publicEndpoint }) }),
    async put(key, content) {
      const source = watched(content);
      try {
        const { client, Upload } = await load();
        const params = { Bucket, Key: nameOf(key), Body: Readable.from(source.content, { objectMode: false }) };
        await new Upload({ client, params, partSize: partBytes, queueSize: 1 }).done();
      } catch (error) {
        throw source.problem() ?? asUnavailable(error);
      }
    },
    get: (key, part) =>
      ask(async ({ client, sdk }) => {
        const range = part ? { Range: `bytes=${part.start}-${part.end}` } : {};
        const found = await client.send(new sdk.GetObjectCommand({ Bucket, Key: nameOf(key), ...range }));
        // Of a part it is said of how many bytes: `bytes 2-3/8`.
        const size = found.ContentRange ? Number(found.ContentRange.split('/')[1]) : found.ContentLength!;
        return { size, content: passing(found.Body as Readable) };
      }),
    size: (key) => ask(async ({ client, sdk }) => (await client.send(new sdk.HeadObjectCommand({ Bucket, Key: nameOf(key) }))).ContentLength!),
    async delete(key) {
      await ask(({ client, sdk }) => client.send(new sdk.DeleteObjectCommand({ Bucket, Key: nameOf(key) })));
    },
    async list(prefix, { after, most }) {
      const found = await ask(({ client, sdk }) =>
        client.send(
          new sdk.ListObjectsV2Command({ Bucket, Prefix: options.prefix + prefix, MaxKeys: most, ...(after ? { StartAfter: options.prefix + after } : {}) }),
        ),
      );
      return (found?.Contents ?? []).map(({ Key }) => Key!.slice(options.prefix.length));
    },
    async check() {
      const { client, sdk } = await load();
      await client.send(new sdk.HeadBucketCommand({ Bucket }));
    },
  };
}

/** Signs addresses under `endpoint`, without a request to the service. */
function directReads(options: S3Options): DirectReads {
  const load = lazily(async () => ({ ...(await open(options)), ...(await import('@aws-sdk/s3-request-presigner')) }));
  const { protocol, host } = new URL(options.endpoint);
  return {
    origin: `${protocol}//${isByPath(options) ? host : `${options.bucket}.${host}`}`,
    async addressOf(key, { type, name }) {
      const { client, sdk, getSignedUrl } = await load();
      const command = new sdk.GetObjectCommand({
        Bucket: options.bucket,
        Key: options.prefix + checkedKey(key),
        ResponseContentType: type,
        ResponseContentDisposition: `inline; filename="${name}"`,
        ResponseCacheControl: 'private, no-store',
      });
      return getSignedUrl(client, command, { expiresIn: directSeconds });
    },
  };
}

// A bucket as a host name needs DNS that self-hosted services rarely have, and certificates do not cover further dots.
const isByPath = ({ endpoint, bucket }: Pick<S3Options, 'endpoint' | 'bucket'>): boolean =>
  !new URL(endpoint).hostname.endsWith('.amazonaws.com') || bucket.includes('.');

type Loaded = { client: Sdk.S3Client; sdk: typeof Sdk; Upload: typeof UploadClass };

async function open({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Options): Promise<Loaded> {
  const [sdk, { Upload }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')]);
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: isByPath({ endpoint, bucket }),
    maxAttempts: mostAttempts,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: requestMs, throwOnRequestTimeout: true, socketTimeout: silenceMs },
    // Checksums beside those that S3 always had are refused by other services.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, sdk, Upload };
}

const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes((error as Error).name);

const asUnavailable = (cause: unknown): ShopError => new ShopError(storageUnavailable, { cause });

/** The body as it comes. A service that falls silent or breaks off in the middle ends it with an error. */
async function* passing(body: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* body as AsyncIterable<Buffer>;
  } catch (error) {
    throw asUnavailable(error);
  } finally {
    body.destroy();
  }
}
