/** The checkout page in the browser and on the server: what it is given, and its steps. */
import type { CountryChoice } from '#ui/address-form/data.ts';
import type { PaymentMark } from '#ui/order-parts/drawn-marks.ts';
import type { AddressForm } from '#shop/addresses/contract.ts';
import type { ExpressProps, PaypalProps } from '#shop/payments/contract.ts';
import type { Checkout } from '../../contract.ts';

export type { CountryChoice };

/** A plain form of the page that was rejected: its name, the messages for its fields and as a whole, and what was filled in. */
export type RejectedStep = Readonly<{ form: string; message: string; errors: Readonly<Record<string, string>>; values: Readonly<Record<string, string>> }>;

/** What the checkout page is given. */
export type CheckoutPageProps = {
  slug: string;
  /** The checkout as the server saw it; null when only the browser knows its owner. */
  initial: Checkout | null;
  countries: CountryChoice[];
  addressForm: AddressForm | null;
  /** The step that the address asks to change; null: the first that is not done. */
  step: CheckoutStep | null;
  /** The way of contact that the step shows; null: as it was before. */
  contactBy: 'email' | 'mobile' | null;
  /** What became of the payment of a placed order: the latest attempt was declined, or none could be started. */
  payment: 'declined' | 'notStarted' | null;
  refused: RejectedStep | null;
  /** The ways to pay in this market, shown until an address is known. */
  marks: readonly PaymentMark[];
  /** For how many days something can be sent back. */
  returnDays: number;
};

/** The same, with the wallets and PayPal's button above it (null and false: none stand there), and what became of the way to PayPal. */
export type CheckoutSectionData = CheckoutPageProps & { express: ExpressProps | null; paypal: PaypalProps | false; notice: string | null };

const unsavedForms = ['billing', 'giftDelivery', 'fapiao'] as const;
/** A form beside the order's own, which is saved with the order at the latest. */
export type UnsavedForm = (typeof unsavedForms)[number];

const draftForms = ['contact', 'address', 'place', 'coupon-folded', 'coupon-beside', ...unsavedForms] as const;
/** The key of the draft of a form of a checkout. */
export const formDraftOf = (slug: string, form: (typeof draftForms)[number]): string => `checkout-${slug}-${form}`;
/** All of a checkout's. */
export const formDraftsOf = (slug: string): string[] => draftForms.map((form) => formDraftOf(slug, form));

/** What of a checkout is paid with the order. */
export const payNowOf = ({ total, payLater }: Checkout): Checkout['total'] => ({ ...total, amount: total.amount - (payLater?.amount ?? 0) });

/** The id of the form that orders. */
export const placeForm = 'place-order';

/** What the ids of its fields begin with. */
export const placeName = 'place';

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

/** The first step that is not done, else the last one, which stays open with the button under it. */
export function openStepOf(checkout: Checkout): CheckoutStep {
  return stepsOf(checkout).find((step) => !isDone(step, checkout)) ?? 'payment';
}

/** The step to show once the address is known: that of shipping, whose cheapest way is chosen by itself, where there is a choice. */
export function stepAfterAddress(checkout: Checkout): CheckoutStep | null {
  return checkout.requiresAddress !== false && checkout.shippingMethods.filter((method) => !method.pickup).length > 1 ? 'shipping' : null;
}

/** The step with a field that an error names; null where no step has one. */
export function stepOfErrors(errors: Readonly<Record<string, string>>): CheckoutStep | null {
  const fields: Record<CheckoutStep, readonly string[]> = {
    contact: ['contact', 'email', 'mobile'],
    address: ['address'],
    shipping: ['shippingMethod'],
    payment: ['paymentMethod'],
  };
  return checkoutSteps.find((step) => fields[step].some((name) => name in errors)) ?? null;
}
