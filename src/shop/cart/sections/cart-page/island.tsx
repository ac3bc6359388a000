/** The cart as a page: lines, coupon, estimate, totals, checkout. */
import { useEffect, useRef, type ComponentProps } from 'react';
import * as m from '#messages';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { CouponForm } from '#ui/forms/coupon-form.tsx';
import { Icon } from '#ui/icons.tsx';
import { localPath, useMoney, usePageView } from '#ui/page-view.tsx';
import { PaymentMarks } from '#ui/order-parts/payment-marks.tsx';
import { SkeletonLines } from '#ui/skeleton.tsx';
import { Totals, useReductionRows } from '#ui/totals.tsx';
import { MaybeLink, usualPath } from '#ui/usual-pages.tsx';
import type { Cart } from '../../contract.ts';
import { CartLines } from '../cart-line.tsx';
import { Nudges } from '../nudges.tsx';
import { SavedLines } from '../saved-lines.tsx';
import { useOtherTabs } from '../use-cart.ts';
import { CheckOutBar } from './check-out-bar.tsx';
import type { CartPageProps } from './data.ts';
import { Estimate } from './estimate.tsx';
import { GiftWrappingOffer, useWrapping } from './gift-wrapping.tsx';
import { NothingInIt } from './nothing-in-it.tsx';
import { SaveButton } from './save-button.tsx';
import { useCartPage } from './use-cart-page.ts';
import { VariantChange } from './variant-change.tsx';

const skeletonLines = 3;

/** Shows what the server saw at once and asks again, because a signed-in shopper's cart is another than the document's. */
export function CartPage({ initial, change, countries, estimate, coupon, error: first, wrapping, taxIncluded, marks, returnDays, picture }: CartPageProps) {
  const sums = useRef<HTMLDivElement>(null);
  const { load, cart, open, busyLines, error, leaving, add, update, remove, save, restore, addCoupon, removeCoupon, checkOut } = useCartPage(initial, first);
  useOtherTabs({ busyLines, load });
  useEffect(() => {
    void open();
  }, [open]);
  if (cart === null) return <SkeletonLines count={skeletonLines} label={m.cart_loading()} />;
  const saved = <SavedLines lines={cart.saved} busyLines={busyLines} onRestore={(lineId) => void restore(lineId)} onRemove={(lineId) => void remove(lineId)} />;
  if (cart.lines.length === 0) {
    return (
      <>
        <Notices messages={cart.messages} error={error} />
        <NothingInIt picture={picture} />
        {saved}
      </>
    );
  }
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(22rem,5fr)] xl:gap-x-24">
      <div>
        <Notices messages={cart.messages} error={error} />
        <Lines cart={cart} wrapping={wrapping} {...{ change, busyLines, update, remove, save, add }} />
        {/* Below what they are about: beside a single line there would be nothing. */}
        <div className="mt-4 lg:mt-6">
          <Coupon codes={cart.couponCodes} refused={coupon} onApply={addCoupon} onRemove={(code) => void removeCoupon(code)} />
          {cart.requiresShipping && <Estimate countries={countries} plain={estimate} />}
        </div>
        {saved}
      </div>
      <section aria-labelledby="cart-summary" className="flex flex-col gap-6 rounded-box bg-base-200/70 p-6 lg:sticky lg:top-28 lg:self-start lg:p-8">
        <h2 id="cart-summary" className="title-3">
          {m.cart_summary()}
        </h2>
        <Nudges nudges={cart.nudges} />
        <div ref={sums} className="flex flex-col gap-6">
          <Sums cart={cart} taxIncluded={taxIncluded} />
          <CheckOutForm busy={leaving} onCheckOut={() => void checkOut()} />
        </div>
        <Promises marks={marks} returnDays={cart.requiresShipping ? returnDays : null} />
      </section>
      <CheckOutBar main={sums} total={cart.total} busy={leaving} onCheckOut={() => void checkOut()} />
    </div>
  );
}

type LinesProps = Pick<ReturnType<typeof useCartPage>, 'busyLines' | 'update' | 'remove' | 'save' | 'add'> &
  Pick<CartPageProps, 'change' | 'wrapping'> & { cart: Cart };

