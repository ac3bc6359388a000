/** What the checkout page is given. */
import type { CountryChoice } from '#ui/address-form/data.ts';
import type { AddressForm } from '../../../addresses/contract.ts';
import type { Checkout } from '../../contract.ts';

export type { CountryChoice };

/** `initial` is the checkout as the server saw it; null when it belongs to somebody whom only the browser knows. */
export type CheckoutPageProps = { slug: string; initial: Checkout | null; countries: CountryChoice[]; addressForm: AddressForm | null };

/** The steps, in their order. */
export const checkoutSteps = ['contact', 'address', 'shipping', 'payment'] as const;

/** A step. */
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Whether a step has what it needs. */
export function isDone(step: CheckoutStep, checkout: Checkout): boolean {
  switch (step) {
    case 'contact':
      return checkout.contact.email !== null || checkout.contact.mobile !== null;
    case 'address':
      return !checkout.requiresShipping || checkout.requiresAddress === false || checkout.address !== null;
    case 'shipping':
      return !checkout.requiresShipping || checkout.shippingMethod !== null;
    case 'payment':
      return !checkout.requiresPayment || checkout.paymentMethod !== null;
  }
}

/** The steps that this checkout asks for: nothing is sent, nothing is asked about sending. */
export function stepsOf(checkout: Checkout): CheckoutStep[] {
  return checkoutSteps.filter((step) => checkout.requiresShipping || (step !== 'address' && step !== 'shipping'));
}
