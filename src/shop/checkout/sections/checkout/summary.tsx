/** What is being bought, beside the steps. */
import { useState } from 'react';
import * as m from '#messages';
import { CouponForm } from '#ui/forms/coupon-form.tsx';
import { CheckField } from '#ui/forms/field.tsx';
import { Icon } from '#ui/icons.tsx';
import { useMoney } from '#ui/page-view.tsx';
import { Less } from '#ui/price.tsx';
import { Totals, useReductionRows, type TotalRow } from '#ui/totals.tsx';
import type { Checkout } from '../../contract.ts';
import { formDraftOf, payNowOf, type RejectedStep } from './data.ts';
import { GiftCardForm } from './gift-card-form.tsx';
import { SummaryLines } from './summary-lines.tsx';
import { listed, type CheckoutActions, type Unsaved } from './use-checkout.ts';

/** On a phone it is folded, with the total in sight; beside the steps it lies open. */
export function Summary(props: Omit<ContentsProps, 'place'>) {
  const { checkout, refused } = props;
  const money = useMoney();
  return (
    <>
      <details open={refused !== null} className="group page-bleed border-y border-line bg-base-200/70 px-(--theme-container-padding) lg:hidden">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
          <span className="flex items-center gap-2 text-sm">
            <Icon name="cart" />
            {m.checkout_summary()}
            <Icon name="down" className="size-4 group-open:rotate-180" />
          </span>
          <span className="text-lg font-medium tabular-nums">{money(checkout.total)}</span>
        </summary>
        <div className="pb-6">
          <Contents {...props} place="folded" />
        </div>
      </details>
      <section aria-labelledby="checkout-summary" className="rounded-box bg-base-200/70 p-8 max-lg:hidden lg:sticky lg:top-28">
        <h2 id="checkout-summary" className="title-3 mb-4">
          {m.checkout_summary()}
        </h2>
        <Contents {...props} place="beside" />
      </section>
    </>
  );
}

/** What was rejected of one form; the two have a field of the same name. */
const refusedAs = (refused: RejectedStep | null, form: string): RejectedStep | null => (refused?.form === form ? refused : null);

type ContentsProps = { checkout: Checkout; refused: RejectedStep | null; post: CheckoutActions['post']; unsaved: Unsaved; place: 'folded' | 'beside' };

function Contents(props: ContentsProps) {
  const { checkout, post, place } = props;
  return (
    <div className="flex flex-col gap-6">
      <SummaryLines checkout={checkout} post={post} place={place} />
      {checkout.state === 'open' && <Codes {...props} />}
      <Credits checkout={checkout} post={post} place={place} />
      <div aria-live="polite">
        <Totals rows={useSumRows(checkout)} />
      </div>
    </div>
  );
}

/** A closed line until a code counts, or was refused. */
function Codes({ checkout, refused, post, unsaved, place }: ContentsProps) {
  const { slug, couponCodes, giftCards: cards = [] } = checkout;
  const coupon = refusedAs(refused, 'coupon');
  const giftCard = refusedAs(refused, 'giftCard');
  return (
    <details className="group -mt-6 border-b border-line" open={couponCodes.length + cards.length > 0 || coupon !== null || giftCard !== null}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 text-sm font-medium [&::-webkit-details-marker]:hidden">
        {m.checkout_codes()}
        <Icon name="down" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 pb-5 pt-2">
        <CouponForm
          form={`coupon-${place}`}
          codes={couponCodes}
          refused={coupon}
          draft={formDraftOf(slug, `coupon-${place}`)}
          onTyped={listed(unsaved, `coupon-${place}`)}
          onApply={(code) => post('/checkout/coupon', { code })}
          onRemove={(code) => void post('/checkout/coupon/remove', { code }, { inForm: false })}
        />
        <GiftCardForm form={`gift-card-${place}`} cards={cards} refused={giftCard} post={post} unsaved={unsaved} />
      </div>
    </details>
  );
}

/** For who has any. */
function Credits({ checkout, post, place }: { checkout: Checkout; post: CheckoutActions['post']; place: string }) {
  const money = useMoney();
  const { state, creditsAvailable, useCredits = false } = checkout;
  // What was ticked, until it is answered.
  const [wanted, setWanted] = useState<boolean | null>(null);
  if (state !== 'open' || !creditsAvailable || (creditsAvailable.amount <= 0 && !useCredits)) return null;
  return (
    <CheckField
      form={`credits-${place}`}
      name="credits"
      checked={wanted ?? useCredits}
      onChange={({ currentTarget: { checked: use } }) => {
        setWanted(use);
        void post('/checkout/credits', { use }, { inForm: false }).finally(() => setWanted(null));
      }}
    >
      {m.checkout_use_credits({ balance: money(creditsAvailable) })}
    </CheckField>
  );
}

function useSumRows(checkout: Checkout): TotalRow[] {
  const money = useMoney();
  const reductions = useReductionRows([...checkout.promotionDiscounts, ...checkout.couponDiscounts]);
  const rows: TotalRow[] = [{ title: m.cart_subtotal(), value: money(checkout.subtotal) }, ...reductions];
  if (checkout.requiresShipping) rows.push({ title: m.cart_shipping(), value: <ShippingFee checkout={checkout} />, ...giftNote(checkout) });
  // Until the address is known, the sum holds neither shipping nor a tax that is added to prices.
  const isEstimate = checkout.requiresShipping && checkout.shippingFee === null;
  if (!checkout.taxIncluded && isEstimate) rows.push({ title: m.checkout_tax(), value: <span className="text-sm text-desc">{m.checkout_tax_later()}</span> });
  else if (!checkout.taxIncluded && checkout.tax.amount > 0) rows.push({ title: m.checkout_tax(), value: money(checkout.tax) });
  if (checkout.credits.amount > 0) rows.push({ title: m.checkout_credits(), value: <Less than={checkout.credits} /> });
  if (checkout.giftCardsAmount && checkout.giftCardsAmount.amount > 0) rows.push({ title: m.gift_card(), value: <Less than={checkout.giftCardsAmount} /> });
  rows.push({
    title: isEstimate ? m.cart_total_estimated() : m.cart_total(),
    value: money(checkout.total),
    strong: true,
    ...(checkout.taxIncluded && checkout.tax.amount > 0 ? { note: m.checkout_tax_included({ tax: money(checkout.tax) }) } : {}),
  });
  if (checkout.payLater) {
    rows.push({ title: m.checkout_pay_now_row(), value: money(payNowOf(checkout)) });
    rows.push({ title: m.checkout_pay_later_row(), value: money(checkout.payLater) });
  }
  return rows;
}

/** What makes shipping free, by name. */
function giftNote({ shippingDiscounts = [] }: Checkout): { note?: string } {
  return shippingDiscounts.length === 0 ? {} : { note: shippingDiscounts.map((gift) => gift.title).join(', ') };
}

function ShippingFee({ checkout }: { checkout: Checkout }) {
  const money = useMoney();
  if (checkout.shippingFee === null) return <span className="text-sm text-desc">{m.checkout_shipping_next_step()}</span>;
  return checkout.shippingFee.amount === 0 ? m.checkout_shipping_free() : money(checkout.shippingFee);
}
