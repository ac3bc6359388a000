/** An order of the list: what it is of, where it stands, and what can be done with it. */
import * as m from '#messages';
import { formatDay } from '#kit/pure/formats.ts';
import { Goods } from '#ui/order-parts/goods.tsx';
import { GoodsNote, GoodsRow, GoodsState } from '#ui/order-parts/goods-row.tsx';
import { NumberTitle } from '#ui/order-parts/number-title.tsx';
import { PayBy } from '#ui/order-parts/pay-by.tsx';
import { useMoney, usePageView } from '#ui/page-view.tsx';
import type { Order } from '../../contract.ts';
import { standingOf, stageOf } from '../../show/contract-standing.ts';
import { ReturnBadge, StandingBadge } from '../order-badges.tsx';
import { arrivalOf, deliveredAtOf, isExpected } from '../order-view/stage.ts';
import { numberOf, refundWord } from '../order-texts.ts';
import { CardButtons, hasButtons, type ToReview } from './card-buttons.tsx';

export function OrderCard({ order, today, toReview }: { order: Order; today: string; toReview: ToReview | undefined }) {
  const { locale, userBasePath } = usePageView();
  const money = useMoney();
  const number = numberOf(order);
  return (
    <GoodsRow
      path={`${userBasePath}order/${encodeURIComponent(order.orderNo)}`}
      picture={order.products[0]?.image}
      name={<Goods lines={order.products} />}
      value={money(order.total)}
      actions={hasButtons(order, toReview) && <CardButtons order={order} toReview={toReview} />}
    >
      <State order={order} today={today} />
      <GoodsNote>
        <span>
          <NumberTitle text={m.order_title({ orderNo: number })} number={number} />
        </span>
        <time dateTime={order.placedAt}>{formatDay(order.placedAt, locale, 'medium')}</time>
        {order.imported && <span>{m.order_imported()}</span>}
      </GoodsNote>
    </GoodsRow>
  );
}

/** One label, and what it does not say: when the order comes or came, until when it can be paid, what of its money went back. */
function State({ order, today }: { order: Order; today: string }) {
  const standing = standingOf(order);
  const arrived = useArrived(order);
  const isLabel = order.openReturns === 0 && (standing === 'delivered' || standing === 'collected');
  const notes = [isLabel ? '' : arrived || comingOf(order, today), refundWord(order.refundState)].filter(Boolean);
  return (
    <GoodsState>
      {order.openReturns > 0 ? <ReturnBadge /> : <StandingBadge order={order}>{isLabel && arrived}</StandingBadge>}
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
      {order.payment?.dueAt && (
        <span>
          <PayBy at={order.payment.dueAt} />
        </span>
      )}
    </GoodsState>
  );
}

/** 'Delivered Dec 2, 2026'; nothing while any of it is still to arrive. */
function useArrived(order: Order): string {
  const { locale } = usePageView();
  const deliveredAt = deliveredAtOf(order);
  if (!deliveredAt) return '';
  const arrivedOn = order.shippingMethod?.pickup ? m.order_collected_on : m.order_delivered_on;
  return arrivedOn({ date: formatDay(deliveredAt, locale, 'medium') });
}

/** When it comes, of what is sent or about to be. What is late is not said to arrive on a day that has passed. */
function comingOf(order: Order, today: string): string {
  const expected = isExpected(order) && stageOf(order) ? arrivalOf(order) : null;
  return expected && expected.until >= today ? m.shipping_arrives({ days: expected.text }) : '';
}
