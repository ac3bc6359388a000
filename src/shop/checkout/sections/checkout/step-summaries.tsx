/** What was entered, in a line or two. */
import * as m from '#messages';
import { useMoney, usePageView } from '#ui/page-view.tsx';
import type { Checkout } from '../../contract.ts';
import type { CheckoutStep, CountryChoice } from './data.ts';

/** A done step in words. */
export function StepSummary({ step, checkout, countries }: { step: CheckoutStep; checkout: Checkout; countries: readonly CountryChoice[] }) {
  const { locale } = usePageView();
  const money = useMoney();
  if (step === 'contact') return checkout.contact.email ?? `${checkout.contact.countryCode ?? ''} ${checkout.contact.mobile ?? ''}`;
  if (step === 'shipping') {
    const method = checkout.shippingMethod;
    return method && `${method.title} · ${method.price.amount === 0 ? m.checkout_shipping_free({}, { locale }) : money(method.price)}`;
  }
  if (step === 'payment') return checkout.paymentMethod?.title ?? null;
  const address = checkout.address;
  if (!address) return null;
  const country = countries.find((one) => one.country === address.country)?.title ?? address.country;
  const western = address.country !== 'CN' && address.country !== 'HK' && address.country !== 'JP';
  const name = western ? `${address.firstName} ${address.lastName}` : `${address.lastName}${address.firstName}`;
  const places = [address.address, address.apartment, address.area, address.city, [address.province, address.postalCode].filter(Boolean).join(' '), country];
  return (
    <address className="not-italic">
      {name}
      <br />
      {(western ? places : places.toReversed()).filter(Boolean).join(', ')}
    </address>
  );
}
