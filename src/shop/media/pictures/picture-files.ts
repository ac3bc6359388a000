import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { dirname, join } from 'node:path';
import type { Sharp } from 'sharp';
import { createSemaphore } from '#kit/server/limits/semaphore.ts';
import { pictureFormats, pictureWidths, type PictureFormat } from '../contract.ts';

/**
 * The pictures' files: originals by the SHA-256 of their content, and the sizes made from them. Names are made of hashes
 * and numbers of our own only, so nothing of a request ever becomes part of a path.
 */
export type PictureFiles = {
  /** Stores an original; the same bytes are stored once. */
  keepOriginal(sha256: string, bytes: Uint8Array): Promise<void>;
  /** Bytes of an original; null when it is gone. */
  originalSize(sha256: string): Promise<number | null>;
  /** Some of an original's bytes, both ends included. */
  readOriginal(sha256: string, part: { start: number; end: number }): Readable;
  /** One size, made when it is not there yet. Null when the original is gone. */
  size(sha256: string, width: number, format: PictureFormat): Promise<Buffer | null>;
  /** Forgets an original and the sizes made of it. */
  remove(sha256: string): Promise<void>;
  /** The picture that stands for one that cannot be shown. */
  placeholder(width: number, format: PictureFormat): Promise<Buffer>;
};

/** Made at once over all requests: encoding occupies a processor, and answers to others should not wait for it. */
const mostAtOnce = 2;

// Loaded with the first picture that is decoded: sizes that lie in the folder need no library.
const library = async () => (await import('sharp')).default;

const encode: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: 2 }),
  webp: (image) => image.webp({ quality: 75, effort: 3 }),
  jpg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }),
};

const placeholderDrawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><rect width="800" height="800" fill="#efece6"/><g fill="none" stroke="#b9b2a4" stroke-width="14" stroke-linejoin="round" stroke-linecap="round"><rect x="230" y="260" width="340" height="280" rx="22"/><circle cx="330" cy="350" r="34"/><path d="M240 510l110-105 75 70 65-60 80 85"/></g></svg>`;

/** Opens the folder of pictures. */
export function pictureFiles(dataDir: string): PictureFiles {
  const root = join(dataDir, 'media');
  const originalPath = (sha256: string) => join(root, 'originals', checked(sha256).slice(0, 2), sha256);
  const sizePath = (sha256: string, width: number, format: PictureFormat) => join(root, 'sizes', checked(sha256).slice(0, 2), `${sha256}-${width}.${format}`);
  const cached = makesOnce();

  return {
    async keepOriginal(sha256, bytes) {
      const path = originalPath(sha256);
      const there = await access(path).then(
        () => true,
        () => false,
      );
      if (!there) await writeWhole(path, bytes);
    },
    async originalSize(sha256) {
      return stat(originalPath(sha256)).then(
        ({ size }) => size,
        () => null,
      );
    },
    readOriginal: (sha256, part) => createReadStream(originalPath(sha256), part),
    size(sha256, width, format) {
      return cached(sizePath(sha256, width, format), async () => {
        const original = await readOrNull(originalPath(sha256));
        if (!original) return null;
        const sharp = await library();
        return encode[format](sharp(original).autoOrient().resize({ width, withoutEnlargement: true })).toBuffer();
      });
    },
    async remove(sha256) {
      const sizes = pictureWidths.flatMap((width) => pictureFormats.map((format) => sizePath(sha256, width, format)));
      await Promise.all([originalPath(sha256), ...sizes].map((path) => rm(path, { force: true })));
    },
    async placeholder(width, format) {
      const made = await cached(join(root, 'sizes', 'placeholder', `${width}.${format}`), async () => {
        const sharp = await library();
        return encode[format](sharp(Buffer.from(placeholderDrawing)).resize({ width })).toBuffer();
      });
      return made!;
    },
  };
}

/** The file at a path, made when it is not there; one maker per file. */
function makesOnce(): (path: string, make: () => Promise<Buffer | null>) => Promise<Buffer | null> {
  const running = new Map<string, Promise<Buffer | null>>();
  const gate = createSemaphore(mostAtOnce);
  return (path, make) => {
    const before = running.get(path);
    if (before) return before;
    const task = readOrNull(path)
      .then(async (found) => {
        if (found) return found;
        const made = await gate(make);
        if (made) await writeWhole(path, made);
        return made;
      })
      .finally(() => running.delete(path));
    running.set(path, task);
    return task;
  };
}

function checked(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('not a SHA-256');
  return sha256;
}

async function readOrNull(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Writes beside and renames, so that no reader (of any process) sees half a file. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}
