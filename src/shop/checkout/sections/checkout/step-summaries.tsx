/** What was entered, in a line or two. */
import * as m from '#messages';
import { useMoney } from '#ui/page-view.tsx';
import type { Checkout } from '../../contract.ts';
import type { CheckoutStep } from './data.ts';
import { pickupLines } from './pickup-choice.tsx';

/** The summary of a done step. */
export function StepSummary({ step, checkout }: { step: CheckoutStep; checkout: Checkout }) {
  const money = useMoney();
  if (step === 'contact') return checkout.contact.email ?? `${checkout.contact.countryCode ?? ''} ${checkout.contact.mobile ?? ''}`;
  if (step === 'shipping') {
    const method = checkout.shippingMethod;
    return method && `${method.title} · ${method.price.amount === 0 ? m.checkout_shipping_free() : money(method.price)}`;
  }
  if (step === 'payment') return checkout.paymentMethod?.title ?? null;
  const collected =
    checkout.requiresAddress === false && checkout.shippingMethod ? [checkout.shippingMethod.title, ...pickupLines(checkout.shippingMethod)] : [];
  const [name, ...places] = collected.length > 0 ? collected : checkout.addressLines;
  if (!name) return null;
  return (
    <address className="not-italic">
      {name}
      <br />
      {places.join(', ')}
    </address>
  );
}
