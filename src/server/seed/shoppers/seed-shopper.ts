/** The demo shop's shoppers: accounts to look at the user area with. */
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { systemContext } from '#kit/server/context.ts';
import { newId } from '#kit/server/ids.ts';
import { hashPassword } from '#kit/server/passwords/passwords.ts';
import type { SystemHost } from '#kit/server/context.ts';
import { createAccount } from '#shop/accounts/index.ts';
import { addressInput } from '#shop/addresses/contract.ts';
import { saveAddress } from '#shop/addresses/index.ts';
import { editInfo } from '#shop/profile/index.ts';

/** Somebody whom the demo shop knows. */
export type DemoShopper = {
  email: string;
  firstName: string;
  lastName: string;
  birthday: string;
  nickName: string;
  bio: string;
  lang: string;
  currency: string;
  /** Where it has things sent; the first is the default. */
  addresses: readonly z.input<typeof addressInput>[];
};

const robin = { firstName: 'Robin', lastName: 'Alder' };
const mei = { firstName: '美玲', lastName: '陳' };
const jonas = { firstName: 'Jonas', lastName: 'Birke' };

/** Whom the demo shop knows; the first start names them in this order. */
export const demoShoppers: readonly [DemoShopper, ...DemoShopper[]] = [
  {
    ...robin,
    email: 'shopper@vitrine.example',
    birthday: '1990-04-12',
    nickName: 'Robin',
    bio: 'Slow breakfasts, wool blankets, too many cups.',
    lang: 'en',
    currency: 'USD',
    addresses: [
      {
        ...robin,
        country: 'US',
        province: 'CA',
        city: 'Berkeley',
        postalCode: '94704',
        address: '2150 Shattuck Avenue',
        apartment: 'Apt 4',
        phone: '5105550142',
      },
      // A friend's.
      { firstName: '家欣', lastName: '何', country: 'HK', city: '香港島', area: '灣仔區', address: '莊士敦道 108 號 12 樓', phone: '23456789' },
    ],
  },
  {
    ...mei,
    email: 'mei@vitrine.example',
    birthday: '1988-11-02',
    nickName: '美玲',
    bio: '收集不成套的杯子。',
    lang: 'zh-HK',
    currency: 'HKD',
    addresses: [{ ...mei, country: 'HK', city: '香港島', area: '中西區', address: '荷李活道 60 號 8 樓 B 室', phone: '23456780' }],
  },
  {
    ...jonas,
    email: 'jonas@vitrine.example',
    birthday: '1979-06-23',
    nickName: 'Jonas',
    bio: 'Tisch, Brot, Licht.',
    lang: 'de',
    currency: 'EUR',
    addresses: [{ ...jonas, country: 'DE', city: 'Berlin', postalCode: '10115', address: 'Ackerstraße 12', phone: '03012345678' }],
  },
];

const passwordBytes = 12;

/** Makes an account, with a password that is shown once and stored nowhere. Null when there is one already. */
export async function seedShopper(
  host: SystemHost,
  shopper: DemoShopper = demoShoppers[0],
): Promise<{ accountId: string; email: string; password: string } | null> {
  const context = systemContext(host, { name: 'first start', lang: shopper.lang });
  const password = randomBytes(passwordBytes).toString('base64url');
  const passwordHash = await hashPassword(password);
  const { email, firstName, lastName, birthday, nickName, bio } = shopper;
  const accountId = await context.transaction((tx) => createAccount(tx, context, { login: { email }, passwordHash, firstName, lastName, birthday }));
  if (accountId === null) return null;
  const own = { ...context, caller: { kind: 'user' as const, accountId, sessionId: newId() } };
  await editInfo(own, { nickName, bio });
  for (const address of shopper.addresses) await saveAddress(own, { ...addressInput.parse(address), isDefault: false });
  return { accountId, email, password };
}
