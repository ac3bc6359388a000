import type { Context } from '#kit/server/context.ts';
import type { DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { eraseAccount } from '../security/index.ts';
import { recordAction } from '../staff/index.ts';
import { loadCustomerForUpdate } from './load-customer.ts';

/**
 * Erases a customer as they could erase themselves (docs/privacy.md): for good.
 * @throws notFound (404), customerIsGuest (41), what hinders it (41: orders under way)
 */
export async function eraseCustomer(context: Context, { id, parts }: { id: string; parts: readonly DataSubjectHandler[] }): Promise<void> {
  await context.transaction(async (tx) => {
    const account = await loadCustomerForUpdate(tx, id);
    await eraseAccount(tx, context, { parts, account });
    await recordAction(tx, context, { action: 'customer.erase', subject: id });
  });
}
