/** The way of an order from being placed to being completed, and how far it has come. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { Around, here } from '#ui/messages/around.tsx';
import { StepLine } from '#ui/order-parts/step-line.tsx';
import type { Order } from '../../../contract.ts';
import type { Text } from '../../order-texts.ts';
import { arrivalOf, awaitsTransfer, progressOf, type ProgressStep } from './stage.ts';
import { When } from '#ui/local-time/when.tsx';
import { stageOf } from '../../../show/contract-standing.ts';

const titles: Readonly<Record<ProgressStep, Text>> = {
  placed: m.order_step_placed,
  paid: m.order_step_paid,
  shipped: m.order_step_shipped,
  delivered: m.order_step_delivered,
  issued: m.order_step_issued,
  completed: m.order_step_completed,
};

const collectedTitles: typeof titles = { ...titles, shipped: m.order_stage_ready, delivered: m.order_stage_collected };

/** Nothing for a cancelled order. */
export function OrderProgress({ order }: { order: Order }) {
  const steps = progressOf(order);
  const noteOf = notesOf(order);
  if (steps.length === 0) return null;
  const titleOf = order.shippingMethod?.pickup ? collectedTitles : titles;
  const partly = order.shippingMethod?.pickup ? m.order_stage_partlyReady : m.order_stage_partlyShipped;
  const isPartly = (step: ProgressStep) => step === 'shipped' && stageOf(order) === 'partlyShipped';
  return (
    <StepLine
      label={m.order_progress()}
      steps={steps.map(({ step, at }) => ({
        key: step,
        title: isPartly(step) ? partly() : titleOf[step](),
        isDone: at !== null,
        isNow: isPartly(step),
        note: at ? <When at={at} form="day" /> : noteOf(step),
      }))}
    />
  );
}

/** What is known of a step that lies ahead: how much is sent, what comes by mail, on which days it arrives. Until when it is to be paid is said where it is paid (payment.tsx). */
function notesOf(order: Order): (step: ProgressStep) => ReactNode {
  const { shippingMethod } = order;
  return (step) => {
    if (step === 'shipped') return shippingMethod && !shippingMethod.pickup ? shippingNote(order) : null;
    const arrival = arrivalOf(order);
    if (step !== 'delivered' || !arrival || awaitsTransfer(order)) return null;
    // The step says that it arrives. Days are one word, in Chinese too, which may break anywhere.
    return (
      <Around text={m.order_step_expected({ days: here })}>
        <span className="inline-block break-keep">{arrival.text}</span>
      </Around>
    );
  };
}

/** What the step of sending says once a parcel has left: it no longer promises the mail about it. */
function shippingNote(order: Order): string | null {
  if (stageOf(order) !== 'partlyShipped') return order.contact.email ? m.order_next_shipped() : null;
  const lines = order.products.filter((line) => !line.giftCard);
  const sum = (of: (line: Order['products'][number]) => number) => lines.reduce((all, line) => all + of(line), 0);
  return m.order_next_rest({ sent: sum((line) => line.shipped), all: sum((line) => line.quantity - line.withheld) });
}
