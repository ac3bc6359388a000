/** An order of the list: what it is of, where it stands, and what can be done with it. */
import * as m from '#messages';
import { formatDay } from '#kit/pure/formats.ts';
import { here } from '#ui/messages/around.tsx';
import { Goods } from '#ui/order-parts/goods.tsx';
import { GoodsNote, GoodsRow, GoodsState, Noted, OtherGoods } from '#ui/order-parts/goods-row.tsx';
import { PayBy } from '#ui/order-parts/pay-by/pay-by.tsx';
import { useMoney, usePageView } from '#ui/page-view.tsx';
import type { Order } from '../../contract.ts';
import { stageOf } from '../../show/contract-standing.ts';
import { OrderBadges } from '../order-badges.tsx';
import { arrivalOf, deliveredAtOf, isExpected } from '../order-view/progress/stage.ts';
import { numberOf, sumText } from '../order-texts.ts';
import { cardButtons, type ToReview } from './card-buttons.tsx';

export function OrderCard({ order, today, toReview }: { order: Order; today: string; toReview: ToReview | undefined }) {
  const { locale, userBasePath } = usePageView();
  const money = useMoney();
  return (
    <GoodsRow
      path={`${userBasePath}order/${encodeURIComponent(order.orderNo)}`}
      picture={order.products[0]?.image}
      name={<Goods lines={order.products} />}
      value={sumText({ ...order, giftCards: order.giftCardsAmount }, money)}
      {...cardButtons(order, toReview)}
    >
      <State order={order} today={today} />
      <GoodsNote>
        <Noted text={m.order_title({ orderNo: here })}>{numberOf(order)}</Noted>
        <Noted text={m.order_placed_on({ day: here })}>
          <time dateTime={order.placedAt}>{formatDay(order.placedAt, locale, 'medium')}</time>
        </Noted>
        {order.imported && <span>{m.order_imported()}</span>}
      </GoodsNote>
      <OtherGoods pictures={order.products.slice(1).map(({ image }) => image)} />
    </GoodsRow>
  );
}

/** Its labels, and what they do not say: when the order comes or came, until when it can be paid. */
function State({ order, today }: { order: Order; today: string }) {
  const { locale } = usePageView();
  const deliveredAt = deliveredAtOf(order);
  const days = deliveredAt ? formatDay(deliveredAt, locale, 'medium') : comingOf(order, today);
  return (
    <GoodsState>
      <OrderBadges order={order}>{days && <span>{days}</span>}</OrderBadges>
      {order.payment?.dueAt && (
        <span>
          <PayBy at={order.payment.dueAt} />
        </span>
      )}
    </GoodsState>
  );
}

/** When it comes, of what is sent or about to be. What is late is not said to arrive on a day that has passed. */
function comingOf(order: Order, today: string): string {
  const expected = isExpected(order) && stageOf(order) ? arrivalOf(order) : null;
  return expected && expected.until >= today ? m.shipping_arrives({ days: expected.text }) : '';
}
