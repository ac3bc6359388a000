/** The checkout in the browser: what the server last said of it, and the actions. */
import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { callApi, type ApiAnswer } from '#kit/browser/api-call.ts';
import { secretHere } from '#kit/browser/fragment-secret.ts';
import { useDraft, type Typed } from '#kit/browser/draft.ts';
import { clearDraft, storeDraft } from '#kit/browser/form-drafts.ts';
import { inLanguage, navigate } from '#kit/browser/navigate.ts';
import { outcomeOf } from '#kit/browser/outcome.ts';
import { cart, cartCount } from '#kit/browser/state.ts';
import { openFolds } from '#kit/browser/open-folds.ts';
import { useOnce } from '#kit/browser/once/use-once.ts';
import type { Checkout } from '../../contract.ts';
import type { PaypalReturn } from '../../paypal/contract.ts';
import { pathAfter } from '../../paypal/path-after.ts';
import { formDraftOf, formDraftsOf, type CheckoutPageProps, type UnsavedForm } from './data.ts';

type Placed = { orderNo: string; orderToken: string | null; payment: { state: string; action: { type: string; url?: string } } };

/** The checkout with the given slug. */
export function useCheckout({ slug, initial, payment }: Pick<CheckoutPageProps, 'slug' | 'initial' | 'payment'>) {
  const [checkout, setCheckout] = useState<Checkout | null>(initial);
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [notStarted, setNotStarted] = useState(payment === 'notStarted');
  const [unsaved] = useState<Unsaved>(() => new Map());
  const once = useOnce();
  const inOrder = useInOrder();
  const load = useCallback(async () => {
    const isNewest = inOrder();
    const state = paypalState();
    if (state !== undefined && (await followPaypal(slug, state))) return;
    // A mailed link carries the order's token behind the hash: it opens a placed checkout in any browser.
    const answer = await callApi<Checkout>('/checkout/get', { slug, ...secretHere() }, { quiet: true });
    if (!isNewest()) return;
    setFailure(answer.code === 0 ? null : answer.msg);
    if (answer.code === 0 && answer.data) {
      setCheckout(answer.data);
      if (answer.data.state === 'placed') formDraftsOf(slug).forEach(clearDraft);
    } else if (answer.code === 40 || answer.code === 30) setMissing(true);
  }, [slug, inOrder]);
  const { last, enqueue } = useCallQueue();
  const send = async (path: string, body: object, inForm: boolean) => {
    const isNewest = inOrder();
    const answer = await callApi<Checkout>(path, { slug, ...body }, { inForm });
    if (answer.code === 0 && answer.data) {
      if (isNewest()) setCheckout(answer.data);
    } else if (isWhole(answer)) await load();
    return answer;
  };
  // A form says itself why it failed; what has no place for it gets a toast.
  const post = (path: string, body: object, { inForm = true } = {}) => enqueue(() => send(path, body, inForm));
  const place = async (path: string, body: object): Promise<ApiAnswer<Placed>> => {
    setNotStarted(false);
    // What was chosen right before is part of what is ordered: without it nothing is.
    const chosen = await last.current;
    if (chosen && chosen.code !== 0) return { ...chosen, data: null };
    const answer = await once<Placed>(path, body);
    if (answer.code === 0 && answer.data) {
      formDraftsOf(slug).forEach(clearDraft);
      cart.set(null);
      void callApi<{ count: number }>('/cart/count', {}, { quiet: true }).then((count) => count.data && cartCount.set(count.data.count));
      if (answer.data.payment.state !== 'failed') {
        leaveFor(answer.data);
        // What was sent stays busy until the page is gone: nobody orders twice.
        return new Promise(() => undefined);
      }
      // The order stands; this page pays it from now on.
      setNotStarted(true);
    }
    if (isWhole(answer)) await load();
    return answer;
  };
  return { checkout, missing, failure, notStarted, unsaved, load, post, place };
}

/** The secret with which the browser came back from PayPal. */
const paypalState = (): string | undefined => /^#paypal=([\w-]{20,64})$/.exec(location.hash)?.[1];

/** Completes a signed-in shopper's PayPal approval, once: the token is removed from the address. Returns whether the page is left for another step. */
async function followPaypal(slug: string, state: string): Promise<boolean> {
  history.replaceState(history.state, '', location.pathname);
  const { code, data } = await callApi<PaypalReturn>('/checkout/paypal/return', { state }, { quiet: true });
  if (code !== 0 || !data) return false;
  if (data.address) storeDraft(formDraftOf(slug, 'address'), data.address);
  navigate(inLanguage(pathAfter(data)), { replace: true, full: true });
  return true;
}

