import { forbidden } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { hashSecret, newSecret } from '#kit/server/ids.ts';
import { recordAction } from '../audit/record-action.ts';
import { insertPreviewToken } from '../store.ts';

const validMs = 3_600_000;

/** Makes a token that shows drafts for an hour, or until the caller's session ends. Only its hash is stored. */
export async function issuePreview(context: Context): Promise<{ token: string; expiresAt: string }> {
  const { caller } = context;
  if (caller.kind !== 'staff') throw new Error('staff access without staff');
  // It ends with a session, and a program has none.
  if (caller.apiKeyId !== undefined) throw new ShopError(forbidden);
  const token = newSecret();
  const expiresAt = new Date(context.now().getTime() + validMs);
  await context.transaction(async (tx) => {
    await insertPreviewToken(tx, { tokenHash: hashSecret(token), staffSessionId: caller.sessionId, expiresAt });
    await recordAction(tx, context, { action: 'preview.issue', subject: caller.staffId });
  });
  return { token, expiresAt: expiresAt.toISOString() };
}
