/** The orders of whoever is signed in: by state, searched, page by page. */
import * as m from '#messages';
import type { Locale } from '#kit/pure/shop-error.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useHref, useMoney, usePageView } from '#ui/page-view.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Picture } from '#ui/picture.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { Order, OrderStatus, PayStatus } from '../../contract.ts';
import { payWord, statusWord } from '../order-words.ts';

type Asked = { status: OrderStatus | undefined; payStatus: PayStatus | undefined; q: string };

/** What the page's loader gives. */
export type UserOrdersModel = { asked: Asked; list: { items: Order[]; total: number; page: number; size: number } };

const tabs: readonly Partial<Pick<Asked, 'status' | 'payStatus'>>[] = [
  {},
  { status: 'inProgress', payStatus: 'unpaid' },
  { status: 'inProgress' },
  { status: 'completed' },
  { status: 'pendingCancellation' },
  { status: 'cancelled' },
];

const queryOf = (asked: Partial<Asked>) => new URLSearchParams(Object.entries(asked).filter((entry): entry is [string, string] => Boolean(entry[1])));

/** See above. */
export function UserOrders({ model: { asked, list } }: { settings: unknown; model: UserOrdersModel }) {
  const { locale, path } = usePageView();
  const isNarrowed = queryOf(asked).size > 0;
  return (
    <section className="py-6 lg:py-10">
      <h1 className="title-1">{m.layout_user_order({}, { locale })}</h1>
      <Tabs asked={asked} />
      <SearchForm asked={asked} />
      {list.items.length > 0 ? (
        <ul className="mt-6 flex flex-col gap-5">
          {list.items.map((order) => (
            <OrderCard key={order.orderNo} order={order} />
          ))}
        </ul>
      ) : (
        <EmptyState
          icon="parcel"
          title={m.order_list_empty({}, { locale })}
          text={isNarrowed ? m.order_list_none_found({}, { locale }) : m.order_list_empty_text({}, { locale })}
        >
          {isNarrowed || list.page > 1 ? (
            <ButtonLink path={path}>{m.order_search_clear({}, { locale })}</ButtonLink>
          ) : (
            <ButtonLink path="/" look="primary">
              {m.list_home({}, { locale })}
            </ButtonLink>
          )}
        </EmptyState>
      )}
      <Pagination page={list.page} size={list.size} total={list.total} path={path} query={queryOf(asked)} />
    </section>
  );
}

function Tabs({ asked }: { asked: Asked }) {
  const { locale, path } = usePageView();
  return (
    <nav aria-label={m.order_tabs({}, { locale })} className="mt-6">
      <ul className="flex gap-x-6 overflow-x-auto border-b border-line">
        {tabs.map((tab) => {
          const query = queryOf(tab);
          const isHere = tab.status === asked.status && tab.payStatus === asked.payStatus;
          const title = tab.payStatus ? payWord(tab.payStatus, locale) : tab.status ? statusWord(tab.status, locale) : m.order_tab_all({}, { locale });
          return (
            <li key={query.toString()} className="shrink-0">
              <ShopLink
                path={query.size > 0 ? `${path}?${query}` : path}
                aria-current={isHere ? 'page' : undefined}
                className="flex min-h-11 items-center border-b-2 border-transparent text-desc hover:text-base-content aria-[current]:border-primary aria-[current]:text-base-content"
              >
                {title}
              </ShopLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function SearchForm({ asked }: { asked: Asked }) {
  const { locale, path } = usePageView();
  const href = useHref();
  return (
    <search className="mt-6 block">
      <form action={href(path)} method="get" className="flex items-center gap-3">
        {asked.status && <input type="hidden" name="status" value={asked.status} />}
        {asked.payStatus && <input type="hidden" name="payStatus" value={asked.payStatus} />}
        <input
          type="search"
          name="q"
          aria-label={m.order_search({}, { locale })}
          placeholder={m.order_search({}, { locale })}
          defaultValue={asked.q}
          maxLength={200}
          className="field-box min-w-0 grow"
        />
        <Button type="submit">{m.order_search_do({}, { locale })}</Button>
      </form>
    </search>
  );
}

const mostPictures = 4;

function OrderCard({ order }: { order: Order }) {
  const { locale, userBasePath } = usePageView();
  const money = useMoney();
  const [first] = order.products;
  const more = order.products.length - 1;
  return (
    <li className="rounded-box border border-line p-5 lg:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div>
          <h2 className="font-medium tabular-nums">
            <ShopLink path={`${userBasePath}order/${encodeURIComponent(order.orderNo)}`} className="underline-offset-4 hover:underline">
              {m.order_title({ orderNo: order.orderNo }, { locale })}
            </ShopLink>
          </h2>
          <p className="mt-1 text-sm text-desc">
            <time dateTime={order.placedAt}>{m.order_placed_on({ date: dayOf(order.placedAt, locale) }, { locale })}</time>
          </p>
        </div>
        <p className="flex gap-2">
          <Badge look="quiet">{statusWord(order.status, locale)}</Badge>
          {order.status !== 'cancelled' && <Badge look={order.payStatus === 'paid' ? 'quiet' : 'strong'}>{payWord(order.payStatus, locale)}</Badge>}
        </p>
      </div>
      <div className="mt-4 flex items-center gap-3">
        {order.products
          .slice(0, mostPictures)
          .map((line) =>
            line.image ? (
              <Picture key={line.lineId} picture={{ ...line.image, alt: '' }} sizes="64px" className="size-16 shrink-0 rounded-field" />
            ) : (
              <span key={line.lineId} className="size-16 shrink-0 rounded-field bg-base-200" />
            ),
          )}
      </div>
      <p className="mt-3 text-sm">
        {first && m.order_pieces_of({ count: first.quantity, title: first.title }, { locale })}
        {more > 0 && <span className="text-desc"> {m.order_more_products({ count: more }, { locale })}</span>}
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
        <p className="font-medium tabular-nums">{money(order.total)}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink path={`${userBasePath}order/${encodeURIComponent(order.orderNo)}`}>
            {m.order_see({}, { locale })}
            <span className="sr-only"> {order.orderNo}</span>
          </ButtonLink>
          {order.payPath && (
            <ButtonLink path={order.payPath} look="primary">
              {m.order_pay_again({}, { locale })}
              <span className="sr-only"> {order.orderNo}</span>
            </ButtonLink>
          )}
        </p>
      </div>
    </li>
  );
}

function dayOf(instant: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(instant));
}
