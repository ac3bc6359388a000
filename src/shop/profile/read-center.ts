import { authInvalid } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { readAccount } from '../accounts/index.ts';
import { findSignInBefore } from '../accounts/sessions/index.ts';
import { readBalance } from '../credits/index.ts';
import { orderFigures, recentOrders } from '../orders/account/index.ts';
import { profileLimits } from './rules.ts';
import { describeUser } from './read-user.ts';
import type { CenterModel } from './sections/data.ts';

/** What the user center shows of an account to a session of it. A fixed number of queries, whatever was ordered. */
export async function readCenter(
  { db, currency, lang }: Pick<Context, 'db' | 'currency' | 'lang'>,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<CenterModel> {
  const [account, credits, figures, orders, signedInBefore] = await Promise.all([
    readAccount(db, accountId),
    readBalance(db, accountId),
    orderFigures(db, accountId),
    recentOrders(db, { accountId, lang, most: profileLimits.recentOrders }),
    findSignInBefore(db, { accountId, sessionId }),
  ]);
  if (!account) throw new ShopError(authInvalid);
  return {
    user: await describeUser(db, account, { currency, figures }),
    signedInBefore: signedInBefore?.toISOString() ?? null,
    credits,
    payPath: figures.payPath,
    orders,
  };
}
