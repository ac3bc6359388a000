/** One of the latest orders: what it is of, its number and date, where it stands, and total. */
import * as m from '#messages';
import { formatDay } from '#kit/pure/formats.ts';
import { Badge } from '#ui/badge.tsx';
import { PayBy } from '#ui/order-parts/pay-by.tsx';
import { useMoney, usePageView } from '#ui/page-view.tsx';
import { Thumbnail } from '#ui/picture.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { standingTitle } from '../../../orders/contract.ts';
import type { CenterOrder } from '../data.ts';

/** What it is of leads to the order. */
export function RecentOrder({ order }: { order: CenterOrder }) {
  const { locale, userBasePath } = usePageView();
  const money = useMoney();
  const at = formatDay(order.placedAt, locale, 'medium');
  const [first] = order.lines;
  const more = order.lines.length - 1;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 py-5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-6">
      <Thumbnail picture={first?.picture ?? null} />
      <div className="min-w-0 self-center">
        <p className="font-medium break-words">
          <ShopLink path={`${userBasePath}order/${encodeURIComponent(order.orderNo)}`} className="underline-offset-4 hover:underline">
            {first ? m.order_pieces_of({ count: first.quantity, title: first.title }) : order.orderNo}
          </ShopLink>
          {more > 0 && <span className="font-normal text-desc">{m.order_more_products({ count: more })}</span>}
        </p>
        <p className="mt-1 text-sm tabular-nums text-desc">
          <time dateTime={order.placedAt}>{at}</time> · <span className="whitespace-nowrap">{order.orderNo}</span>
        </p>
        {order.payBy && (
          <p className="mt-1 text-sm">
            <PayBy at={order.payBy} />
          </p>
        )}
      </div>
      <p className="flex items-center justify-between gap-x-4 self-center max-sm:col-start-2 sm:flex-col sm:items-end sm:gap-y-1">
        <span className="font-medium tabular-nums">{money(order.total)}</span>
        <Badge look={order.standing === 'awaitingPayment' ? 'strong' : 'quiet'}>{standingTitle(order.standing)}</Badge>
      </p>
    </li>
  );
}
