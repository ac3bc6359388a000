/** How far something has come: what is done, what is next, what lies ahead. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { Icon } from '../icons.tsx';

/** One step; `note` is when it was done, or what is known of it; `isNow` where it has begun and is not done: it is marked instead of the last one done. */
export type Step = { key: string; title: string; isDone: boolean; note: ReactNode; isNow?: boolean };

/** One under the other on a phone, in a row on a desk. While something is still to come it is headed so. */
export function StepLine({ label, steps }: { label: string; steps: readonly Step[] }) {
  const next = steps.findIndex(({ isDone }) => !isDone);
  // Steps are named by what has been reached: "Approved" is not marked while the decision is open.
  const begun = steps.findIndex(({ isNow }) => isNow === true);
  const now = begun >= 0 ? begun : Math.max(0, next - 1);
  return (
    <section>
      {next >= 0 && <h2 className="title-3 mb-4">{m.order_next()}</h2>}
      <ol aria-label={label} className="grid gap-x-3 gap-y-4 sm:auto-cols-fr sm:grid-flow-col">
        {steps.map((step, index) => (
          <StepItem key={step.key} step={step} isNow={next >= 0 && index === now} />
        ))}
      </ol>
    </section>
  );
}

/** Done: a tick; the last one done: its name in bold, too; ahead: a bare ring. What has begun, or the first where none is done, has a dot. */
function StepItem({ step: { title, isDone, note }, isNow }: { step: Step; isNow: boolean }) {
  const line = isNow ? 'sm:border-primary' : isDone ? 'sm:border-base-content' : 'text-desc sm:border-line';
  const mark = isDone ? 'bg-base-content text-base-100' : isNow ? 'border-2 border-primary' : 'border border-base-content/40';
  return (
    <li aria-current={isNow ? 'step' : undefined} className={`group/step relative flex items-start gap-3 sm:flex-col sm:border-t-2 sm:pt-3 ${line}`}>
      {/* From mark to mark on a phone; on a desk the rules above the steps join them. */}
      <span aria-hidden="true" className="absolute top-7 -bottom-3 left-3 w-px bg-base-content/40 group-last/step:hidden sm:hidden" />
      <span className={`inline-flex size-6 shrink-0 items-center justify-center rounded-full ${mark}`}>
        {isDone && <Icon name="check" className="size-4" title={m.order_step_done()} />}
        {isNow && !isDone && <span className="size-2 rounded-full bg-primary" />}
      </span>
      <span className="min-w-0">
        <span className={`block leading-6 ${isNow ? 'font-medium' : ''}`}>{title}</span>
        <span className="block text-balance text-sm text-desc empty:hidden">{note}</span>
      </span>
    </li>
  );
}
