/** The user's orders: by state, searched, page by page. */
import * as m from '#messages';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Island } from '#ui/island.tsx';
import { GoodsRows } from '#ui/order-parts/goods-row.tsx';
import { ListLive } from '#ui/order-parts/list-live/island.tsx';
import { useHref, usePageView } from '#ui/page-view.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { TabStrip } from '#ui/tabs/tab-strip.tsx';
import { orderViews, type Order, type OrderStatus, type OrderView, type PayStatus } from '../../contract.ts';
import type { ToReview } from './card-buttons.tsx';
import { OrderCard } from './card.tsx';

type Asked = { view: OrderView | undefined; status: OrderStatus | undefined; payStatus: PayStatus | undefined; q: string };

/**
 * What the page's loader gives; `counts` is of all orders of the account, whatever is searched for, `today` the day (UTC). `toReview`: by the number of an
 * order a product of it that has arrived and was not reviewed.
 */
export type UserOrdersModel = {
  asked: Asked;
  counts: Readonly<Record<OrderView | 'all', number>>;
  list: { items: Order[]; total: number; page: number; size: number };
  today: string;
  toReview: Readonly<Record<string, ToReview>>;
};

const viewTitles: Readonly<Record<OrderView, () => string>> = {
  toPay: m.order_view_toPay,
  toShip: m.order_view_toShip,
  toReceive: m.order_view_toReceive,
  completed: m.order_view_completed,
  cancelled: m.order_view_cancelled,
};

const queryOf = (asked: Partial<Asked>) => new URLSearchParams(Object.entries(asked).filter((entry): entry is [string, string] => Boolean(entry[1])));

export function UserOrders({ model: { asked, counts, list, today, toReview } }: { settings: unknown; model: UserOrdersModel }) {
  const { path } = usePageView();
  const isNarrowed = queryOf(asked).size > 0;
  return (
    <section className="py-6 lg:py-10">
      <h1 className="title-1">{m.layout_user_order()}</h1>
      <Island name="list-live" of={ListLive} when="load" props={{ event: 'order.changed' }} />
      <SearchForm asked={asked} />
      <div
        id="order-list"
        data-rerender=""
        data-say={list.total === 1 ? m.order_list_count_single() : m.order_list_count({ count: list.total })}
        tabIndex={-1}
        className="outline-none"
      >
        <Tabs asked={asked} counts={counts} />
        {list.items.length > 0 ? (
          <GoodsRows>
            {list.items.map((order) => (
              <OrderCard key={order.orderNo} order={order} today={today} toReview={toReview[order.orderNo]} />
            ))}
          </GoodsRows>
        ) : (
          <EmptyState icon="parcel" title={m.order_list_empty()} text={isNarrowed ? m.order_list_none_found() : m.order_list_empty_text()}>
            {isNarrowed || list.page > 1 ? (
              <ButtonLink path={path}>{m.order_search_clear()}</ButtonLink>
            ) : (
              <ButtonLink path="/" look="primary">
                {m.cart_go_on()}
              </ButtonLink>
            )}
          </EmptyState>
        )}
        <Pagination page={list.page} size={list.size} total={list.total} path={path} query={queryOf(asked)} />
      </div>
    </section>
  );
}

function Tabs({ asked, counts }: Pick<UserOrdersModel, 'asked' | 'counts'>) {
  const { path } = usePageView();
  const isAll = !asked.view && !asked.status && !asked.payStatus;
  const views = orderViews.map((view) => ({ path: `${path}?view=${view}`, title: viewTitles[view](), count: counts[view], isCurrent: view === asked.view }));
  return <TabStrip label={m.order_tabs()} tabs={[{ path, title: m.order_tab_all(), count: counts.all, isCurrent: isAll }, ...views]} />;
}

function SearchForm({ asked }: { asked: Asked }) {
  const { path } = usePageView();
  const href = useHref();
  return (
    <search className="mt-6 block">
      <form action={href(path)} method="get" className="flex items-center gap-3">
        {asked.view && <input type="hidden" name="view" value={asked.view} />}
        {asked.status && <input type="hidden" name="status" value={asked.status} />}
        {asked.payStatus && <input type="hidden" name="payStatus" value={asked.payStatus} />}
        <input
          type="search"
          name="q"
          aria-label={m.order_search()}
          placeholder={m.order_search()}
          defaultValue={asked.q}
          maxLength={200}
          className="field-box min-w-0 grow"
        />
        <Button type="submit">{m.order_search_do()}</Button>
      </form>
    </search>
  );
}
