/** The demo shop's shopper: an account to look at the user area with. */
import { randomBytes } from 'node:crypto';
import { systemContext } from '#kit/server/context.ts';
import { newId } from '#kit/server/ids.ts';
import { hashPassword } from '#kit/server/passwords.ts';
import type { Host } from '#kit/server/slice.ts';
import { createAccount } from '#shop/accounts/index.ts';
import { addressInput } from '#shop/addresses/contract.ts';
import { saveAddress } from '#shop/addresses/index.ts';
import { editInfo } from '#shop/profile/index.ts';

/** Whom the demo shop knows. */
export const demoShopper = { email: 'shopper@vitrine.example', firstName: 'Robin', lastName: 'Alder', birthday: '1990-04-12' } as const;

const name = { firstName: demoShopper.firstName, lastName: demoShopper.lastName };
/** Where it has things sent; the first is the default. */
const addresses = [
  { ...name, country: 'US', province: 'CA', city: 'Berkeley', postalCode: '94704', address: '2150 Shattuck Avenue', apartment: 'Flat 4', phone: '5105550142' },
  { ...name, country: 'HK', city: '香港島', area: '灣仔區', address: '莊士敦道 108 號', apartment: '12 樓', phone: '23456789' },
] as const;

const passwordBytes = 12;

/** Makes the account, with a password that is shown once and kept nowhere. Null when there is one already. */
export async function seedShopper(host: Host): Promise<{ email: string; password: string } | null> {
  const context = systemContext(host, { name: 'first start' });
  const password = randomBytes(passwordBytes).toString('base64url');
  const passwordHash = await hashPassword(password);
  const { email, ...personal } = demoShopper;
  const accountId = await context.transaction((tx) => createAccount(tx, context, { login: { email }, passwordHash, ...personal }));
  if (accountId === null) return null;
  const own = { ...context, caller: { kind: 'user' as const, accountId, sessionId: newId() } };
  await editInfo(own, { nickName: 'Robin', bio: 'Slow breakfasts, wool blankets, too many cups.' });
  for (const address of addresses) await saveAddress(own, { ...addressInput.parse(address), isDefault: false });
  return { email, password };
}
