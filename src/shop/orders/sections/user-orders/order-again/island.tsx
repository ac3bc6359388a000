/** Puts what an order of the list held into the cart. */
import { useState } from 'react';
import * as m from '#messages';
import { showAdded } from '#kit/browser/state.ts';
import { Alert } from '#ui/alert.tsx';
import { AgainNotice } from '../../order-view/again-notice.tsx';
import { isWhole, orderAgain, type AgainAnswer } from '../../order-view/order-again.ts';

/** `number` is what its shopper calls the order, `look` how the button looks. */
export type OrderAgainProps = { orderNo: string; number: string; look: string };

/** The cart opens with all of it; where something was left out it is said below the buttons. */
export function OrderAgain({ orderNo, number, look }: OrderAgainProps) {
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<AgainAnswer>(null);
  const put = async () => {
    setBusy(true);
    setAnswer(null);
    const done = await orderAgain(orderNo);
    setBusy(false);
    if (done && 'again' in done && isWhole(done.again)) showAdded(done.cart);
    else setAnswer(done);
  };
  return (
    <>
      <button type="button" className={look} aria-busy={busy || undefined} onClick={() => !busy && void put()}>
        {busy && <span className="spinner" aria-hidden="true" />}
        {m.order_again()}
        <span className="sr-only"> {number}</span>
      </button>
      {answer && (
        <div className="order-last w-full text-start">
          {'error' in answer ? <Alert kind="error">{answer.error}</Alert> : <AgainNotice again={answer.again} />}
        </div>
      )}
    </>
  );
}
