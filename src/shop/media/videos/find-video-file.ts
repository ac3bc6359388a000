import type { Queryable } from '#kit/server/database.ts';
import { findVideoFile as find } from './store-videos.ts';
import type { VideoMime } from '../contract.ts';

/** Where a video's file lies and what it is; undefined for an unknown one. */
export async function findVideoFile(db: Queryable, id: string): Promise<{ sha256: string; mime: VideoMime } | undefined> {
  return find(db, id);
}
