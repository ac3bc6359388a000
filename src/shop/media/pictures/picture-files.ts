import { setTimeout as sleep } from 'node:timers/promises';
import type { Sharp } from 'sharp';
import { storageUnavailable } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { createSemaphore } from '#kit/server/limits/semaphore.ts';
import { putBytes, readStored, type Storage } from '#kit/server/storage/storage.ts';
import { pictureFormats, pictureWidths, type PictureFormat } from '../contract.ts';

/**
 * The pictures' files: originals by the SHA-256 of their content, and the sizes made from them. Names are made of hashes
 * and numbers of our own only, so nothing of a request ever becomes part of a key. What the storage fails at is thrown.
 */
export type PictureFiles = {
  /** Stores an original; the same bytes are stored once. */
  keepOriginal(sha256: string, bytes: Uint8Array): Promise<void>;
  /** One size, made when it is not there yet. Null when the original is gone. */
  size(sha256: string, width: number, format: PictureFormat): Promise<Buffer | null>;
  /** A signed address of a size that is stored already; null where there is none yet, or where the storage gives no such addresses. */
  addressOf(sha256: string, width: number, format: PictureFormat): Promise<string | null>;
  /** Forgets an original and the sizes made of it. */
  remove(sha256: string): Promise<void>;
  /** The picture that stands for one that cannot be shown. */
  placeholder(width: number, format: PictureFormat): Promise<Buffer>;
};

/** Made at once over all requests: encoding occupies a processor, and answers to others should not wait for it. */
const mostAtOnce = 2;
/** While another process makes what this one is asked for. */
const lookAgainMs = 100;

// Loaded with the first picture that is decoded: sizes that are stored need no library.
const library = async () => (await import('sharp')).default;

/** From this width on a picture is looked at, and its textures are seen; narrower ones are tiles, and a list loads many of them. */
const lookedAt = 640;

const encode: Record<PictureFormat, (image: Sharp, width: number) => Sharp> = {
  avif: (image, width) => image.avif({ quality: width < lookedAt ? 50 : 60, effort: 2 }),
  webp: (image) => image.webp({ quality: 80, effort: 3 }),
  jpg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }),
};

const placeholderDrawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><rect width="800" height="800" fill="#efece6"/><g fill="none" stroke="#b9b2a4" stroke-width="14" stroke-linejoin="round" stroke-linecap="round"><rect x="230" y="260" width="340" height="280" rx="22"/><circle cx="330" cy="350" r="34"/><path d="M240 510l110-105 75 70 65-60 80 85"/></g></svg>`;

/** The types of the formats. */
export const pictureTypes: Record<PictureFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** What the keys of originals begin with. */
export const originalsPrefix = 'media/originals/';

/** The key of an original. @throws Error for what is no SHA-256 */
export const originalKey = (sha256: string): string => `${originalsPrefix}${checked(sha256).slice(0, 2)}/${sha256}`;

const sizeKey = (sha256: string, width: number, format: PictureFormat) => `media/sizes/${checked(sha256).slice(0, 2)}/${sha256}-${width}.${format}`;

/** Lets one of all processes make a file: `claim` answers whether it is this one. A claim that nobody releases ends by itself. */
export type Claims = { claim(key: string): Promise<boolean>; release(key: string): Promise<unknown> };

const everybody: Claims = { claim: async () => true, release: async () => undefined };

/** The pictures of a storage. With `claims` a size is made by one process; without, by each that is asked for it at once. */
export function pictureFiles(storage: Storage, claims: Claims = everybody): PictureFiles {
  const cached = makesOnce(storage, claims);
  return {
    async keepOriginal(sha256, bytes) {
      const key = originalKey(sha256);
      // One of another length is what a storage left of an attempt that failed.
      if ((await storage.size(key)) !== bytes.byteLength) await putBytes(storage, key, bytes);
    },
    size(sha256, width, format) {
      return cached(sizeKey(sha256, width, format), async () => {
        const original = await readStored(storage, originalKey(sha256));
        if (!original) return null;
        const sharp = await library();
        return encode[format](sharp(original).autoOrient().resize({ width, withoutEnlargement: true }), width).toBuffer();
      });
    },
    async addressOf(sha256, width, format) {
      const key = sizeKey(sha256, width, format);
      if (!storage.direct || (await storage.size(key)) === null) return null;
      return storage.direct.addressOf(key, { type: pictureTypes[format], name: `${width}.${format}` });
    },
    async remove(sha256) {
      const sizes = pictureWidths.flatMap((width) => pictureFormats.map((format) => sizeKey(sha256, width, format)));
      await Promise.all([originalKey(sha256), ...sizes].map((key) => storage.delete(key)));
    },
    async placeholder(width, format) {
      const made = await cached(`media/sizes/placeholder/${width}.${format}`, async () => {
        const sharp = await library();
        return encode[format](sharp(Buffer.from(placeholderDrawing)).resize({ width }), width).toBuffer();
      });
      return made!;
    },
  };
}

/** The file of a key, made when it is not there; one maker per file. */
function makesOnce(storage: Storage, claims: Claims): (key: string, make: () => Promise<Buffer | null>) => Promise<Buffer | null> {
  const running = new Map<string, Promise<Buffer | null>>();
  const gate = createSemaphore(mostAtOnce);

  async function makeClaimed(key: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    try {
      // Another process may have been ready between the look and the claim.
      const found = await readStored(storage, key);
      if (found) return found;
      const made = await make();
      // On a full disk a picture that could be made is still shown; the next request has it made again.
      if (made) await putBytes(storage, key, made).catch(unlessUnavailable);
      return made;
    } finally {
      await claims.release(key);
    }
  }

  async function findOrMake(key: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    for (;;) {
      const found = await readStored(storage, key);
      if (found) return found;
      if (await claims.claim(key)) return gate(() => makeClaimed(key, make));
      await sleep(lookAgainMs);
    }
  }

  return (key, make) => {
    const before = running.get(key);
    if (before) return before;
    const task = findOrMake(key, make).finally(() => running.delete(key));
    running.set(key, task);
    return task;
  };
}

function unlessUnavailable(error: unknown): void {
  if (!(error instanceof ShopError) || error.spec !== storageUnavailable) throw error;
}

function checked(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('not a SHA-256');
  return sha256;
}
