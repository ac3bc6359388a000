/** The part of Stripe.js that the buttons use, and its loading: from Stripe itself, once it is needed. */

/** Where the shopper is, as wallets say it before they agree. */
export type WalletPlace = { country: string; state: string; city: string; postal_code: string };

/** An address as wallets hand it over. */
export type WalletAddress = WalletPlace & { line1: string; line2: string | null };

/** A line or a way of shipping as wallets show it; amounts in the provider's units. */
export type WalletLine = { name: string; amount: number };
export type WalletRate = { id: string; amount: number; displayName: string; deliveryEstimate?: string };
export type WalletSums = { lineItems: WalletLine[]; shippingRates?: WalletRate[] };

/** What a wallet asks the shopper for; said again when it opens, because what is bought may be another. */
export type WalletQuestions = { phoneNumberRequired: boolean; shippingAddressRequired: boolean; allowedShippingCountries?: string[] };

/** What the events carry (Stripe.js reference, "Express Checkout Element"). */
export type WalletEvents = {
  ready: { availablePaymentMethods?: Record<string, boolean> | undefined };
  loaderror: object;
  cancel: object;
  click: { resolve(shown: WalletQuestions & WalletSums): void };
  shippingaddresschange: { address: WalletPlace; resolve(sums: WalletSums): void; reject(): void };
  shippingratechange: { shippingRate: { id: string }; resolve(sums: WalletSums): void; reject(): void };
  confirm: {
    billingDetails?: { name?: string; email?: string; phone?: string };
    shippingAddress?: { name: string; address: WalletAddress };
    shippingRate?: { id: string };
    paymentFailed(why: { reason: 'fail' | 'invalid_shipping_address'; message?: string }): void;
  };
};

export type WalletElement = {
  mount(place: HTMLElement): void;
  destroy(): void;
  on<Name extends keyof WalletEvents>(name: Name, handler: (event: WalletEvents[Name]) => void): void;
};

export type WalletElements = {
  create(type: 'expressCheckout', options: object): WalletElement;
  update(options: { amount: number }): void;
  submit(): Promise<{ error?: { message?: string } }>;
};

export type StripeWallets = {
  elements(options: { mode: 'payment'; amount: number; currency: string; locale: string }): WalletElements;
  confirmPayment(options: { elements: WalletElements; clientSecret: string; confirmParams: { return_url: string } }): Promise<{ error?: object }>;
};

type StripeWindow = Window & { Stripe?: (key: string, options: { locale: string }) => StripeWallets };

let loading: Promise<void> | undefined;

/** Loads it, unless it is there. Rejects when it does not come, and may be tried again then. */
export async function loadStripe(scriptUrl: string, { key, locale }: { key: string; locale: string }): Promise<StripeWallets> {
  if (!(window as StripeWindow).Stripe)
    loading ??= new Promise<void>((resolve, reject) => {
      const script = document.createElement('script');
      script.src = scriptUrl;
      script.async = true;
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => {
        script.remove();
        loading = undefined;
        reject(new Error('Stripe.js could not be loaded'));
      });
      document.head.append(script);
    });
  await loading;
  const open = (window as StripeWindow).Stripe;
  if (!open) throw new Error('Stripe.js is not there');
  return open(key, { locale });
}
