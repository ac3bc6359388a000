/** A wallet's way through a purchase. The shop's server says every sum; the wallet shows them, and hands over who buys and where to send it. */
import * as m from '#messages';
import { callApi, type ApiAnswer, type ApiOptions } from '#kit/browser/api-call.ts';
import { newKey } from '#kit/browser/once/new-key.ts';
import type { WalletElement, WalletElements, StripeWallets, WalletAddress, WalletEvents, WalletPlace, WalletQuestions, WalletSums } from './stripe-script.ts';

type Money = { amount: number; currency: string };

/** What `/checkout/express/quote` answers. */
export type Quote = {
  payable: boolean;
  currency: string;
  total: Money;
  payNow: Money;
  items: { sku: string; quantity: number }[];
  expectedUntil: string | null;
  amount: number;
  lines: { title: string; amount: number }[];
  requiresShipping: boolean;
  countries: string[];
  shippingMethods: { id: string; title: string; text: string; amount: number }[];
  shippingMethodId: string | null;
};

type Placed = { orderNo: string; payment: { action: { type: string; url?: string; clientSecret?: string; returnPath?: string } } };

/** What is bought, as the server is asked for it. */
export type Subject = { source: 'cart' } | { source: 'buyNow'; sku: string; quantity: number } | { source: 'checkout'; slug: string };

/** What the page does meanwhile. */
export type WalletPage = {
  /** What is bought now; null: nothing can be. */
  subject(): Subject | null;
  say(text: string): void;
  wait(isBusy: boolean): void;
  leaveFor(address: string): void;
};

// A wallet waits for a second after it was pressed.
const answerWithinMs = 800;

const quiet: ApiOptions = { quiet: true };

/** Asks what is to be paid. */
export const askQuote = (of: Subject, besides: object = {}): Promise<ApiAnswer<Quote>> => callApi<Quote>('/checkout/express/quote', { of, ...besides }, quiet);

/** Puts the buttons of the wallets into a place; `first` is what they show to begin with. */
export function mountWallets(
  target: HTMLElement,
  { stripe, first, locale, page, onReady }: { stripe: StripeWallets; first: Quote; locale: string; page: WalletPage; onReady(isAvailable: boolean): void },
): { destroy(): void; refresh(): Promise<void> } {
  const elements = stripe.elements({ mode: 'payment', amount: first.amount, currency: first.currency.toLowerCase(), locale });
  const element = elements.create('expressCheckout', {
    emailRequired: true,
    ...askedFor(first),
    // Klarna and PayPal have ways of their own here (docs/decisions/0931).
    paymentMethods: { applePay: 'auto', googlePay: 'auto', link: 'auto', amazonPay: 'never', klarna: 'never', paypal: 'never' },
  });
  element.on('ready', ({ availablePaymentMethods }) => onReady(availablePaymentMethods !== undefined));
  element.on('loaderror', () => onReady(false));
  const purchase = new Purchase({ stripe, elements, page, first });
  purchase.listen(element);
  element.mount(target);
  return { destroy: () => element.destroy(), refresh: () => purchase.refresh() };
}

/** What one wallet shows, from press to payment. */
class Purchase {
  readonly #stripe: StripeWallets;
  readonly #elements: WalletElements;
  readonly #page: WalletPage;
  #quote: Quote;
  #place: object | undefined;
  #isOpen = false;
  #isBusy = false;
  #asked = 0;

  constructor({ stripe, elements, page, first }: { stripe: StripeWallets; elements: WalletElements; page: WalletPage; first: Quote }) {
    this.#stripe = stripe;
    this.#elements = elements;
    this.#page = page;
    this.#quote = first;
  }

