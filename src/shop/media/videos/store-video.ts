import { createHash } from 'node:crypto';
import type { Texts } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Tx } from '#kit/server/database.ts';
import { newId } from '#kit/server/ids.ts';
import { videoLimits, videoTooLarge, videoUnreadable, type VideoMime } from '../contract.ts';
import type { PictureFiles } from '../pictures/picture-files.ts';
import { insertVideo } from './store-videos.ts';

/** A video whose file is stored; only its row is missing. */
export type PreparedVideo = { source: string | null; sha256: string; mime: VideoMime; byteCount: number };

/**
 * Keeps a video's file. What it is, its first bytes say, not its name; it is served as it came.
 * @throws videoTooLarge, videoUnreadable for anything but MP4 and WebM
 */
export async function prepareVideo(files: PictureFiles, { source, bytes }: { source: string | null; bytes: Uint8Array }): Promise<PreparedVideo> {
  if (bytes.length > videoLimits.bytes) throw new ShopError(videoTooLarge);
  const mime = mimeOf(bytes);
  if (!mime) throw new ShopError(videoUnreadable);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await files.keepOriginal(sha256, bytes);
  return { source, sha256, mime, byteCount: bytes.length };
}

/** Stores a prepared video with the picture that stands there until it is played; the same source is the same video. Answers its id. */
export async function storeVideo(tx: Tx, video: PreparedVideo, { posterId, texts }: { posterId: string | null; texts: Texts<'title'> }): Promise<string> {
  return insertVideo(tx, { ...video, id: newId(), posterId, texts });
}

function mimeOf(bytes: Uint8Array): VideoMime | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64));
  if (head.subarray(4, 8).toString('latin1') === 'ftyp') return 'video/mp4';
  return head.readUIntBE(0, Math.min(4, head.length) || 1) === 0x1a45dfa3 && head.includes('webm') ? 'video/webm' : null;
}
