import type { Queryable } from '#kit/server/database.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { findPreviewToken } from '../store.ts';

/** When a preview token ends, or null for one that is unknown, expired or whose session has ended. */
export async function findPreview(db: Queryable, { token, now }: { token: string; now: Date }): Promise<Date | null> {
  return (await findPreviewToken(db, { tokenHash: hashSecret(token), now })) ?? null;
}
