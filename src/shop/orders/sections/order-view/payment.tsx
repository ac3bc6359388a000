/** How an order is paid: what is still to be done, until when, and where a transfer goes. */
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { useMoney } from '#ui/page-view.tsx';
import { useMounted } from '#ui/use-mounted.ts';
import type { Order } from '../../contract.ts';
import { awaitsPayment, isPaidLater } from '../../contract-states.ts';
import { CopyButton } from './copy-button.tsx';
import { isSettling } from './use-order.ts';
import { useInstant } from '#ui/local-time/when.tsx';

/** Whether the shopper has to do something for the payment on a page of the shop. */
export function mustPay(order: Order): boolean {
  return order.actions.includes('pay') && !order.payment?.capturedLater && !isSettling(order);
}

/** Nothing for an order that is paid or over. */
export function PaymentNotice({ order, waiting }: { order: Order; waiting: boolean }) {
  const isHere = useMounted();
  const inWords = useInstant();
  const { payment } = order;
  const money = useMoney();
  if (order.payStatus === 'paid' && order.due.amount > 0)
    return (
      <>
        <Alert kind="warning" live>
          {m.order_due_text({ amount: money(order.due) })}
          {isHere && payment?.dueAt && payment.instructions.length === 0 && (
            <span className="block">{m.order_pay_until({ time: inWords(payment.dueAt) })}</span>
          )}
        </Alert>
        {payment && payment.instructions.length > 0 && <Instructions payment={payment} />}
      </>
    );
  if (isPaidLater(order)) return <Alert>{m.order_pay_later_text({ total: money(order.total) })}</Alert>;
  if (!payment || !awaitsPayment(order)) return null;
  const failed = payment.state === 'failed';
  return (
    <>
      {waiting && <Alert live>{m.order_waiting_text()}</Alert>}
      {!waiting && isSettling(order) && <Alert live>{m.order_pending_text()}</Alert>}
      {mustPay(order) && (
        <Alert kind={failed ? 'error' : 'warning'} live>
          {failed ? m.order_declined() : m.order_unpaid_text()}
          {isHere && payment.dueAt && <span className="block">{m.order_pay_until({ time: inWords(payment.dueAt) })}</span>}
        </Alert>
      )}
      {payment.note !== '' && <Alert>{payment.note}</Alert>}
      {payment.instructions.length > 0 && <Instructions payment={payment} />}
    </>
  );
}

function Instructions({ payment: { title, instructions, dueAt } }: { payment: NonNullable<Order['payment']> }) {
  const isHere = useMounted();
  const inWords = useInstant();
  return (
    <section aria-labelledby="pay-instructions" className="rounded-box border border-line p-6">
      <h2 id="pay-instructions" className="title-4 mb-3">
        {title}
      </h2>
      <dl className="grid gap-x-6 text-sm sm:grid-cols-[minmax(8rem,auto)_1fr]">
        {instructions.map((row) => (
          <div key={row.title} className="contents">
            <dt className="pt-2 text-desc sm:pb-2">{row.title}</dt>
            <dd className="flex items-start gap-1 font-medium sm:py-2">
              <span className="min-w-0 select-all break-words">{row.value}</span>
              <CopyButton {...row} />
            </dd>
          </div>
        ))}
      </dl>
      {isHere && dueAt && <p className="mt-4 text-sm text-desc">{m.order_pay_until({ time: inWords(dueAt) })}</p>}
    </section>
  );
}
