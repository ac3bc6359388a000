/** What is sent back of an order: its returns, and asking for another. Stands below the order, for accounts and guests. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as m from '#messages';
import { clearDraft, useFoundDraft } from '#kit/browser/form-drafts.ts';
import { inLanguage, navigate } from '#kit/browser/navigate.ts';
import { showToast } from '#kit/browser/toast.ts';
import { StateBadge } from '#ui/badges/state-badge.tsx';
import { Button } from '#ui/button.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { Order } from '../../../orders/contract.ts';
import type { Return } from '../../contract.ts';
import { ReturnBody } from '../return-view/return-body.tsx';
import { useReturn } from '../return-view/use-return.ts';
import { standingLook, standingWord, typeWord } from '../return-texts.ts';
import { ApplyForm } from './apply-form.tsx';
import { applicationOf } from './use-application.ts';
import { useOrderReturns } from './use-order-returns.ts';
import { isUnsent } from './application.ts';

/** Of the button that opens the form. */
const askId = 'ask-return';

/** Nothing where there is neither a return nor one possible. On the account's own page a return has a page of its own. */
export function OrderReturns({ orderNo, initial, known }: { orderNo: string; initial: Order | null; known: Return[] | null }) {
  const { kind, userBasePath } = usePageView();
  const { order, returns, refresh } = useOrderReturns(orderNo, { initial, known });
  const [asking, setAsking] = useState(false);
  const [newest, setNewest] = useState<string | null>(null);
  useFoundDraft(applicationOf({ orderNo }), () => setAsking(true));
  const section = useAddressed(() => setAsking(true));
  const close = () => {
    clearDraft(applicationOf({ orderNo }));
    setAsking(false);
  };
  const isAccounts = kind === 'user';
  const canAsk = order?.actions.includes('return') ?? false;
  if (!order || (!canAsk && (returns ?? []).length === 0)) return null;
  const unsent = isUnsent(order);
  // Cancelling stands in the menu of the order, which opens the form here; its title says what it is for.
  const isCancelling = unsent && (returns ?? []).length === 0;
  const done = async (made: Return) => {
    setAsking(false);
    if (isAccounts) return navigate(inLanguage(`${userBasePath}return/${encodeURIComponent(made.returnNo)}`));
    // An account gets a notification.
    showToast(m.returns_asked({ returnNo: made.returnNo }), { kind: 'success', ms: 3_000 });
    setNewest(made.returnNo);
    await refresh();
  };
  return (
    <section ref={section} aria-labelledby="order-returns" className="border-t border-line pt-8" hidden={isCancelling && !asking}>
      <h2 id="order-returns" className={isCancelling ? 'sr-only' : 'title-3'}>
        {isCancelling ? m.returns_unsent_title() : m.layout_user_return()}
      </h2>
      {isAccounts ? (
        <ReturnLinks returns={returns ?? []} />
      ) : (
        returns?.map((one) => <GuestReturn key={one.returnNo} initial={one} focus={one.returnNo === newest} />)
      )}
      {canAsk && !asking && (
        <div className="mt-4 noscript:hidden">
          <p className="mb-4 max-w-xl text-desc">{unsent ? m.returns_ask_unsent_text() : m.returns_ask_text()}</p>
          <Button id={askId} onClick={() => setAsking(true)}>
            {unsent ? m.returns_ask_unsent_choose() : m.returns_ask()}
          </Button>
        </div>
      )}
      {canAsk && asking && <ApplyForm order={order} onDone={(made) => void done(made)} onClose={close} />}
    </section>
  );
}

/** A link elsewhere leads to the form itself: it opens, and the section comes into view. */
function useAddressed(open: () => void) {
  const section = useRef<HTMLElement>(null);
  const onAddressed = useEffectEvent(open);
  useEffect(() => {
    if (location.hash !== `#${askId}`) return;
    requestAnimationFrame(() => {
      onAddressed();
      requestAnimationFrame(() => section.current?.scrollIntoView());
    });
  }, []);
  return section;
}

const titleId = ({ returnNo }: Pick<Return, 'returnNo'>) => `return-${returnNo}`;

function ReturnLinks({ returns }: { returns: readonly Return[] }) {
  const { userBasePath } = usePageView();
  if (returns.length === 0) return null;
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {returns.map((one) => (
        <li key={one.returnNo} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
          <ShopLink
            path={`${userBasePath}return/${encodeURIComponent(one.returnNo)}`}
            className="inline-flex min-h-11 items-center font-medium tabular-nums underline underline-offset-4 hover:no-underline"
          >
            {m.returns_title({ returnNo: one.returnNo })}
          </ShopLink>
          <span className="flex flex-wrap items-center gap-x-3 text-sm">
            <StateBadge look={standingLook(one)}>{standingWord(one)}</StateBadge>
            {typeWord(one.applyType)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** It follows what happens elsewhere by itself; `focus` brings the reader to its heading as it appears. */
function GuestReturn({ initial, focus }: { initial: Return; focus: boolean }) {
  const actions = useReturn(initial);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <article aria-labelledby={titleId(initial)} className="mt-6 max-w-3xl rounded-box border border-line p-5 lg:p-8">
      <h3 id={titleId(initial)} ref={heading} tabIndex={-1} className="title-3 tabular-nums outline-none">
        {m.returns_title({ returnNo: initial.returnNo })}
      </h3>
      <ReturnBody actions={actions} />
    </article>
  );
}
