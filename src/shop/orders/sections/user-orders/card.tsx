/** An order of the list: its state, what it is of, and what can be done with it. */
import * as m from '#messages';
import { formatDay } from '#kit/pure/formats.ts';
import { NumberTitle } from '#ui/order-parts/number-title.tsx';
import { PayBy } from '#ui/order-parts/pay-by.tsx';
import { useMoney, usePageView } from '#ui/page-view.tsx';
import { Thumbnail } from '#ui/picture.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { Order } from '../../contract.ts';
import { stageOf } from '../../show/contract-standing.ts';
import { OrderBadges } from '../order-badges.tsx';
import { arrivalOf, deliveredAtOf, isExpected } from '../order-view/stage.ts';
import { numberOf } from '../order-texts.ts';
import { CardButtons, type ToReview } from './card-buttons.tsx';

const mostPictures = 4;

/** The card leads to the order wherever it is touched; what can be done at once are buttons on it. A phone shows one picture. */
export function OrderCard({ order, today, toReview }: { order: Order; today: string; toReview: ToReview | undefined }) {
  const money = useMoney();
  const [first] = order.products;
  const more = order.products.length - 1;
  return (
    <li className="group relative isolate rounded-box border border-line px-4 pb-2 pt-4 hover:border-base-content lg:px-6 lg:pt-5">
      <CardHead order={order} today={today} />
      <div className="mb-2 mt-3 flex flex-wrap items-center gap-x-4 gap-y-3">
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
      </div>
      <CardButtons order={order} toReview={toReview} />
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
