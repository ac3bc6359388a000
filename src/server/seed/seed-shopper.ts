/** The demo shop's shopper: an account to look at the user area with. */
import { randomBytes } from 'node:crypto';
import { systemContext } from '#kit/server/context.ts';
import { hashPassword } from '#kit/server/passwords.ts';
import type { Host } from '#kit/server/slice.ts';
import { createAccount } from '#shop/accounts/index.ts';

/** Whom the demo shop knows. */
export const demoShopper = { email: 'shopper@vitrine.example', firstName: 'Robin', lastName: 'Alder', birthday: '1990-04-12' } as const;

const passwordBytes = 12;

/** Makes the account, with a password that is shown once and kept nowhere. Null when there is one already. */
export async function seedShopper(host: Host): Promise<{ email: string; password: string } | null> {
  const context = systemContext(host, { name: 'first start' });
  const password = randomBytes(passwordBytes).toString('base64url');
  const passwordHash = await hashPassword(password);
  const { email, ...personal } = demoShopper;
  const accountId = await context.transaction((tx) => createAccount(tx, context, { login: { email }, passwordHash, ...personal }));
  return accountId === null ? null : { email, password };
}
