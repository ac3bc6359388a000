/** The button of a quick view that was opened from a line of the cart: puts the variant into that line. */
import { useState } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { cart, cartCount } from '#kit/browser/state.ts';
import { showToast } from '#kit/browser/toast.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { ProductVariant } from '../../contract.ts';

/** A line of the cart and the variant that it holds. */
export type LineToChange = { lineId: string; sku: string };

type Props = { line: LineToChange; title: string; variant: ProductVariant; onClose: () => void };

function showCart(now: { count: number }): void {
  cart.set(now);
  cartCount.set(now.count);
}

/** What the line is already may be sold out. */
export function ChangeLine({ line, title, variant, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const isOther = variant.sku !== line.sku;
  const soldOut = isOther && variant.stock === 'out';
  const change = async () => {
    if (!isOther) return onClose();
    setBusy(true);
    const { code, msg, data } = await callApi<{ count: number }>('/cart/change-variant', { lineId: line.lineId, sku: variant.sku }, { inForm: true });
    setBusy(false);
    if (code !== 0 || !data) {
      setErrorMessage(msg);
      // The cart may have changed meanwhile, which may be why.
      const { data: now } = await callApi<{ count: number }>('/cart/get', {}, { quiet: true });
      return now && showCart(now);
    }
    showCart(data);
    showToast(m.cart_changed({ title }), { kind: 'success' });
    onClose();
  };
  return (
    <div className="mt-6">
      <Button look="primary" wide disabled={soldOut} busy={busy} onClick={() => void change()}>
        {soldOut ? m.ui_sold_out() : m.cart_change_do()}
      </Button>
      {errorMessage && (
        <div className="mt-4">
          <Alert kind="error">{errorMessage}</Alert>
        </div>
      )}
    </div>
  );
}
