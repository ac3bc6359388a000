/** What was given back, and what happened, newest first. */
import * as m from '#messages';
import { Accordion } from '#ui/accordion.tsx';
import { useMoney } from '#ui/page-view.tsx';
import type { Order } from '../../contract.ts';
import type { OrderActions } from './use-actions.ts';
import { repeatsProgress } from './progress/stage.ts';
import { Timeline } from '#ui/order-parts/timeline.tsx';
import { When } from '#ui/local-time/when.tsx';

/** Refunds with their reasons; nothing where there are none. */
export function Refunds({ order, actions }: { order: Order; actions: OrderActions }) {
  const money = useMoney();
  if (order.refunds.length === 0) return null;
  return (
    <section aria-labelledby="order-refunds">
      <h2 id="order-refunds" className="title-3 mb-4">
        {m.order_refunds()}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {order.refunds.map((refund, index) => (
          <li key={`${refund.at} ${index}`} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
            <span className="min-w-0">
              {refund.amount.amount > 0 && <span className="font-medium tabular-nums">{money(refund.amount)}</span>}
              {refund.credits.amount > 0 && <span className="block text-sm">{m.order_outcome_credits({ amount: money(refund.credits) })}</span>}
              {refund.giftCards.amount > 0 && <span className="block text-sm">{m.order_outcome_gift_cards({ amount: money(refund.giftCards) })}</span>}
              {refund.reason && <span className="block break-words text-sm text-desc">{refund.reason}</span>}
              <RefundedLines order={order} refund={refund} />
            </span>
            <span className="text-sm tabular-nums text-desc sm:text-end">
              <When at={refund.at} />
              {refund.creditNote && <CreditNote number={refund.creditNote} actions={actions} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The units that were refunded; a refund of an amount names none. */
function RefundedLines({ order, refund }: { order: Order; refund: Order['refunds'][number] }) {
  const units = refund.lines.filter((line) => line.quantity > 0);
  if (units.length === 0) return null;
  const titleOf = (lineId: string) => order.products.find((line) => line.lineId === lineId)?.title ?? '';
  return <span className="block break-words text-sm text-desc">{units.map(({ lineId, quantity }) => `${quantity} × ${titleOf(lineId)}`).join(', ')}</span>;
}

function CreditNote({ number, actions }: { number: string; actions: OrderActions }) {
  return (
    <button
      type="button"
      className="block min-h-11 underline underline-offset-4 sm:ms-auto"
      aria-disabled={actions.busy !== null}
      onClick={() => actions.busy === null && void actions.showCreditNote(number)}
    >
      {m.order_credit_note({ number })}
    </button>
  );
}

/** The time-line; closed where the steps above say the same, none while they say all there is. */
export function History({ order }: { order: Order }) {
  if (order.timeline.length < 2) return null;
  const heading = (
    <h2 id="order-history" className="title-3">
      {m.order_history()}
    </h2>
  );
  if (repeatsProgress(order))
    return (
      <section aria-labelledby="order-history">
        <Accordion title={heading}>
          <Timeline events={order.timeline} />
        </Accordion>
      </section>
    );
  return (
    <section aria-labelledby="order-history">
      <div className="mb-4">{heading}</div>
      <Timeline events={order.timeline} />
    </section>
  );
}
