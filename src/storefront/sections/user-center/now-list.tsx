/** What matters now, each with its picture and the one thing to do about it. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { ButtonAway, ButtonLink } from '#ui/button.tsx';
import { PayBy } from '#ui/order-parts/pay-by.tsx';
import { useMoney, usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import type { PictureData } from '#ui/picture-data.ts';
import { ShopLink } from '#ui/shop-link.tsx';
import type { RecentOrder } from '#shop/orders/account/index.ts';
import { standingTitle } from '#shop/orders/contract.ts';
import type { Return } from '#shop/returns/contract.ts';
import { standingWord, StepSentences, typeWord } from '#shop/returns/sections.ts';
import { Goods } from './goods.tsx';
import type { NowItem } from './now.ts';

/** Nothing where nothing is waited for. */
export function NowList({ items, today }: { items: readonly NowItem[]; today: string }) {
  if (items.length === 0) return null;
  return (
    <ul className="mb-8 divide-y divide-line rounded-box border border-line lg:mb-12">
      {items.map((item) =>
        item.kind === 'return' ? (
          <ReturnNow key={item.shown.returnNo} shown={item.shown} />
        ) : item.kind === 'pay' ? (
          <PayNow key={item.order.orderNo} order={item.order} count={item.count} />
        ) : (
          <ParcelNow key={item.order.orderNo} order={item.order} today={today} />
        ),
      )}
    </ul>
  );
}

type RowProps = { picture: PictureData | null | undefined; title: string; path: string; action?: ReactNode; children: ReactNode };

/** The heading leads to all there is to know of it. On a phone the action is below, as wide as the row. */
function Row({ picture, title, path, action, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-4 p-4 sm:flex-nowrap lg:gap-x-6 lg:p-6">
      {picture ? (
        <Picture picture={{ ...picture, alt: '' }} sizes="96px" className="size-20 shrink-0 self-start rounded-field sm:size-24" />
      ) : (
        <span className="size-20 shrink-0 self-start rounded-field bg-base-200 sm:size-24" />
      )}
      <div className="min-w-0 flex-1 basis-40 self-start sm:self-center">
        <h2 className="title-4 text-balance">
          <ShopLink path={path} className="underline-offset-4 hover:underline">
            {title}
          </ShopLink>
        </h2>
        <div className="mt-1 flex flex-col gap-1 text-sm text-desc">{children}</div>
      </div>
      {action && <p className="shrink-0 max-sm:w-full max-sm:*:w-full">{action}</p>}
    </li>
  );
}

function PayNow({ order, count }: { order: RecentOrder; count: number }) {
  const { userBasePath } = usePageView();
  const money = useMoney();
  const path = count === 1 ? `order/${encodeURIComponent(order.orderNo)}` : 'order?view=toPay';
  return (
    <Row
      picture={order.lines[0]?.picture}
      title={count === 1 ? m.profile_unpaid_order() : m.profile_unpaid_orders({ count })}
      path={`${userBasePath}${path}`}
      action={
        <ButtonLink path={order.payPath ?? ''} look="primary">
          {m.order_pay_again()}
        </ButtonLink>
      }
    >
      <p>
        <Goods lines={order.lines} /> · <span className="whitespace-nowrap tabular-nums">{money(order.total)}</span>
      </p>
      {order.payBy && (
        <p className="text-base-content">
          <PayBy at={order.payBy} />
        </p>
      )}
    </Row>
  );
}

/** What is late is not said to arrive on a day that has passed. */
function ParcelNow({ order, today }: { order: RecentOrder; today: string }) {
  const { userBasePath } = usePageView();
  const standing = standingTitle(order.standing);
  const days = order.arrival && order.arrival.until >= today ? order.arrival.text : null;
  return (
    <Row
      picture={order.lines[0]?.picture}
      title={days ? m.shipping_arrives({ days }) : standing}
      path={`${userBasePath}order/${encodeURIComponent(order.orderNo)}`}
      action={order.trackingUrl && <ButtonAway url={order.trackingUrl}>{m.order_track()}</ButtonAway>}
    >
      <p>
        <Goods lines={order.lines} />
      </p>
      {days && <p>{standing}</p>}
    </Row>
  );
}

function ReturnNow({ shown }: { shown: Return }) {
  const { userBasePath } = usePageView();
  return (
    <Row
      picture={shown.lines[0]?.image}
      title={`${typeWord(shown.applyType)} · ${standingWord(shown)}`}
      path={`${userBasePath}return/${encodeURIComponent(shown.returnNo)}`}
    >
      <p>
        <Goods lines={shown.lines} />
      </p>
      <p>
        <StepSentences shown={shown} />
      </p>
    </Row>
  );
}
