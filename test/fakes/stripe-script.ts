/** A small `stripe.js`: the part of its documented interface that pages with a Payment Element or an Express Checkout Element use. */
import { walletScript } from './stripe-wallet-script.ts';

/** The script's text; `base` is where the fake listens. */
export const stripeScript = (base: string): string => `
window.Stripe = function Stripe(key, options) {
  const base = ${JSON.stringify(base)};
  const call = async (path, fields, method) => {
    const body = new URLSearchParams({ key, ...fields });
    const answer = await fetch(base + path + (method === 'GET' ? '?' + body : ''), method === 'GET' ? {} : { method: 'POST', body });
    return answer.json();
  };
  const listen = (name) => new Promise((resolve) => {
    const onMessage = (event) => {
      if (event.origin !== base || event.data[name] === undefined) return;
      removeEventListener('message', onMessage);
      resolve(event.data[name]);
    };
    addEventListener('message', onMessage);
  });
  const frame = (src, parent) => {
    const made = document.createElement('iframe');
    made.src = src;
    made.title = 'Secure payment input frame';
    made.style.width = '100%';
    made.style.border = '0';
    parent.append(made);
    return made;
  };
  const asIntent = (answer) => (answer.error ? { error: answer.error } : { paymentIntent: answer });
  const bank = async (url) => {
    const dialog = document.createElement('div');
    document.body.append(dialog);
    const said = listen('bank');
    frame(url, dialog);
    const outcome = await said;
    dialog.remove();
    return outcome;
  };
  const retrievePaymentIntent = async (clientSecret) =>
    asIntent(await call('/v1/payment_intents/' + clientSecret.split('_secret_')[0], { client_secret: clientSecret }, 'GET'));
${walletScript}
  return {
    locale: options && options.locale,
    retrievePaymentIntent,
    elements(of) {
      const handlers = {};
      const element = {
        on(name, handler) { handlers[name] = handler; return element; },
        async mount(place) {
          const { paymentIntent, error } = await retrievePaymentIntent(of.clientSecret);
          if (error) return handlers.loaderror && handlers.loaderror({ error });
          const ready = listen('ready');
          element.frame = frame(base + '/elements?types=' + paymentIntent.payment_method_types.join(','), typeof place === 'string' ? document.querySelector(place) : place);
          element.frame.style.height = (await ready) + 20 + 'px';
          if (handlers.ready) handlers.ready();
        },
      };
      return { of, element, create: (type) => (type === 'expressCheckout' ? wallet(of) : element), update: (change) => void Object.assign(of, change), submit: async () => ({}) };
    },
    async confirmPayment({ elements, clientSecret: secret, confirmParams, redirect }) {
      const clientSecret = secret || elements.of.clientSecret;
      if (elements.of.mode) {
        const { paymentIntent } = await retrievePaymentIntent(clientSecret);
        if (paymentIntent.amount !== elements.of.amount || paymentIntent.currency !== elements.of.currency) return { error: { type: 'invalid_request_error', message: 'The amount of the intent is not the one of the elements.' } };
      }
      const said = elements.of.mode ? { type: 'card', number: elements.of.number } : listen('method');
      if (!elements.of.mode) elements.element.frame.contentWindow.postMessage({ ask: 'method' }, base);
      const { type, number } = await said;
      const id = clientSecret.split('_secret_')[0];
      const answer = await call('/v1/payment_intents/' + id + '/confirm', {
        client_secret: clientSecret,
        return_url: confirmParams.return_url,
        'payment_method_data[type]': type,
        'payment_method_data[card][number]': number,
      });
      if (answer.error) return { error: answer.error };
      const next = answer.next_action;
      if (next && (next.type === 'alipay_handle_redirect' || next.type === 'redirect_to_url')) {
        location.assign(next.url);
        return new Promise(() => {});
      }
      if (next && (await bank(next.url)) !== 'yes') {
        return { error: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure', message: 'We are unable to authenticate your payment method.' } };
      }
      if (redirect === 'if_required') return retrievePaymentIntent(clientSecret);
      const back = new URL(confirmParams.return_url);
      back.searchParams.set('payment_intent', id);
      back.searchParams.set('payment_intent_client_secret', clientSecret);
      back.searchParams.set('redirect_status', 'succeeded');
      location.assign(back.href);
      return new Promise(() => {});
    },
  };
};
`;