  listen(element: WalletElement): void {
    element.on('click', (event) => void this.#open(event));
    element.on('cancel', () => {
      this.#isOpen = false;
      this.#page.say('');
    });
    element.on('shippingaddresschange', (event) => {
      this.#place = placeOf(event.address);
      void this.#answer(event, {});
    });
    element.on('shippingratechange', (event) => void this.#answer(event, { shippingMethodId: event.shippingRate.id }));
    element.on('confirm', (event) => void this.#confirm(event));
  }

  /** Shows what it costs by now. While a wallet is open, what it shows is what is ordered: the shop refuses what has changed since. */
  async refresh(): Promise<void> {
    if (!this.#isOpen) await this.#ask({});
  }

  async #open({ resolve }: WalletEvents['click']): Promise<void> {
    this.#page.say('');
    this.#place = undefined;
    this.#isOpen = true;
    const late = new Promise<'late'>((tell) => setTimeout(() => tell('late'), answerWithinMs));
    // What changed since is asked for; a slow answer comes with the address at the latest.
    const answer = await Promise.race([this.#ask({}), late]);
    // What is ordered is what the wallet shows: the late answer counts no more.
    if (answer === 'late') this.#asked += 1;
    if (answer === 'late' || isPayable(answer)) return resolve({ ...askedFor(this.#quote), ...this.#sums() });
    this.#isOpen = false;
    this.#page.say(reasonOf(answer));
  }

  async #answer(event: WalletEvents['shippingaddresschange'] | WalletEvents['shippingratechange'], besides: object): Promise<void> {
    const answer = await this.#ask(besides);
    if (isPayable(answer)) return event.resolve(this.#sums());
    this.#page.say(reasonOf(answer));
    event.reject();
  }

  async #ask(besides: object): Promise<ApiAnswer<Quote>> {
    const subject = this.#page.subject();
    if (!subject) return { code: 40, msg: m.ui_sold_out(), data: null };
    this.#asked += 1;
    const asked = this.#asked;
    const answer = await askQuote(subject, { ...(this.#place ? { place: this.#place } : {}), ...besides });
    // A late answer belongs to an address or a shipping method that is no longer chosen.
    if (answer.data && isPayable(answer) && asked === this.#asked) {
      this.#quote = answer.data;
      this.#elements.update({ amount: answer.data.amount });
    }
    return answer;
  }

  /** The way of shipping that is chosen stands first: wallets take that. */
  #sums(): WalletSums {
    const { lines, shippingMethods, shippingMethodId, requiresShipping } = this.#quote;
    const lineItems = lines.map(({ title, amount }) => ({ name: title, amount }));
    if (!requiresShipping) return { lineItems };
    const chosenFirst = shippingMethods.toSorted((a, b) => Number(b.id === shippingMethodId) - Number(a.id === shippingMethodId));
    return {
      lineItems,
      shippingRates: chosenFirst.map(({ id, title, text, amount }) => ({ id, amount, displayName: title, ...(text ? { deliveryEstimate: text } : {}) })),
    };
  }

  async #confirm(event: WalletEvents['confirm']): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.#page.wait(true);
    const refusal = await this.#pay(event);
    if (refusal === null) return;
    this.#isBusy = false;
    this.#isOpen = false;
    this.#page.wait(false);
    this.#page.say(refusal.msg);
    event.paymentFailed({ reason: refusal.isAddress ? 'invalid_shipping_address' : 'fail', ...(refusal.msg ? { message: refusal.msg } : {}) });
    // What is shown next is what it costs by now.
    await this.refresh();
  }

  /** Orders and pays; null: the page is being left. */
  async #pay(event: WalletEvents['confirm']): Promise<{ msg: string; isAddress: boolean } | null> {
    const { error } = await this.#elements.submit();
    if (error) return { msg: error.message ?? '', isAddress: false };
    const slug = await this.#checkout();
    if (typeof slug !== 'string') return { msg: slug.msg, isAddress: false };
    const answer = await callApi<Placed>('/checkout/express/submit', submission(slug, event, this.#quote), { ...quiet, idempotencyKey: newKey() });
    if (answer.code !== 0 || !answer.data) return { msg: answer.msg, isAddress: Object.keys(errorsOf(answer)).some((name) => name.startsWith('address')) };
    const { orderNo, payment } = answer.data;
    const { clientSecret, returnPath, url } = payment.action;
    if (!clientSecret || !returnPath) {
      this.#page.leaveFor(url ?? `/checkout/thankyou?order=${encodeURIComponent(orderNo)}`);
      return null;
    }
    await this.#stripe.confirmPayment({ elements: this.#elements, clientSecret, confirmParams: { return_url: new URL(returnPath, location.origin).href } });
    // Paid, it leaves by itself. Declined, the order is paid otherwise where this leads.
    this.#page.leaveFor(returnPath);
    return null;
  }

  /** The checkout that becomes the order: the one that is open, or a new one. */
  async #checkout(): Promise<string | ApiAnswer<unknown>> {
    const subject = this.#page.subject();
    if (subject?.source === 'checkout') return subject.slug;
    const made = await callApi<{ slug: string }>('/checkout/create', subject ?? {}, { ...quiet, idempotencyKey: newKey() });
    return made.data?.slug ?? made;
  }
}

/** What a wallet asks for: where to send it, only if something is sent. */
const askedFor = ({ requiresShipping, countries }: Quote): WalletQuestions => ({
  phoneNumberRequired: requiresShipping,
  shippingAddressRequired: requiresShipping,
  ...(requiresShipping ? { allowedShippingCountries: countries } : {}),
});

const isPayable = ({ code, data }: ApiAnswer<Quote>): boolean => code === 0 && data?.payable === true;

const reasonOf = ({ code, msg }: ApiAnswer<Quote>): string => (code === 0 ? m.checkout_payment_not_available() : msg);

const placeOf = ({ country, state, city, postal_code: postalCode }: WalletPlace) => ({ country, province: state, city, postalCode });

function submission(slug: string, { billingDetails = {}, shippingAddress, shippingRate }: WalletEvents['confirm'], quote: Quote): object {
  const { email = '', phone = '', name = '' } = billingDetails;
  return {
    slug,
    agree: true,
    email,
    phone,
    name: shippingAddress?.name || name,
    ...(shippingAddress ? { address: addressOf(shippingAddress.address) } : {}),
    ...(quote.requiresShipping ? { shippingMethodId: shippingRate?.id ?? quote.shippingMethodId ?? '' } : {}),
    expectedTotal: quote.total,
    expectedNow: quote.payNow,
    expectedItems: quote.items,
    expectedUntil: quote.expectedUntil,
  };
}

const addressOf = ({ line1, line2, ...place }: WalletAddress) => ({ ...placeOf(place), line1, line2: line2 ?? '' });

const errorsOf = ({ data }: ApiAnswer<unknown>): Record<string, string> => (data as { errors?: Record<string, string> } | null)?.errors ?? {};
