import { unwrap } from '@vitrine/client';
import { useState, type SubmitEvent } from 'react';
import { format, shop, type Checkout } from './shop.ts';

const fields = [
  ['email', 'E-mail', 'email'],
  ['firstName', 'First name', 'given-name'],
  ['lastName', 'Last name', 'family-name'],
  ['address', 'Street', 'address-line1'],
  ['city', 'City', 'address-level2'],
  ['province', 'State (CA)', 'address-level1'],
  ['postalCode', 'ZIP code', 'postal-code'],
  ['phone', 'Phone', 'tel-national'],
] as const;

type Fields = Record<(typeof fields)[number][0], string>;

/** From the cart to a checkout with address and shipping, at whose total the buyer looks before anything is placed. */
async function begin({ email, ...address }: Fields): Promise<Checkout> {
  const { slug } = unwrap(await shop.POST('/checkout/create', { body: { source: 'cart' } }));
  unwrap(await shop.POST('/checkout/contact', { body: { slug, email } }));
  const whole = { ...address, country: 'US', countryCode: '+1', area: '', apartment: '' };
  const { shippingMethods } = unwrap(await shop.POST('/checkout/address', { body: { slug, address: whole } }));
  if (!shippingMethods[0]) throw new Error('The shop does not ship there.');
  return unwrap(await shop.POST('/checkout/shipping', { body: { slug, methodId: shippingMethods[0].id } }));
}

/** Pays by a method and places the order; answers its number, or goes to the provider's page. */
async function place(slug: string, methodId: string): Promise<string> {
  const { total } = unwrap(await shop.POST('/checkout/payment', { body: { slug, methodId } }));
  const { orderNo, payment } = unwrap(await shop.POST('/checkout/submit', { body: { slug, agree: true, expectedTotal: total } }));
  if (payment.action.type === 'redirect') location.assign(new URL(payment.action.url, shop.url));
  return orderNo;
}

/** The buyer's address, then the total and how to pay. */
export function CheckoutForm({ onPlaced }: { onPlaced(orderNo: string): void }) {
  const [checkout, setCheckout] = useState<Checkout>();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  const submit = (work: (given: FormData) => Promise<void>) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    work(new FormData(event.currentTarget))
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
      .finally(() => setBusy(false));
  };
  const alert = problem && <p role="alert">{problem}</p>;
  if (!checkout)
    return (
      <form onSubmit={submit(async (given) => setCheckout(await begin(Object.fromEntries(given) as Fields)))}>
        <h2>Checkout</h2>
        {fields.map(([name, title, autoComplete]) => (
          <label key={name}>
            {title}
            <input name={name} autoComplete={autoComplete} type={name === 'email' ? 'email' : 'text'} required />
          </label>
        ))}
        {alert}
        <button disabled={isBusy}>Continue</button>
      </form>
    );
  return (
    <form onSubmit={submit(async (given) => onPlaced(await place(checkout.slug, given.get('method') as string)))}>
      <h2>Total {format(checkout.total)}</h2>
      <label>
        Payment
        <select name="method">
          {checkout.paymentMethods.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {alert}
      <button disabled={isBusy}>Buy now</button>
    </form>
  );
}
