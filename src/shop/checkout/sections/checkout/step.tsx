/** One step of the checkout: a number, a title, and either its form or what was entered. */
import { useEffect, useRef, type ReactNode } from 'react';
import * as m from '#messages';
import { Icon } from '#ui/icons.tsx';
import type { CheckoutStep } from './data.ts';

/** How a step stands: not reached yet, being filled in, or done. */
export type StepState = 'ahead' | 'open' | 'done';

type Props = {
  step: CheckoutStep;
  number: number;
  title: string;
  state: StepState;
  summary: ReactNode;
  focus: boolean;
  onEdit: () => void;
  children: ReactNode;
};

/** `summary` is shown when the step is done; `focus` moves the focus here when the step was opened by the shopper. Without script the address opens a step (`?step=`). */
export function Step({ step, number, title, state, summary, focus, onEdit, children }: Props) {
  const id = `step-${step}`;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus && state === 'open') heading.current?.focus();
  }, [focus, state]);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 border-b border-line py-6 first:pt-0 lg:py-8"
      aria-current={state === 'open' ? 'step' : undefined}
    >
      <div className="flex items-center justify-between gap-4">
        <h2
          id={`${id}-title`}
          ref={heading}
          tabIndex={-1}
          className={`title-3 flex items-center gap-4 focus:outline-none ${state === 'ahead' ? 'text-desc' : ''}`}
        >
          <Mark number={number} state={state} />
          <span className="beside-mark">{title}</span>
          {state === 'done' && <span className="sr-only">{m.checkout_step_done()}</span>}
        </h2>
        {state === 'done' && <EditForm step={step} title={title} onEdit={onEdit} />}
      </div>
      {state === 'open' && <div className="mt-6 sm:pl-12">{children}</div>}
      {state === 'done' && <div className="mt-2 text-desc sm:pl-12">{summary}</div>}
    </section>
  );
}

/** The step's number; a tick when it is done. */
function Mark({ number, state }: Pick<Props, 'number' | 'state'>) {
  return (
    <span
      aria-hidden="true"
      className={`inline-flex size-8 shrink-0 items-center justify-center rounded-full font-sans text-sm leading-none lining-nums tabular-nums ${state === 'ahead' ? 'border border-line' : 'bg-base-content text-base-100'}`}
    >
      {state === 'done' ? <Icon name="check" className="size-4" /> : number}
    </span>
  );
}

/** Opens the step again; without script by the address. */
function EditForm({ step, title, onEdit }: Pick<Props, 'step' | 'title' | 'onEdit'>) {
  return (
    <form
      action={`#step-${step}`}
      onSubmit={(event) => {
        event.preventDefault();
        onEdit();
      }}
    >
      <button
        name="step"
        value={step}
        className="-mr-2 inline-flex min-h-11 items-center px-2 text-sm font-medium underline underline-offset-4 hover:no-underline"
        aria-label={m.checkout_edit_step({ step: title })}
      >
        {m.checkout_edit()}
      </button>
    </form>
  );
}