/** Numbers requests: what is answered late must not replace what a later request has shown. Call it with each request, and its result with the answer. */
function useInOrder(): () => () => boolean {
  const asked = useRef(0);
  const shown = useRef(0);
  return useCallback(() => {
    const mine = ++asked.current;
    return () => {
      if (mine < shown.current) return false;
      shown.current = mine;
      return true;
    };
  }, []);
}

/** Makes one call after the other, so that of two quick choices the shop keeps the last; `last` is that one until it is answered. */
function useCallQueue() {
  const last = useRef<Promise<ApiAnswer<Checkout>>>(undefined);
  const enqueue = (call: () => Promise<ApiAnswer<Checkout>>) => {
    const mine = last.current ? last.current.then(call) : call();
    last.current = mine;
    void mine.then(() => last.current === mine && (last.current = undefined));
    return mine;
  };
  return { last, enqueue };
}

/** Whether no field is to blame: the checkout may be another than the one that is shown. */
const isWhole = (answer: ApiAnswer<unknown>): boolean => Object.keys(outcomeOf(answer).errors).length === 0;

function leaveFor({ orderNo, orderToken, payment }: Placed): void {
  const thanks = `${inLanguage('/checkout/thankyou')}?order=${encodeURIComponent(orderNo)}${orderToken ? `#${orderToken}` : ''}`;
  // Coming back leads to another page than was left: one that pays the order. The provider's page, or the shop's own that shows the provider's form: either
  // has a policy of its own. The thanks in a document of their own: where they do not come, the browser offers to load them again, not an order that stands.
  navigate(payment.action.url ?? thanks, { full: true, changes: true });
}

/** What saves the forms beside the order's own in which something was typed that is not saved, by their names. It answers whether it is saved. */
export type Unsaved = Map<string, () => Promise<boolean>>;

type Kept = { slug: string; unsaved: Unsaved; save: () => Promise<boolean>; restore: (typed: Typed) => void };

/**
 * Keeps a form among the unsaved ones from `typed` until `saveNow` has saved it: an order that is placed without its button being pressed saves it first. What was
 * typed outlasts a reload: `restore` is given it, and it is unsaved again.
 */
export function useUnsaved(form: UnsavedForm, { slug, unsaved, save, restore }: Kept) {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => () => void unsaved.delete(form), [unsaved, form]);
  const name = formDraftOf(slug, form);
  const saveNow = () =>
    saveListed(unsaved, form, async () => {
      const isSaved = await latest.current();
      if (isSaved) clearDraft(name);
      return isSaved;
    });
  const draft = useDraft(name, (typed) => {
    restore(typed);
    unsaved.set(form, saveNow);
  });
  const typed = ({ target }: SyntheticEvent<HTMLFormElement>) => {
    const field = target as HTMLInputElement;
    unsaved.set(form, saveNow);
    draft.keep({ [field.name]: field.value });
  };
  return { saveNow, typed, keep: draft.keep, forget: draft.forget };
}

/** Saves a form. Placing the order meanwhile waits for it and does not repeat it; a refused one stays unsaved. */
async function saveListed(unsaved: Unsaved, form: string, save: () => Promise<boolean>): Promise<boolean> {
  const saving = save();
  const wait = () => saving;
  unsaved.set(form, wait);
  const isSaved = await saving;
  if (unsaved.get(form) === wait) unsaved.delete(form);
  if (!isSaved) unsaved.set(form, () => saveListed(unsaved, form, save));
  return isSaved;
}

/** Takes a form among the unsaved ones, or out of them. */
export const listed = (unsaved: Unsaved, form: string) => (save: (() => Promise<boolean>) | null) =>
  void (save ? unsaved.set(form, save) : unsaved.delete(form));

/** Resolves once what was just said has been drawn. */
const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Saves what was typed and not saved, one form after the other; false, and the reader at what is wrong, when one is refused. */
export async function saveTyped(unsaved: Unsaved): Promise<boolean> {
  for (const save of unsaved.values()) {
    if (await save()) continue;
    await drawn();
    const wrong = document.querySelector<HTMLElement>('details [aria-invalid=true]');
    if (wrong) openFolds(wrong);
    wrong?.focus();
    return false;
  }
  return true;
}

/** What a step can do with its checkout. */
export type CheckoutActions = ReturnType<typeof useCheckout>;
