import type { Money } from '#kit/pure/amount.ts';
import { authInvalid } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { readAccount } from '../accounts/index.ts';
import { readBalanceIn } from '../credits/index.ts';
import { orderFigures, recentOrders, type RecentOrder } from '../orders/account/index.ts';
import type { User } from './contract.ts';
import { profileLimits } from './rules.ts';
import { describeUser } from './read-user.ts';

/** What the user center shows of an account. `credits` are in the currency that the shop keeps them in; `openReturns` counts returns that run. */
export type Center = { user: User; credits: Money; openReturns: number; orders: RecentOrder[] };

/** Reads it. A fixed number of queries, whatever was ordered. @throws authInvalid (50) */
export async function readCenter(context: Pick<Context, 'db' | 'currency' | 'lang' | 'locale'>, accountId: string): Promise<Center> {
  const { db, currency } = context;
  const [account, { balance, worth }, figures, orders] = await Promise.all([
    readAccount(db, accountId),
    readBalanceIn(db, accountId, currency),
    orderFigures(db, accountId),
    recentOrders(context, { accountId, most: profileLimits.recentOrders }),
  ]);
  if (!account) throw new ShopError(authInvalid);
  return {
    user: await describeUser(db, account, { currency, figures, credits: worth }),
    credits: balance,
    openReturns: figures.openReturns,
    orders,
  };
}
