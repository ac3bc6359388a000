import * as m from '#messages';
import { localeFor } from '#kit/pure/languages.ts';
import { requireUser, type Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { dataOwner } from './data-owner.ts';
import type { Account } from '../accounts/index.ts';
import { endSessions } from '../accounts/sessions/index.ts';
import { checkStepUp, joinVerifiedOrders, requireStepUp, type StepUpProof } from '../auth/index.ts';
import { queueMailText } from '../messages/index.ts';

/**
 * Deletes the account that asks, at once and for good: every part erases its own, all sessions end, the address is free
 * again. What the law asks to keep (orders) loses the way back to the account. One transaction: all of it or nothing.
 * @throws authInvalid (50), stepUpWanted (10) without a proof, invalidInput (40) for a wrong one or another word,
 *   what hinders it (41: orders under way)
 */
export async function deleteAccount(
  context: Context,
  parts: readonly DataSubjectHandler[],
  { confirm, ...proof }: StepUpProof & { confirm?: string | undefined },
): Promise<void> {
  requireUser(context);
  const { locale, lang } = context;
  const options = { locale };
  if (confirm !== undefined && confirm.trim().toLowerCase() !== m.security_delete_word({}, options).toLowerCase())
    throw fieldError('confirm', m.security_delete_word_wrong({ word: m.security_delete_word({}, options) }, options));
  const checked = await checkStepUp(context, proof);
  await context.transaction(async (tx) => {
    const account = await requireStepUp(context, tx, checked);
    await eraseAccount(tx, context, { parts, account });
    await mailErased(tx, context, { ...account, lang });
  });
}

/**
 * Erases an account that the caller has locked: orders that it placed as a guest become its own, every part erases its own, all sessions end.
 * @throws what hinders it (41: orders under way)
 */
export async function eraseAccount(tx: Tx, context: Context, { parts, account }: { parts: readonly DataSubjectHandler[]; account: Account }): Promise<void> {
  const owner = dataOwner(account);
  await joinVerifiedOrders(tx, account, context.now());
  for (const part of parts) {
    const blockedReason = await part.blockedReason?.(tx, owner, { byStaff: context.caller.kind === 'staff' });
    if (blockedReason) throw blockedReason;
  }
  await endSessions(tx, { accountId: account.id, by: 'deleted', at: context.now() });
  for (const part of parts) await part.erase(tx, owner, context);
}

/** Tells a person whose account was erased. */
export async function mailErased(tx: Tx, context: Context, { id, email, lang }: Account): Promise<void> {
  if (email === null) return;
  const options = { locale: localeFor(lang) };
  const title = m.security_deleted_mail_title({}, options);
  await queueMailText(tx, context, { id: `deleted-${id}`, to: email, lang, title, paragraphs: [m.security_deleted_mail_text({}, options)] });
}
