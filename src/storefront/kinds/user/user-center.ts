/** The overview of an account. */
import { dayAt } from '#kit/pure/dates/days.ts';
import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import { listAddresses } from '#shop/addresses/index.ts';
import { listPasskeys } from '#shop/auth/index.ts';
import { listBestsellers } from '#shop/catalog/related/index.ts';
import { countFavorites } from '#shop/favorites/index.ts';
import { readCenter } from '#shop/profile/index.ts';
import { listMyShown } from '#shop/promotions/coupons/index.ts';
import { listReturns } from '#shop/returns/index.ts';
import type { Beginning, CenterModel } from '../../sections/user-center/data.ts';
import { userPage } from './user.ts';

/** What of an account is chosen from; what is left out is on the lists' own pages. */
const most = { returns: 2, coupons: 50 } as const;

/** What is not there is not asked for: returns of an account without open ones, first steps of one that has ordered. */
async function load(context: Context, accountId: string): Promise<CenterModel> {
  const [{ openReturns, ...center }, coupons] = await Promise.all([readCenter(context, accountId), readCoupons(context)]);
  const [returns, beginning] = await Promise.all([
    openReturns > 0 ? listReturns(context, { status: 'pendingApproval', page: 1, size: most.returns }) : null,
    center.user.orderQuantity === 0 ? readBeginning(context) : null,
  ]);
  return { ...center, returns: returns?.items ?? [], coupons, today: dayAt(context.now(), 'UTC'), beginning };
}

/** The usable coupon that ends first, and how many there are. */
async function readCoupons(context: Context): Promise<CenterModel['coupons']> {
  const { items } = await listMyShown(context, { page: 1, size: most.coupons, state: 'usable' });
  const usable = items.filter((coupon) => coupon.usable).toSorted((a, b) => (a.endsAt ?? '9').localeCompare(b.endsAt ?? '9'));
  return { first: usable[0] ?? null, count: usable.length };
}

async function readBeginning(context: Context): Promise<Beginning> {
  const [addresses, favorites, passkeys, bestsellers] = await Promise.all([
    listAddresses(context),
    countFavorites(context),
    listPasskeys(context),
    listBestsellers(context.db, context),
  ]);
  return { hasAddress: addresses.length > 0, hasWishes: favorites.total > 0, hasPasskey: passkeys.length > 0, bestsellers };
}

export const userCenterKind = userPage({ name: 'user-center', title: m.layout_user_area, load: (context, { accountId }) => load(context, accountId) });
