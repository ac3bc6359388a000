/** A return in full, below its heading; the same for an account and for a guest. */
import { useRef } from 'react';
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Timeline } from '#ui/order-parts/timeline.tsx';
import type { Return, ReturnAddress } from '../../contract.ts';
import { hasRefund, isRunning } from '../../contract-states.ts';
import { LogisticsForm } from './logistics-form.tsx';
import { RefundFact, ReturnFacts } from './return-details.tsx';
import { ReturnLines, ReturnPictures } from './return-lines.tsx';
import { ReturnProgress } from './progress.tsx';
import { stepOf } from './step.ts';
import { StepNotice } from './step-notice.tsx';
import type { ReturnActions } from './use-return.ts';

const quiet = 'mt-4 inline-flex min-h-11 items-center underline underline-offset-4 hover:no-underline noscript:hidden';

export function ReturnBody({ actions }: { actions: ReturnActions }) {
  const { shown } = actions;
  const notice = useRef<HTMLDivElement>(null);
  const cancel = async () => {
    // The button that was pressed is gone.
    if (actions.busy === null && (await actions.cancel())) notice.current?.focus();
  };
  const id = (part: string) => `${shown.returnNo}-${part}`;
  return (
    <>
      <div ref={notice} tabIndex={-1} className="mt-6 flex flex-col gap-4 focus:outline-none">
        {actions.error && <Alert kind="error">{actions.error}</Alert>}
        {/* What it waits for before it is decided is what the progress says. */}
        {stepOf(shown) !== 'undecided' && <StepNotice shown={shown} />}
      </div>
      <div className="mt-8 empty:hidden">
        <ReturnProgress shown={shown} />
      </div>
      {shown.returnAddress && isRunning(shown) && shown.receivedAt === null && (
        <AddressBox address={shown.returnAddress} heading={id('address')} actions={actions} />
      )}
      {shown.actions.includes('logistics') && <Parcel actions={actions} heading={id('parcel')} form={id('logistics')} />}
      {/* As wide as the return is, not the window: a guest's stands in a box. */}
      <div className="@container mt-10">
        <div className="grid gap-x-12 gap-y-10 @3xl:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)]">
          <GoodsBox shown={shown} heading={id('lines')} />
          <div className="flex min-w-0 flex-col gap-10">
            <div>
              <ReturnFacts shown={shown} />
              {shown.actions.includes('cancel') && (
                <button type="button" className={quiet} aria-busy={actions.busy === 'cancel' || undefined} onClick={() => void cancel()} aria-haspopup="dialog">
                  {m.returns_cancel_do()}
                </button>
              )}
            </div>
            <ReturnPictures shown={shown} heading={id('pictures')} />
            {shown.timeline.length > 1 && <History shown={shown} heading={id('history')} />}
          </div>
        </div>
      </div>
    </>
  );
}

/** What goes back and what comes for it. */
function GoodsBox({ shown, heading }: { shown: Return; heading: string }) {
  return (
    <section aria-labelledby={heading} className="min-w-0 self-start rounded-box bg-base-200/70 p-6 @3xl:order-last">
      <h2 id={heading} className="title-3 mb-4">
        {m.returns_lines()}
      </h2>
      <ReturnLines shown={shown} />
      {hasRefund(shown) && (
        <dl className="mt-5">
          <RefundFact shown={shown} />
        </dl>
      )}
    </section>
  );
}

function History({ shown, heading }: { shown: Return; heading: string }) {
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="title-3 mb-4">
        {m.returns_history()}
      </h2>
      {/* The shopper's note stands among the facts. */}
      <Timeline events={shown.timeline.map((event) => (event.event === 'applied' ? { ...event, reason: '' } : event))} />
    </section>
  );
}

function Parcel({ actions, heading, form }: { actions: ReturnActions; heading: string; form: string }) {
  return (
    <section aria-labelledby={heading} className="mt-8 noscript:hidden">
      <h2 id={heading} className="title-3">
        {m.returns_parcel()}
      </h2>
      <LogisticsForm actions={actions} form={form} />
    </section>
  );
}

function AddressBox({ address, heading, actions }: { address: ReturnAddress; heading: string; actions: ReturnActions }) {
  const rows = [
    [m.returns_consignee(), address.consignee],
    [m.returns_contact_number(), address.contactNumber],
    [m.returns_detailed_address(), address.detailedAddress],
  ] as const;
  return (
    <section aria-labelledby={heading} className="mt-8 rounded-box bg-base-200/70 p-6">
      <h2 id={heading} className="title-4 mb-3">
        {m.returns_address()}
      </h2>
      <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[minmax(8rem,auto)_1fr]">
        {rows
          .filter(([, value]) => value !== '')
          .map(([title, value]) => (
            <div key={title} className="contents">
              <dt className="text-desc">{title}</dt>
              <dd className="whitespace-pre-line break-words font-medium max-sm:mb-2">{value}</dd>
            </div>
          ))}
      </dl>
      <Button className="mt-5 noscript:hidden" busy={actions.busy === 'label'} onClick={() => void actions.openLabel()}>
        {m.returns_label_do()}
      </Button>
    </section>
  );
}
