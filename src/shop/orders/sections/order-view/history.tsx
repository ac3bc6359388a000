/** What was given back, and what happened, newest first. */
import * as m from '#messages';
import { useMoney, usePageView } from '#ui/page-view.tsx';
import type { Order } from '../../contract.ts';
import { TimeLine } from '#ui/order-parts/time-line.tsx';
import { When } from '#ui/order-parts/when.tsx';

/** Refunds with their reasons; nothing where there are none. */
export function Refunds({ order }: { order: Order }) {
  const { locale } = usePageView();
  const money = useMoney();
  if (order.refunds.length === 0) return null;
  return (
    <section aria-labelledby="order-refunds" className="mt-10">
      <h2 id="order-refunds" className="title-3 mb-4">
        {m.order_refunds({}, { locale })}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {order.refunds.map((refund, index) => (
          <li key={`${refund.at} ${index}`} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
            <span className="min-w-0">
              <span className="font-medium tabular-nums">{money(refund.amount)}</span>
              {refund.reason && <span className="block break-words text-sm text-desc">{refund.reason}</span>}
            </span>
            <span className="text-sm tabular-nums text-desc">
              <When at={refund.at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The time-line. */
export function History({ order }: { order: Order }) {
  const { locale } = usePageView();
  return (
    <section aria-labelledby="order-history" className="mt-10">
      <h2 id="order-history" className="title-3 mb-4">
        {m.order_history({}, { locale })}
      </h2>
      <TimeLine events={order.timeline} />
    </section>
  );
}
