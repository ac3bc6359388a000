/** What is missing of a set that the cart holds in part, to be added at once. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { cart, cartCount } from '#kit/browser/state.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { localPath, useMoney, usePageView } from '#ui/page-view.tsx';
import { Thumbnail } from '#ui/picture.tsx';
import type { Cart, SetRest } from '../../contract.ts';

/** A set, and what is missing of it. */
export type PartOfSet = NonNullable<SetRest['set']>;

/** The set and what is missing of it, with the button that adds it. */
export function SetInPart({ set }: { set: PartOfSet }) {
  const view = usePageView();
  const money = useMoney();
  const { busy, error, add } = useAddRest();
  const offer = useRef<HTMLElement>(null);
  // Its button goes with the offer once the set is complete: the keyboard stays in the drawer.
  useLayoutEffect(() => {
    const shown = offer.current;
    return () => {
      const dialog = shown?.contains(document.activeElement) ? shown.closest('dialog') : null;
      if (dialog) requestAnimationFrame(() => dialog.querySelector('button')?.focus());
    };
  }, []);
  return (
    <section ref={offer} aria-labelledby="set-in-part" className="mb-5 rounded-box bg-base-200/70 p-4">
      <h3 id="set-in-part" className="text-sm font-medium">
        <a href={localPath(view, `/promotion/${encodeURIComponent(set.slug)}`)} className="underline-offset-4 hover:underline">
          {m.cart_set_rest({ title: set.title })}
        </a>
      </h3>
      <ul className="mt-3 mb-4 flex flex-col gap-3">
        {set.missing.map((one) => (
          <Missing key={one.sku} {...one} />
        ))}
      </ul>
      {set.saving.amount > 0 && <p className="mb-3 text-sm">{m.cart_set_saves({ total: money(set.total), saving: money(set.saving) })}</p>}
      <Button wide busy={busy} onClick={() => void add(set)}>
        {m.cart_set_complete()}
      </Button>
      {error && (
        <div className="mt-3">
          <Alert kind="error">{error}</Alert>
        </div>
      )}
    </section>
  );
}

function Missing({ title, label, quantity, price, image }: PartOfSet['missing'][number]) {
  const money = useMoney();
  return (
    <li className="flex items-center gap-4 text-sm">
      <Thumbnail picture={image} />
      <span className="min-w-0 grow">
        <span className="block break-words">{m.order_pieces_of({ count: quantity, title })}</span>
        {label && <span className="block text-desc">{label}</span>}
      </span>
      <span className="whitespace-nowrap tabular-nums">{money({ ...price, amount: price.amount * quantity })}</span>
    </li>
  );
}

/** What is missing of a set; null until it is known, and where there is none. Asked for again whenever the lines have changed; an answer about others is dropped. */
export function useSetRest(lines: Cart['lines']): PartOfSet | null {
  const [set, setSet] = useState<PartOfSet | null>(null);
  const held = lines.map(({ sku, quantity }) => `${sku} ${quantity}`).join('\n');
  useEffect(() => {
    let isCurrent = true;
    void callApi<SetRest>('/cart/set-rest', {}, { quiet: true }).then(({ data }) => {
      if (isCurrent) setSet(data?.set ?? null);
    });
    return () => {
      isCurrent = false;
    };
  }, [held]);
  return set;
}

/** All of it, or nothing. */
function useAddRest() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const add = async ({ missing }: PartOfSet) => {
    setBusy(true);
    setError('');
    const { code, msg, data } = await callApi<Cart>('/cart/add-all', { items: missing.map(({ sku, quantity }) => ({ sku, quantity })) });
    setBusy(false);
    if (code === 40) return setError(msg);
    if (code !== 0 || !data) return;
    cart.set(data);
    cartCount.set(data.count);
  };
  return { busy, error, add };
}
