/** Pages of the user area that list what belongs to an account. */
import { dayAt } from '#kit/pure/dates/days.ts';
import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import type { AnyPageKind } from '#kit/server/page/page-kind.ts';
import { cardOf } from '#shop/catalog/sections/card-of.ts';
import { readLedger, type Ledger } from '#shop/credits/index.ts';
import { favoriteTypes } from '#shop/favorites/contract.ts';
import { countFavorites, listFavorites, readShare, readWatch } from '#shop/favorites/index.ts';
import type { UserFavoritesModel } from '#shop/favorites/sections.ts';
import { noticeLimits, type NoticeList } from '#shop/notices/contract.ts';
import { listNotices } from '#shop/notices/index.ts';
import { orderLimits, orderListInput, type Order } from '#shop/orders/contract.ts';
import { linesToReview } from '#shop/orders/account/index.ts';
import { countOrders, listOrders, readOrder } from '#shop/orders/index.ts';
import type { UserOrdersModel } from '#shop/orders/sections.ts';
import { returnLimits, returnListInput, type Return } from '#shop/returns/contract.ts';
import { countReturns, listReturns, readReturn } from '#shop/returns/index.ts';
import type { UserReturnsModel } from '#shop/returns/sections.ts';
import { claimStates } from '#shop/promotions/contract.ts';
import { listMyShown } from '#shop/promotions/coupons/index.ts';
import type { UserCouponsModel } from '#shop/promotions/sections.ts';
import { findReviewedSlugs } from '#shop/reviews/index.ts';
import { readSettings } from '#shop/settings/index.ts';
import { pageNumber } from '../page-number.ts';
import { userPage } from './user.ts';

const pageSize = 20;
const orderPageSize = 10;

const credits = userPage<Ledger>({
  name: 'user-credits',
  title: m.layout_user_credits,
  query: ['page'],
  async load(context, { accountId, query }) {
    const ledger = await readLedger(context, { accountId, page: pageNumber(query), size: pageSize });
    return ledger.page > 1 && ledger.items.length === 0 ? null : ledger;
  },
});

const { view, status, payStatus } = orderListInput.shape;

const orders = userPage<UserOrdersModel>({
  name: 'user-order',
  title: m.layout_user_order,
  query: ['view', 'status', 'payStatus', 'q', 'page'],
  async load(context, { accountId, query }) {
    // What is no state of an order is left out.
    const asked = {
      view: view.safeParse(query.get('view') ?? undefined).data,
      status: status.safeParse(query.get('status')).data,
      payStatus: payStatus.safeParse(query.get('payStatus')).data,
      q: (query.get('q') ?? '').trim().slice(0, orderLimits.searchLength),
    };
    const page = Math.min(pageNumber(query), orderLimits.lastPage);
    const [counts, list] = await Promise.all([countOrders(context, accountId), listOrders(context, accountId, { ...asked, page, size: orderPageSize })]);
    return { asked, counts, list, today: dayAt(context.now(), 'UTC'), toReview: await findToReview(context, { accountId, orders: list.items }) };
  },
});

/** Of each order that has arrived the first product that the account has not reviewed. */
async function findToReview({ db }: Context, { accountId, orders }: { accountId: string; orders: readonly Order[] }): Promise<UserOrdersModel['toReview']> {
  const arrived = orders.map((order) => ({ orderNo: order.orderNo, lines: linesToReview(order) }));
  const reviewed = await findReviewedSlugs(db, { accountId, slugs: arrived.flatMap(({ lines }) => lines.map(({ slug }) => slug)) });
  const open = arrived.map(({ orderNo, lines }) => [orderNo, lines.find(({ slug }) => !reviewed.has(slug))] as const);
  return Object.fromEntries(open.filter((entry): entry is [string, NonNullable<(typeof entry)[1]>] => entry[1] !== undefined));
}

const order = userPage<Order>({
  name: 'user-order-detail',
  title: m.layout_user_order_detail,
  load: (context, { params }) => readOrder(context, { orderNo: params['slug'] ?? '' }),
});

const returns = userPage<UserReturnsModel>({
  name: 'user-return',
  title: m.layout_user_return,
  query: ['status', 'page'],
  async load(context, { accountId, query }) {
    const asked = returnListInput.shape.status.safeParse(query.get('status') ?? undefined).data;
    const page = Math.min(pageNumber(query), returnLimits.lastPage);
    const [counts, list, settings] = await Promise.all([
      countReturns(context, accountId),
      listReturns(context, { status: asked, page, size: orderPageSize }),
      readSettings(context.db),
    ]);
    return { status: asked, counts, list, returnDays: settings.returns.windowDays };
  },
});

const oneReturn = userPage<Return>({
  name: 'user-return-detail',
  title: m.layout_user_return_detail,
  load: (context, { params }) => readReturn(context, { returnNo: params['slug'] ?? '' }),
});

const notices = userPage<NoticeList>({
  name: 'user-notice',
  title: m.layout_user_notice,
  query: ['page'],
  load: (context, { accountId, query }) => listNotices(context, { accountId, page: Math.min(pageNumber(query), noticeLimits.lastPage), size: pageSize }),
});

const coupons = userPage<UserCouponsModel>({
  name: 'user-coupon',
  title: m.layout_user_coupon,
  query: ['state', 'page'],
  async load(context, { query }) {
    const state = claimStates.find((one) => one === query.get('state')) ?? 'usable';
    return { state, list: await listMyShown(context, { page: pageNumber(query), size: pageSize, state }) };
  },
});

const favorites = userPage<UserFavoritesModel>({
  name: 'user-favorite',
  title: m.layout_user_favorite,
  query: ['type', 'page'],
  async load(context, { accountId, query }) {
    const type = favoriteTypes.find((one) => one === query.get('type')) ?? 'product';
    const [counts, { items, ...list }, share, watch, { routes }] = await Promise.all([
      countFavorites(context),
      listFavorites(context, { type, page: pageNumber(query), size: pageSize }),
      readShare(context.db, accountId),
      readWatch(context.db, accountId),
      readSettings(context.db),
    ]);
    const shown = items.map((item) => ({ ...item, card: item.product && { ...cardOf(item.product, { paths: routes, locale: context.locale }), favorite: null } }));
    return { type, counts, list: { ...list, items: shown }, share, watch };
  },
});

export const userListKinds: readonly AnyPageKind[] = [coupons, credits, favorites, notices, orders, order, returns, oneReturn];
