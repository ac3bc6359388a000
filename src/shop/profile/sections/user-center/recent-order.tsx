/** One of the latest orders: its products, date, where it stands, and total. */
import * as m from '#messages';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icons.tsx';
import { useMoney, usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { standingTitle } from '../../../orders/contract.ts';
import type { CenterOrder } from '../data.ts';

const mostPictures = 3;

/** See above; the number leads to the order. */
export function RecentOrder({ order }: { order: CenterOrder }) {
  const { locale, userBasePath } = usePageView();
  const money = useMoney();
  const at = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(order.placedAt));
  const pictures = order.pictures.slice(0, mostPictures);
  return (
    <li className="grid grid-cols-[3.5rem_1fr] items-center gap-x-4 gap-y-2 py-4 sm:grid-cols-[auto_1fr_auto] sm:gap-x-6">
      <div className="flex gap-2 self-start">
        {pictures.length === 0 && (
          <span className="inline-flex size-14 items-center justify-center rounded-field bg-base-200">
            <Icon name="parcel" className="size-6" />
          </span>
        )}
        {pictures.map((picture, index) => (
          <Picture key={picture.id} picture={{ ...picture, alt: '' }} sizes="56px" className={`size-14 rounded-field ${index > 0 ? 'max-sm:hidden' : ''}`} />
        ))}
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ShopLink
            path={`${userBasePath}order/${encodeURIComponent(order.orderNo)}`}
            className="-my-2.5 inline-flex min-h-11 items-center font-medium tabular-nums whitespace-nowrap underline underline-offset-4 hover:no-underline"
          >
            {order.orderNo}
          </ShopLink>
          <Badge look={order.standing === 'awaitingPayment' ? 'strong' : 'quiet'}>{standingTitle(order.standing)}</Badge>
        </p>
        <p className="mt-1 text-sm text-desc">
          <time dateTime={order.placedAt}>{at}</time> · {order.units === 1 ? m.profile_order_pieces_single() : m.profile_order_pieces({ count: order.units })}
        </p>
      </div>
      <p className="flex items-center justify-between gap-5 max-sm:col-start-2">
        <span className="tabular-nums">{money(order.total)}</span>
        {order.payPath && (
          <ShopLink path={order.payPath} className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 hover:no-underline">
            {m.order_pay_again()}
            <span className="sr-only"> {order.orderNo}</span>
          </ShopLink>
        )}
      </p>
    </li>
  );
}
