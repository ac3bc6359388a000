import { authInvalid } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { readAccount, type Account } from '../accounts/index.ts';
import { aboutOf } from './read-user.ts';
import { latestBirthday, maskEmail, maskMobile } from './rules.ts';
import type { AccountModel, InfoModel } from './sections/data.ts';

/** What the account's page shows. */
export async function readAccountPage(context: Pick<Context, 'db'>, accountId: string): Promise<AccountModel> {
  const account = await required(context, accountId);
  const { firstName, lastName, nickName, fullName, avatar, version } = aboutOf(account);
  return {
    firstName,
    lastName,
    nickName,
    fullName,
    avatar,
    version,
    email: account.email && maskEmail(account.email),
    mobile: account.mobile && maskMobile(account.countryCode ?? '', account.mobile),
    hasPassword: account.passwordHash !== null,
  };
}

/** What the page of personal information shows. */
export async function readInfoPage(context: Pick<Context, 'db' | 'now'>, accountId: string): Promise<InfoModel> {
  const { nickName, bio, birthday, version } = aboutOf(await required(context, accountId));
  return { nickName, bio, birthday, version, today: latestBirthday(context.now()) };
}

async function required({ db }: Pick<Context, 'db'>, accountId: string): Promise<Account> {
  const account = await readAccount(db, accountId);
  if (!account) throw new ShopError(authInvalid);
  return account;
}
