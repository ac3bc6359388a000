/**
 * The script of Stripe's payment page, an entry of its own that no other page loads: mounts the Payment Element in the
 * theme's colours and the order's language, confirms the payment, and shows an error message.
 */
import type { StripePaymentData } from '#shop/payments/stripe/stripe-page-data.ts';

type StripeError = { type?: string; code?: string; message?: string };
type PaymentElement = {
  mount(place: HTMLElement): void;
  on(event: 'ready' | 'loaderror', handler: (event: { error?: StripeError }) => void): void;
};
type Elements = { create(type: 'payment', options: object): PaymentElement };
type StripeScript = {
  retrievePaymentIntent(clientSecret: string): Promise<{ paymentIntent?: { status: string }; error?: StripeError }>;
  elements(options: object): Elements;
  confirmPayment(options: { elements: Elements; confirmParams: { return_url: string } }): Promise<{ error?: StripeError }>;
};

/** What Stripe.js puts into the page; absent when it did not load. */
type StripeWindow = Window & { Stripe?: (key: string, options: { locale: string }) => StripeScript };

const part = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind | null;

function begin(): void {
  const json = part('payment-data')?.textContent;
  const form = part<HTMLFormElement>('payment-form');
  const place = part('payment-element');
  if (!json || !form || !place) return;
  const data = JSON.parse(json) as StripePaymentData;
  const page = openPage(data, form);
  const load = (window as StripeWindow).Stripe;
  if (!load) return page.fail(data.texts.unreachable);
  const stripe = load(data.publishableKey, { locale: data.locale });
  void stripe.retrievePaymentIntent(data.clientSecret).then(
    ({ paymentIntent, error }) => {
      if (paymentIntent?.status === 'succeeded' || paymentIntent?.status === 'processing') return page.leave();
      if (paymentIntent?.status === 'canceled') return page.fail(data.texts.ended);
      if (error) return page.fail(data.texts.unreachable);
      return showForm(stripe, { data, form, place, page });
    },
    () => page.fail(data.texts.unreachable),
  );
}

type Page = ReturnType<typeof openPage>;

/** What the page shows: a message, the form or none, a button that can be pressed or waits. */
function openPage(data: StripePaymentData, form: HTMLFormElement) {
  const message = part('payment-message');
  const status = part('payment-status');
  const button = part<HTMLButtonElement>('payment-submit');
  const say = (text: string) => {
    if (message) message.textContent = text;
    message?.toggleAttribute('hidden', text === '');
  };
  const wait = (isBusy: boolean, text: string) => {
    if (status) status.textContent = isBusy ? text : '';
    form.setAttribute('aria-busy', String(isBusy));
    if (button) button.disabled = isBusy;
  };
  return {
    say,
    wait,
    ready() {
      wait(false, '');
      form.hidden = false;
    },
    /** Nothing can be paid here: the way back is left. */
    fail(text: string) {
      wait(false, '');
      form.hidden = true;
      say(text);
    },
    returnUrl: new URL(data.returnPath, location.origin).href,
    leave: () => location.replace(data.returnPath),
  };
}

function showForm(stripe: StripeScript, { data, form, place, page }: { data: StripePaymentData; form: HTMLFormElement; place: HTMLElement; page: Page }): void {
  const elements = stripe.elements({ clientSecret: data.clientSecret, locale: data.locale, appearance: appearance() });
  const element = elements.create('payment', {
    layout: { type: 'accordion', defaultCollapsed: false, radios: true, spacedAccordionItems: false },
    ...(data.first.length > 0 ? { paymentMethodOrder: data.first } : {}),
  });
  element.on('ready', () => page.ready());
  element.on('loaderror', () => page.fail(data.texts.unreachable));
  // A hidden place has no width; the form is shown with its button waiting.
  form.hidden = false;
  element.mount(place);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    page.say('');
    page.wait(true, data.texts.busy);
    const refuse = (error?: StripeError) => {
      page.wait(false, '');
      page.say(wordsOf(error, data));
    };
    // It goes away to the return address by itself when it succeeds.
    void stripe.confirmPayment({ elements, confirmParams: { return_url: page.returnUrl } }).then(({ error }) => {
      if (error?.code === 'payment_intent_unexpected_state') return page.leave();
      return error ? refuse(error) : page.leave();
    }, refuse);
  });
}

// Stripe writes these for shoppers, in the language that it was given.
const forShoppers = new Set(['card_error', 'validation_error', 'payment_intent_authentication_failure']);

function wordsOf(error: StripeError | undefined, { texts }: StripePaymentData): string {
  const isForShoppers = forShoppers.has(error?.type ?? '') || forShoppers.has(error?.code ?? '');
  return isForShoppers && error?.message ? error.message : texts.failed;
}

function appearance(): object {
  const style = getComputedStyle(document.documentElement);
  const value = (name: string) => style.getPropertyValue(name).trim();
  const variables = {
    colorPrimary: value('--color-primary'),
    colorBackground: value('--theme-background-color'),
    colorText: value('--theme-text-color'),
    colorTextSecondary: value('--theme-desc-color'),
    colorTextPlaceholder: value('--theme-placeholder-color'),
    colorDanger: value('--color-error'),
    borderRadius: value('--theme-border-radius'),
    fontFamily: value('--theme-font-family'),
    fontSizeBase: value('--theme-font-size'),
  };
  return { theme: 'stripe', labels: 'above', variables: Object.fromEntries(Object.entries(variables).filter(([, given]) => given !== '')) };
}

begin();
