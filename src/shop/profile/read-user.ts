import type { Money } from '#kit/pure/amount.ts';
import type { Queryable } from '#kit/server/database.ts';
import { readAccount, type Account } from '../accounts/index.ts';
import { readBalance } from '../credits/index.ts';
import { readMarkets, totalIn } from '../markets/index.ts';
import { orderFigures, type OrderFigures } from '../orders/account/index.ts';
import type { User } from './contract.ts';
import { fullNameOf } from './rules.ts';

/** An account as its owner sees it, amounts in `currency`; null when there is none. A fixed number of queries, whatever was ordered. */
export async function readUser(db: Queryable, accountId: string, currency: string): Promise<User | null> {
  const account = await readAccount(db, accountId);
  return account ? describeUser(db, account, { currency }) : null;
}

/** What was read of an account already; `credits` are in `currency`. */
type Known = { currency: string; figures?: OrderFigures; credits?: Money };

/** The same of an account that was read already. */
export async function describeUser(db: Queryable, account: Account, known: Known): Promise<User> {
  const { currency } = known;
  const figures = known.figures ?? (await orderFigures(db, account.id));
  const credits = known.credits ?? (await readBalance(db, account.id, currency));
  const markets = await readMarkets(db);
  // Orders of one currency add up in it; only different ones are converted.
  const total = (sums: readonly Money[]): Money => (sums.length === 1 ? sums[0]! : { amount: totalIn(markets, currency, sums), currency });
  return {
    ...aboutOf(account),
    creditsBalance: credits,
    spendingAmount: total(figures.spending),
    paymentAmount: total(figures.payment),
    unpaidOrderCount: figures.unpaid,
    orderQuantity: figures.quantity,
  };
}

/** What the account itself says. */
export function aboutOf(account: Account) {
  const { id, firstName, lastName, nickName, avatar, bio, birthday, email, mobile, countryCode, lastLoginAt, version } = account;
  return {
    id,
    firstName,
    lastName,
    nickName,
    fullName: fullNameOf(account),
    avatar: avatar && `/media/${avatar}`,
    bio,
    birthday,
    email,
    mobile,
    countryCode,
    lastLogin: lastLoginAt?.toISOString() ?? null,
    version,
  };
}
