/** The way of an order from being placed to being completed, and how far it has come. */
import * as m from '#messages';
import { Icon } from '#ui/icons.tsx';
import { useMounted } from '#ui/use-mounted.ts';
import type { Order } from '../../contract.ts';
import type { Text } from '../order-texts.ts';
import { arrivalOf, progressOf, type ProgressStep } from './stage.ts';
import { useInstant, When } from '#ui/order-parts/when.tsx';

const titles: Readonly<Record<ProgressStep, Text>> = {
  placed: m.order_step_placed,
  paid: m.order_step_paid,
  shipped: m.order_step_shipped,
  delivered: m.order_step_delivered,
  completed: m.order_step_completed,
};

/** One under the other on a phone, in a row on a desk. While something is still to come it is headed so. Nothing for a cancelled order. */
export function OrderProgress({ order }: { order: Order }) {
  const steps = progressOf(order);
  const noteOf = useNotes(order);
  const next = steps.findIndex((step) => step.at === null);
  if (steps.length === 0) return null;
  return (
    <section className="mt-8">
      {next >= 0 && <h2 className="title-3 mb-4">{m.order_next()}</h2>}
      <ol aria-label={m.order_progress()} className="grid gap-x-3 gap-y-4 sm:auto-cols-fr sm:grid-flow-col">
        {steps.map(({ step, at }, index) => (
          <li
            key={step}
            aria-current={index === next ? 'step' : undefined}
            className={`flex items-start gap-3 sm:flex-col sm:border-t-2 sm:pt-3 ${at ? 'sm:border-base-content' : 'text-desc sm:border-line'}`}
          >
            <span
              className={`inline-flex size-6 shrink-0 items-center justify-center rounded-full ${at ? 'bg-base-content text-base-100' : 'border border-line'}`}
            >
              {at && <Icon name="check" className="size-4" title={m.order_step_done()} />}
            </span>
            <span className="min-w-0">
              <span className={`block leading-6 ${index === next || at ? 'font-medium text-base-content' : ''}`}>{titles[step]()}</span>
              <span className="block text-sm text-desc empty:hidden">{at ? <When at={at} /> : noteOf(step)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What is known of a step that lies ahead: until when it is to be paid, what comes by mail, on which days it arrives. */
function useNotes(order: Order): (step: ProgressStep) => string | null {
  const { payment, shippingMethod, contact } = order;
  const isHere = useMounted();
  const inWords = useInstant();
  return (step) => {
    // The time zone is the browser's.
    if (step === 'paid') return isHere && payment?.dueAt ? m.order_pay_until({ time: inWords(payment.dueAt) }) : null;
    if (step === 'shipped') return contact.email && shippingMethod && !shippingMethod.pickup ? m.order_next_shipped() : null;
    const arrival = arrivalOf(order);
    if (step === 'delivered') return arrival ? m.shipping_arrives({ days: arrival.text }) : null;
    return null;
  };
}
