/** What was entered, in a line or two. */
import * as m from '#messages';
import { dot } from '#kit/pure/formats.ts';
import { suggestEmail } from '#kit/pure/mail/email-typo.ts';
import { inOneLine } from '#kit/pure/places/one-line.ts';
import { useMoney } from '#ui/page-view.tsx';
import type { Checkout } from '../../contract.ts';
import type { CheckoutStep } from './data.ts';
import { DidYouMeanForm } from './did-you-mean.tsx';
import type { CheckoutActions } from './use-checkout.ts';
import { pickupLines } from './pickup-choice.tsx';

/** The summary of a done step. */
export function StepSummary({ step, checkout, post }: { step: CheckoutStep; checkout: Checkout; post: CheckoutActions['post'] }) {
  const money = useMoney();
  if (step === 'contact') return <Contact checkout={checkout} post={post} />;
  if (step === 'shipping') {
    const method = checkout.shippingMethod;
    if (!method) return null;
    const terms = `${method.title}${dot}${method.price.amount === 0 ? m.checkout_shipping_free() : money(method.price)}`;
    if (!method.delivery) return terms;
    return (
      <>
        {terms}
        <br />
        {m.shipping_arrives({ days: method.delivery.text })}
      </>
    );
  }
  if (step === 'payment') return checkout.paymentMethod?.title ?? null;
  const collected =
    checkout.requiresAddress === false && checkout.shippingMethod ? [checkout.shippingMethod.title, ...pickupLines(checkout.shippingMethod)] : [];
  const [name, ...places] = collected.length > 0 ? collected : checkout.addressLines;
  if (!name) return null;
  // The last line of an address is its telephone number, where it has one.
  const phone = collected.length === 0 && checkout.address?.phone ? places.pop() : undefined;
  return (
    <address className="not-italic">
      {name}
      <br />
      {inOneLine(places)}
      {phone && (
        <>
          <br />
          {phone}
        </>
      )}
    </address>
  );
}

function Contact({ checkout: { contact }, post }: { checkout: Checkout; post: CheckoutActions['post'] }) {
  if (contact.email === null) return `${contact.countryCode ?? ''} ${contact.mobile ?? ''}`;
  const meant = suggestEmail(contact.email);
  return (
    <>
      {contact.email}
      {meant !== null && <DidYouMeanForm email={meant} onTake={(email) => void post('/checkout/contact', { email }, { inForm: false })} />}
    </>
  );
}
