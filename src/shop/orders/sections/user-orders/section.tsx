/** The user's orders: by state, searched, page by page. */
import * as m from '#messages';
import { formatDay } from '#kit/pure/formats.ts';
import { Button, ButtonAway, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Island } from '#ui/island.tsx';
import { ListLive } from '#ui/order-parts/list-live/island.tsx';
import { NumberTitle } from '#ui/order-parts/number-title.tsx';
import { PayBy } from '#ui/order-parts/pay-by.tsx';
import { useHref, useMoney, usePageView } from '#ui/page-view.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { Thumbnail } from '#ui/picture.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { TabStrip } from '#ui/tabs/tab-strip.tsx';
import { orderViews, type Order, type OrderStatus, type OrderView, type PayStatus } from '../../contract.ts';
import { stageOf } from '../../show/contract-standing.ts';
import { OrderBadges } from '../order-badges.tsx';
import { arrivalOf, deliveredAtOf, isExpected } from '../order-view/stage.ts';
import { numberOf } from '../order-texts.ts';

type Asked = { view: OrderView | undefined; status: OrderStatus | undefined; payStatus: PayStatus | undefined; q: string };

/** What the page's loader gives; `counts` is of all orders of the account, whatever is searched for, `today` the day (UTC). */
export type UserOrdersModel = {
  asked: Asked;
  counts: Readonly<Record<OrderView | 'all', number>>;
  list: { items: Order[]; total: number; page: number; size: number };
  today: string;
};

const viewTitles: Readonly<Record<OrderView, () => string>> = {
  toPay: m.order_view_toPay,
  toShip: m.order_view_toShip,
  toReceive: m.order_view_toReceive,
  completed: m.order_view_completed,
  cancelled: m.order_view_cancelled,
};

const queryOf = (asked: Partial<Asked>) => new URLSearchParams(Object.entries(asked).filter((entry): entry is [string, string] => Boolean(entry[1])));

export function UserOrders({ model: { asked, counts, list, today } }: { settings: unknown; model: UserOrdersModel }) {
  const { path } = usePageView();
  const isNarrowed = queryOf(asked).size > 0;
  return (
    <section className="py-6 lg:py-10">
      <h1 className="title-1">{m.layout_user_order()}</h1>
      <Island name="list-live" of={ListLive} when="load" props={{ event: 'order.changed' }} />
      <SearchForm asked={asked} />
      <div id="order-list" data-rerender="" data-say={m.order_list_count({ count: list.total })} tabIndex={-1} className="outline-none">
        <Tabs asked={asked} counts={counts} />
        {list.items.length > 0 ? (
          <ul className="mt-6 flex flex-col gap-3 lg:gap-5">
            {list.items.map((order) => (
              <OrderCard key={order.orderNo} order={order} today={today} />
            ))}
          </ul>
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

const mostPictures = 4;

/** The card leads to the order wherever it is touched; what can be done at once are buttons on it. A phone shows one picture. */
function OrderCard({ order, today }: { order: Order; today: string }) {
  const money = useMoney();
  const [first] = order.products;
  const more = order.products.length - 1;
  return (
    <li className="group relative isolate rounded-box border border-line p-4 hover:border-base-content lg:p-6">
      <CardHead order={order} today={today} />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex gap-3 max-sm:[&>:not(:first-child)]:hidden">
          {order.products.slice(0, mostPictures).map((line) => (
            <Thumbnail key={line.lineId} picture={line.image} />
          ))}
        </div>
        <p className="min-w-0 grow basis-32 break-words text-sm">
          {first && m.order_pieces_of({ count: first.quantity, title: first.title })}
          {more > 0 && <span className="text-desc">{m.order_more_products({ count: more })}</span>}
        </p>
        <p className="font-medium tabular-nums">{money(order.total)}</p>
        <CardActions order={order} />
      </div>
    </li>
  );
}

function CardHead({ order, today }: { order: Order; today: string }) {
  const { locale, userBasePath } = usePageView();
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 font-medium tabular-nums">
          <ShopLink
            path={`${userBasePath}order/${encodeURIComponent(order.orderNo)}`}
            className="underline-offset-4 after:absolute after:inset-0 after:z-10 after:content-[''] group-hover:underline"
          >
            <NumberTitle text={m.order_title({ orderNo: numberOf(order) })} number={numberOf(order)} />
          </ShopLink>
        </h2>
        <p className="flex flex-wrap gap-2 py-0.5">
          <OrderBadges order={order} />
        </p>
      </div>
      <p className="mt-1 text-sm text-desc">
        <time dateTime={order.placedAt}>{m.order_placed_on({ date: formatDay(order.placedAt, locale, 'medium') })}</time>
        {order.imported && <> · {m.order_imported()}</>}
        <Arrival order={order} today={today} />
        {order.payment?.dueAt && (
          <>
            <span className="max-sm:hidden"> · </span>
            <span className="text-base-content max-sm:block">
              <PayBy at={order.payment.dueAt} />
            </span>
          </>
        )}
      </p>
    </>
  );
}

/** When it comes or came, of what is sent or about to be. */
function Arrival({ order, today }: { order: Order; today: string }) {
  const { locale } = usePageView();
  const deliveredAt = deliveredAtOf(order);
  const expected = isExpected(order) && stageOf(order) ? arrivalOf(order) : null;
  // What is late is not said to arrive on a day that has passed.
  const days = expected && expected.until >= today && expected.text;
  const arrivedOn = order.shippingMethod?.pickup ? m.order_collected_on : m.order_delivered_on;
  const words = deliveredAt ? arrivedOn({ date: formatDay(deliveredAt, locale, 'medium') }) : days && m.shipping_arrives({ days });
  return words ? (
    <>
      <span className="max-sm:hidden"> · </span>
      <span className="text-base-content max-sm:block">{words}</span>
    </>
  ) : null;
}

/** What can be done besides looking at it: follow its last parcel, pay it. */
function CardActions({ order }: { order: Order }) {
  const stage = stageOf(order);
  const parcel = stage === 'underWay' || stage === 'partlyShipped' ? order.shipments.at(-1) : undefined;
  if (!parcel?.trackingUrl && !order.payPath) return null;
  return (
    <p className="relative z-20 flex flex-wrap justify-end gap-3 max-sm:w-full">
      {parcel?.trackingUrl && (
        <ButtonAway url={parcel.trackingUrl}>
          {m.order_track()}
          <span className="sr-only"> {parcel.expressNumber}</span>
        </ButtonAway>
      )}
      {order.payPath && (
        <ButtonLink path={order.payPath} look="primary">
          {m.order_pay_again()}
          <span className="sr-only"> {numberOf(order)}</span>
        </ButtonLink>
      )}
    </p>
  );
}
