/** The latest orders, by their pictures. */
import * as m from '#messages';
import { formatDay } from '#kit/pure/formats.ts';
import { Goods } from '#ui/order-parts/goods.tsx';
import { useMoney, usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import { ArrowLink, ShopLink } from '#ui/shop-link.tsx';
import type { RecentOrder } from '#shop/orders/account/index.ts';
import { StandingBadge, sumText } from '#shop/orders/sections.ts';

/** `orders` are those that are not shown above; `today` is the day. The way to all of them stays where there are none. */
export function RecentOrders({ orders, count, today }: { orders: readonly RecentOrder[]; count: number; today: string }) {
  const { userBasePath } = usePageView();
  return (
    <section aria-labelledby="recent-orders">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 id="recent-orders" className="title-3">
          {m.profile_recent_orders()}
        </h2>
        <ArrowLink path={`${userBasePath}order`}>{m.profile_all_orders_count({ count })}</ArrowLink>
      </div>
      {orders.length > 0 && (
        <ul className="grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-5 md:grid-cols-4">
          {orders.map((order) => (
            <Tile key={order.orderNo} order={order} today={today} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The whole tile leads to the order. */
function Tile({ order, today }: { order: RecentOrder; today: string }) {
  const { locale, userBasePath } = usePageView();
  const money = useMoney();
  const picture = order.lines.find((line) => line.picture)?.picture;
  const days = order.arrival && order.arrival.until >= today ? order.arrival.text : null;
  return (
    <li className="group relative min-w-0">
      {picture ? (
        <Picture
          picture={{ ...picture, alt: '' }}
          sizes="(min-width: 1024px) 16vw, (min-width: 768px) 22vw, 45vw"
          className="aspect-square w-full rounded-box"
        />
      ) : (
        <span className="block aspect-square w-full rounded-box bg-base-200" />
      )}
      <h3 className="mt-3 font-medium">
        <ShopLink
          path={`${userBasePath}order/${encodeURIComponent(order.orderNo)}`}
          className="underline-offset-4 after:absolute after:inset-0 after:content-[''] group-hover:underline"
        >
          <Goods lines={order.lines} />
        </ShopLink>
      </h3>
      <div className="mt-1 flex flex-col gap-1.5 text-sm text-desc">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <StandingBadge standing={order.standing} />
          {days && <span>{m.shipping_arrives({ days })}</span>}
        </p>
        <p className="tabular-nums">
          <time dateTime={order.placedAt}>{formatDay(order.placedAt, locale, 'medium')}</time>
        </p>
        <p className="tabular-nums">{sumText(order, money)}</p>
      </div>
    </li>
  );
}
