/** Offers the service that wraps the order, below the lines. */
import { useState } from 'react';
import * as m from '#messages';
import { Icon } from '#ui/icons.tsx';
import { localPath, useMoney, usePageView } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Cart, GiftWrapping } from '../../contract.ts';
import { giftWrappingRow } from '../cart-line.tsx';

type Props = { cart: Cart; wrapping: GiftWrapping; busy: boolean; onAdd: (sku: string) => void };

/** Adds it, and says so to those who do not see the row change. */
export function useWrapping(add: (sku: string) => Promise<boolean>) {
  const [said, say] = useState('');
  const wrap = (sku: string) => {
    say('');
    void add(sku).then((isDone) => isDone && say(m.cart_gift_wrapping_added()));
  };
  return { said, wrap };
}

/** A row with one button, which posts to the cart page without script. Nothing where nothing is sent, or all is wrapped already. */
export function GiftWrappingOffer({ cart, wrapping, busy, onAdd }: Props) {
  const view = usePageView();
  const money = useMoney();
  if (!cart.requiresShipping || cart.lines.some((line) => line.giftWrapping)) return null;
  return (
    <li className={`py-4 outline-offset-4 ${busy ? 'opacity-60' : ''}`} aria-busy={busy || undefined} {...giftWrappingRow}>
      <form
        method="post"
        action={localPath(view, '/cart')}
        onSubmit={(event) => {
          event.preventDefault();
          onAdd(wrapping.sku);
        }}
      >
        <input type="hidden" name="sku" value={wrapping.sku} />
        <input type="hidden" name="quantity" value="1" />
        <button
          type="submit"
          name="form"
          value="add"
          aria-disabled={busy}
          className="flex min-h-11 w-full cursor-pointer items-center gap-4 text-start text-sm font-medium underline-offset-4 hover:underline sm:gap-6"
        >
          <span className="w-24 shrink-0 sm:w-28">
            {wrapping.image ? <Picture picture={{ ...wrapping.image, alt: '' }} sizes="48px" className="size-12 rounded-box" /> : <Icon name="parcel" />}
          </span>
          <span className="min-w-0 grow">{m.cart_gift_wrapping_add({ price: money(wrapping.price) })}</span>
          <Icon name="plus" className="size-4 shrink-0" />
        </button>
      </form>
    </li>
  );
}
