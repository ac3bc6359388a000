/** Account pages: user center, personal information, address book. */
import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import type { AnyPageKind } from '#kit/server/page/page-kind.ts';
import { addressBookLimits } from '#shop/addresses/contract.ts';
import { listAddresses } from '#shop/addresses/index.ts';
import { suggestingForm } from '#shop/addresses/suggestions/index.ts';
import type { AddressBookModel } from '#shop/addresses/sections.ts';
import { listPasskeys, readAuthModel } from '#shop/auth/index.ts';
import { likelyCountry } from '#shop/checkout/countries/index.ts';
import { readSavedCards } from '#shop/payments/cards/index.ts';
import { readAccountPage, readInfoPage } from '#shop/profile/index.ts';
import type { UserAccountModel } from '../../sections/user-account/section.tsx';
import { userCenterKind } from './user-center.ts';
import { userPage } from './user.ts';

async function addressBook(context: Context): Promise<AddressBookModel> {
  const addresses = await listAddresses(context);
  const { countries, likely } = await likelyCountry(context, addresses[0]?.country);
  return { addresses, countries, rules: likely === undefined ? null : await suggestingForm(context, likely), most: addressBookLimits.entries };
}

async function account(context: Context, accountId: string): Promise<UserAccountModel> {
  const [{ email, mobile, hasPassword, ...about }, { callingCodes, country, password, passkeyOrigin }, passkeys, savedCards] = await Promise.all([
    readAccountPage(context, accountId),
    readAuthModel(context),
    listPasskeys(context),
    readSavedCards(context),
  ]);
  return {
    about,
    credentials: { email, mobile, hasPassword, model: { callingCodes, country, password }, passkeys: { origin: passkeyOrigin, passkeys } },
    savedCards,
  };
}

export const userProfileKinds: readonly AnyPageKind[] = [
  userCenterKind,
  userPage({ name: 'user-account', title: m.layout_user_account, load: (context, { accountId }) => account(context, accountId) }),
  userPage({ name: 'user-info', title: m.layout_user_info, load: (context, { accountId }) => readInfoPage(context, accountId) }),
  userPage({ name: 'user-address', title: m.layout_user_address, load: (context) => addressBook(context) }),
];