/** The lines with all that can be done to them, and what was done, for those who do not see it. */
function Lines({ cart, change, wrapping, busyLines, update, remove, save, add }: LinesProps) {
  const { said, wrap } = useWrapping(add);
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        <CartLines
          lines={cart.lines}
          place="cart"
          busyLines={busyLines}
          update={update}
          remove={remove}
          more={(line, busy) => (
            <>
              <SaveButton line={line} busy={busy} onClick={() => void save(line.lineId)} />
              <VariantChange line={line} change={change} />
            </>
          )}
        />
        {wrapping && <GiftWrappingOffer cart={cart} wrapping={wrapping} busy={busyLines.includes(wrapping.sku)} onAdd={wrap} />}
      </ul>
      <output className="sr-only">{said}</output>
    </>
  );
}

/** A closed line until a code counts, or was refused. */
function Coupon(props: Omit<ComponentProps<typeof CouponForm>, 'form'>) {
  return (
    <details className="group border-b border-line" open={props.codes.length > 0 || props.refused !== null}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {m.cart_coupon()}
        <Icon name="down" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="pb-5 pt-2">
        <CouponForm form="cart" {...props} />
      </div>
    </details>
  );
}

/** What one can pay with, and what if it is not right; nothing is returned that is not sent. */
function Promises({ marks, returnDays }: Pick<CartPageProps, 'marks'> & { returnDays: number | null }) {
  const view = usePageView();
  return (
    <div className="-mt-2 flex flex-col gap-3">
      <PaymentMarks marks={marks} />
      {returnDays !== null && (
        <p className="flex items-center gap-3 text-sm text-desc">
          <Icon name="return" />
          <MaybeLink path={usualPath(view, 'returns')} className="inline-flex min-h-11 items-center underline underline-offset-4 hover:no-underline">
            {m.product_returns_within({ days: returnDays })}
          </MaybeLink>
        </p>
      )}
    </div>
  );
}

function Notices({ messages, error }: { messages: readonly string[]; error: string | null }) {
  return (
    <div className="flex flex-col gap-3 pb-6 empty:hidden">
      {error && <Alert kind="error">{error}</Alert>}
      {messages.map((message) => (
        <Alert key={message} kind="warning" live>
          {message}
        </Alert>
      ))}
    </div>
  );
}

/** What shipping costs, and tax where prices do not hold it, is not in the total yet. */
function Sums({ cart, taxIncluded }: { cart: Cart; taxIncluded: boolean }) {
  const money = useMoney();
  const reductions = useReductionRows([...cart.promotionDiscounts, ...cart.couponDiscounts]);
  return (
    <div aria-live="polite">
      <Totals
        rows={[
          { title: m.cart_subtotal(), value: money(cart.subtotal) },
          ...reductions,
          ...(cart.requiresShipping ? [{ title: m.cart_shipping(), value: <ShippingWords cart={cart} /> }] : []),
          ...(taxIncluded || !cart.taxable ? [] : [{ title: m.checkout_tax(), value: <span className="text-desc">{m.checkout_tax_later()}</span> }]),
          { title: m.cart_total_estimated(), value: money(cart.total), strong: true },
        ]}
      />
    </div>
  );
}

/** The fee is known in the next step; that it is none may be known already, and why. */
function ShippingWords({ cart }: { cart: Cart }) {
  const gifts = cart.shippingDiscounts.map((gift) => gift.title).join(', ');
  return <span className="text-desc">{gifts || m.checkout_shipping_next_step()}</span>;
}

function CheckOutForm({ busy, onCheckOut }: { busy: boolean; onCheckOut: () => void }) {
  const view = usePageView();
  return (
    <form
      method="post"
      action={localPath(view, '/cart')}
      onSubmit={(event) => {
        event.preventDefault();
        onCheckOut();
      }}
    >
      <Button type="submit" name="form" value="checkout" look="primary" wide busy={busy}>
        {m.cart_check_out()}
      </Button>
    </form>
  );
}
