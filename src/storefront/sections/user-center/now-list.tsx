/** What matters now: each payment that is due with its button, then what is in progress, with the one thing to do about it. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { StateBadge } from '#ui/badges/state-badge.tsx';
import { ButtonAway, ButtonLink } from '#ui/button.tsx';
import { Goods } from '#ui/order-parts/goods.tsx';
import { GoodsRow, GoodsRows, GoodsState } from '#ui/order-parts/goods-row.tsx';
import { PayBy } from '#ui/order-parts/pay-by/pay-by.tsx';
import { useMoney, usePageView } from '#ui/page-view.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { RecentOrder } from '#shop/orders/account/index.ts';
import { StandingBadge, sumText } from '#shop/orders/sections.ts';
import type { Return } from '#shop/returns/contract.ts';
import { hasRefund, RefundValue, standingLook, standingWord, StepSentences, typeWord } from '#shop/returns/sections.ts';
import type { Now } from './now.ts';

/** Nothing where nothing is waited for. `unpaidCount`: of all orders, also of those that are not shown here. */
export function NowList({ now: { unpaid, open, returns }, unpaidCount, today }: { now: Now; unpaidCount: number; today: string }) {
  const { userBasePath } = usePageView();
  const count = Math.max(unpaidCount, unpaid.length);
  return (
    <>
      {count > 0 && (
        <Group
          title={
            <ShopLink path={`${userBasePath}order?view=toPay`} className="underline-offset-4 hover:underline">
              {count === 1 ? m.profile_unpaid_order() : m.profile_unpaid_orders({ count })}
            </ShopLink>
          }
        >
          {unpaid.map((order) => (
            <PayNow key={order.orderNo} order={order} />
          ))}
        </Group>
      )}
      {open.length + returns.length > 0 && (
        <Group title={m.profile_under_way()}>
          {open.map((order) => (
            <OrderNow key={order.orderNo} order={order} today={today} />
          ))}
          {returns.map((shown) => (
            <ReturnNow key={shown.returnNo} shown={shown} />
          ))}
        </Group>
      )}
    </>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="mb-8 lg:mb-12">
      <h2 className="title-3 border-b border-line pb-4">{title}</h2>
      <GoodsRows>{children}</GoodsRows>
    </section>
  );
}

function PayNow({ order }: { order: RecentOrder }) {
  const { userBasePath } = usePageView();
  const money = useMoney();
  return (
    <GoodsRow
      compact
      level="h3"
      path={`${userBasePath}order/${encodeURIComponent(order.orderNo)}`}
      picture={order.lines[0]?.picture}
      name={<Goods lines={order.lines} />}
      value={sumText(order, money)}
      lead={
        <ButtonLink path={order.payPath ?? ''} look="primary">
          {m.order_pay_again()}
          <span className="sr-only"> {order.orderNo}</span>
        </ButtonLink>
      }
    >
      {/* That it is to be paid is what the heading and the button say. */}
      {order.payBy && (
        <GoodsState>
          <PayBy at={order.payBy} />
        </GoodsState>
      )}
    </GoodsRow>
  );
}

/** What is late is not said to arrive on a day that has passed. */
function OrderNow({ order, today }: { order: RecentOrder; today: string }) {
  const { userBasePath } = usePageView();
  const money = useMoney();
  const days = order.arrival && order.arrival.until >= today ? order.arrival.text : null;
  return (
    <GoodsRow
      compact
      level="h3"
      path={`${userBasePath}order/${encodeURIComponent(order.orderNo)}`}
      picture={order.lines[0]?.picture}
      name={<Goods lines={order.lines} />}
      value={sumText(order, money)}
      lead={order.trackingUrl && <ButtonAway url={order.trackingUrl}>{m.order_track()}</ButtonAway>}
    >
      <GoodsState>
        <StandingBadge standing={order.standing} />
        {days && <span>{m.shipping_arrives({ days })}</span>}
      </GoodsState>
    </GoodsRow>
  );
}

function ReturnNow({ shown }: { shown: Return }) {
  const { userBasePath } = usePageView();
  return (
    <GoodsRow
      compact
      level="h3"
      path={`${userBasePath}return/${encodeURIComponent(shown.returnNo)}`}
      picture={shown.lines[0]?.image}
      name={<Goods lines={shown.lines} />}
      value={hasRefund(shown) && <RefundValue shown={shown} />}
    >
      <GoodsState>
        <StateBadge look={standingLook(shown)}>{standingWord(shown)}</StateBadge>
        <span>{typeWord(shown.applyType)}</span>
      </GoodsState>
      <p className="mt-1.5 max-w-prose text-desc">
        <StepSentences shown={shown} besideWord />
      </p>
    </GoodsRow>
  );
}
