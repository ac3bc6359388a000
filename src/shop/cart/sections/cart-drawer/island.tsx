/** The cart at the edge of every page: opens after adding and by the cart button. */
import { lazy, Suspense, useEffect } from 'react';
import * as m from '#messages';
import { cartDrawerOpen } from '#kit/browser/state.ts';
import { useShared } from '#kit/browser/use-shared.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { localPath, useMoney, usePageView } from '#ui/page-view.tsx';
import { SkeletonLines } from '#ui/skeleton.tsx';
import type { Cart } from '../../contract.ts';
import { CartLines } from '../cart-line.tsx';
import { Nudges } from '../nudges.tsx';
import { useCart } from '../use-cart.ts';

const skeletonLines = 2;
// Fetched with the first cart that is opened: the script of a first page has no room for it. Where it cannot be had the cart is shown without it.
const GoesWith = lazy(() => import('./goes-with.tsx').catch(() => ({ default: () => null })));

/** Fetches the cart when it opens, unless the answer to an "add" has just brought it. */
export function CartDrawer() {
  const open = useShared(cartDrawerOpen);
  const { cart, failure, load, busyLines, error, leaving, update, remove, checkOut } = useCart();
  const close = () => cartDrawerOpen.set(false);
  useEffect(() => {
    if (open) void load();
  }, [open, load]);
  // Another page: the panel belongs to the one before.
  useEffect(() => {
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);
  const filled = cart !== null && cart.lines.length > 0;
  // Opened again, it asks again.
  const said = error ?? (cart === null ? failure : null);
  return (
    <Drawer
      open={open}
      onClose={close}
      title={cart && cart.count > 0 ? m.cart_title_count({ count: cart.count }) : m.cart_title()}
      footer={filled && <Foot cart={cart} busy={leaving} onCheckOut={() => void checkOut()} onView={close} />}
    >
      {said && <Alert kind="error">{said}</Alert>}
      {cart === null && open && said === null && <SkeletonLines count={skeletonLines} label={m.cart_loading()} />}
      {cart?.messages.map((message) => (
        <div key={message} className="pt-2">
          <Alert kind="warning" live>
            {message}
          </Alert>
        </div>
      ))}
      {filled && (
        <ul className="divide-y divide-line">
          <CartLines lines={cart.lines} place="drawer" busyLines={busyLines} update={update} remove={remove} />
        </ul>
      )}
      {filled && open && (
        <Suspense>
          <GoesWith lines={cart.lines} />
        </Suspense>
      )}
      {cart !== null && !filled && (
        <EmptyState icon="cart" level="p" title={m.cart_empty()} text={m.cart_empty_text()}>
          <Button look="primary" onClick={close}>
            {m.cart_go_on()}
          </Button>
        </EmptyState>
      )}
    </Drawer>
  );
}

function Foot({ cart, busy, onCheckOut, onView }: { cart: Cart; busy: boolean; onCheckOut: () => void; onView: () => void }) {
  const view = usePageView();
  const money = useMoney();
  return (
    <div className="flex flex-col gap-3">
      <Nudges nudges={cart.nudges} />
      <p className="flex items-baseline justify-between gap-6 text-lg font-medium">
        <span>{m.cart_total_estimated()}</span>
        <span className="tabular-nums" aria-live="polite">
          {money(cart.total)}
        </span>
      </p>
      {(cart.requiresShipping || cart.taxable) && <p className="text-sm text-desc">{cart.requiresShipping ? m.cart_sums_hint() : m.cart_sums_hint_tax()}</p>}
      <Button look="primary" wide busy={busy} onClick={onCheckOut}>
        {m.cart_check_out()}
      </Button>
      <a
        href={localPath(view, '/cart')}
        onClick={onView}
        className="inline-flex min-h-11 items-center justify-center text-sm font-medium underline-offset-4 hover:underline"
      >
        {m.cart_view()}
      </a>
    </div>
  );
}
