import type { Context } from '#kit/server/context.ts';
import type { DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { eraseAccount, mailErased } from '../security/index.ts';
import { recordAction } from '../staff/index.ts';
import { loadPersonForUpdate } from './load-customer.ts';
import { guestOf } from './manage-customers.ts';

/**
 * Erases a customer as they could erase themselves (docs/privacy.md): for good. A guest, who has no account to hear of, gets no mail.
 * @throws notFound (404), what hinders it (41: orders under way)
 */
export async function eraseCustomer(context: Context, { id, parts }: { id: string; parts: readonly DataSubjectHandler[] }): Promise<void> {
  await context.transaction(async (tx) => {
    const account = await loadPersonForUpdate(tx, context, id);
    await eraseAccount(tx, context, { parts, account });
    if (guestOf(id) === null) await mailErased(tx, context, account);
    await recordAction(tx, context, { action: 'customer.erase', subject: account.id });
  });
}
