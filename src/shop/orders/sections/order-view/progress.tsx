/** The way of an order from being placed to being completed, and how far it has come. */
import * as m from '#messages';
import { Icon } from '#ui/icons.tsx';
import type { Order } from '../../contract.ts';
import type { Said } from '../order-texts.ts';
import { progressOf, type ProgressStep } from './stage.ts';
import { When } from '#ui/order-parts/when.tsx';

const titles: Readonly<Record<ProgressStep, Said>> = {
  placed: m.order_step_placed,
  paid: m.order_step_paid,
  shipped: m.order_step_shipped,
  delivered: m.order_step_delivered,
  completed: m.order_step_completed,
};

/** One under the other on a phone, in a row on a desk. Nothing for a cancelled order. */
export function OrderProgress({ order }: { order: Order }) {
  const steps = progressOf(order);
  const next = steps.findIndex((step) => step.at === null);
  if (steps.length === 0) return null;
  return (
    <ol aria-label={m.order_progress()} className="mt-8 grid gap-x-3 gap-y-4 sm:auto-cols-fr sm:grid-flow-col">
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
            {at && (
              <span className="block text-sm text-desc">
                <When at={at} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
