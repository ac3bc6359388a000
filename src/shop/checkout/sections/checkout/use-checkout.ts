/** The checkout in the browser: what the server last said of it, and the acts. */
import { useCallback, useRef, useState } from 'react';
import { callApi, type ApiAnswer } from '#kit/browser/api-call.ts';
import { secretHere } from '#kit/browser/fragment-secret.ts';
import { clearDraft } from '#kit/browser/form-drafts.ts';
import { inLanguage, navigate } from '#kit/browser/navigate.ts';
import { noOutcome, outcomeOf, type Outcome } from '#kit/browser/outcome.ts';
import { cart, cartCount } from '#kit/browser/state.ts';
import type { Checkout } from '../../contract.ts';
import { keptFormsOf, type CheckoutPageProps } from './data.ts';

type Placed = { orderNo: string; orderToken: string | null; payment: { state: string; action: { type: string; url?: string } } };

/** A key of an attempt; the same attempt sent again is recognised by it (docs/contract.md, "Idempotency"). */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

// The answer is not known: the attempt may have been executed, so it is sent again under its key.
const unanswered = new Set([500, 20000]);

/** The checkout with the given slug. */
export function useCheckout({ slug, initial, payment }: Pick<CheckoutPageProps, 'slug' | 'initial' | 'payment'>) {
  const [checkout, setCheckout] = useState<Checkout | null>(initial);
  const [missing, setMissing] = useState(false);
  const [submitting, setSubmitting] = useState(false);
  const [notStarted, setNotStarted] = useState(payment === 'notStarted');
  const once = useOnce();
  const take = (answer: ApiAnswer<Checkout>) => {
    if (answer.code === 0 && answer.data) setCheckout(answer.data);
    return outcomeOf(answer);
  };
  const load = useCallback(async () => {
    // A mailed link carries the order's token behind the hash: it opens a placed checkout in any browser.
    const answer = await callApi<Checkout>('/checkout/get', { slug, ...secretHere() }, { quiet: true });
    if (answer.code === 0 && answer.data) {
      setCheckout(answer.data);
      if (answer.data.state === 'placed') keptFormsOf(slug).forEach(clearDraft);
    } else if (answer.code === 40 || answer.code === 30) setMissing(true);
  }, [slug]);
  const act = async (path: string, body: object) => {
    const outcome = take(await callApi<Checkout>(path, { slug, ...body }));
    if (!outcome.ok && Object.keys(outcome.errors).length === 0) await load();
    return outcome;
  };
  const place = async (path: string, body: object): Promise<Outcome> => {
    if (submitting) return noOutcome;
    setSubmitting(true);
    setNotStarted(false);
    const answer = await once(path, body);
    const outcome = outcomeOf(answer);
    if (outcome.ok && answer.data) {
      keptFormsOf(slug).forEach(clearDraft);
      cart.set(null);
      void callApi<{ count: number }>('/cart/count', {}, { quiet: true }).then((count) => count.data && cartCount.set(count.data.count));
      if (answer.data.payment.state !== 'failed') {
        leaveFor(answer.data);
        return outcome;
      }
      // The order stands; this page pays it from now on.
      setNotStarted(true);
    }
    setSubmitting(false);
    if (Object.keys(outcome.errors).length === 0) await load();
    return outcome;
  };
  return { checkout, missing, submitting, notStarted, load, act, place };
}

/** Sends what must happen once; the same body goes again under the same key until it was answered. */
function useOnce() {
  const attempt = useRef({ body: '', key: '' });
  return async (path: string, body: object): Promise<ApiAnswer<Placed>> => {
    const text = JSON.stringify([path, body]);
    if (attempt.current.body !== text) attempt.current = { body: text, key: newKey() };
    const answer = await callApi<Placed>(path, body, { idempotencyKey: attempt.current.key });
    if (!unanswered.has(answer.code)) attempt.current = { body: '', key: '' };
    return answer;
  };
}

function leaveFor({ orderNo, orderToken, payment }: Placed): void {
  // Who comes back finds another page than was left: one that pays the order. The provider's page, or the shop's own that shows the provider's form: either
  // has a policy of its own.
  if (payment.action.url) navigate(payment.action.url, { full: true, changes: true });
  else navigate(`${inLanguage('/checkout/thankyou')}?order=${encodeURIComponent(orderNo)}${orderToken ? `#${orderToken}` : ''}`, { changes: true });
}

/** What a step can do with its checkout. */
export type CheckoutActs = ReturnType<typeof useCheckout>;
