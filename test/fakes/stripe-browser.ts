/** What a browser asks Stripe for: its script, its frames, the confirmation of an intent, and the pages of Alipay and banks. */
import { FakeAnswer, type FakeRequest } from '../harness/fake-server.ts';
import type { StripeIntent, FakeStripe } from './stripe-types.ts';
import { refuse } from './stripe-errors.ts';
import { stripeCards } from './stripe-cards.ts';
import { stripeScript } from './stripe-script.ts';

const anybody = { 'access-control-allow-origin': '*' };
const html = { 'content-type': 'text/html; charset=utf-8' };

/** The answer to a browser; null for a request that is no browser's. */
export function answerBrowser(stripe: FakeStripe, request: FakeRequest): FakeAnswer | null {
  const { url, method } = request;
  if (method === 'OPTIONS') return new FakeAnswer(204, '', { ...anybody, 'access-control-allow-methods': 'GET, POST', 'access-control-allow-headers': '*' });
  if (url.pathname === '/endive/stripe.js') return new FakeAnswer(200, stripeScript(stripe.server.url), { 'content-type': 'text/javascript' });
  if (url.pathname === '/elements') return new FakeAnswer(200, elements(url.searchParams), html);
  const [, place, id] = /^\/(bank|alipay|klarna|secure)\/(pi_\w+)$/.exec(url.pathname) ?? [];
  if (id) return atBank(stripe, { request, id, isFrame: place === 'bank' });
  const [, intentId, confirms] = /^\/v1\/payment_intents\/(pi_\w+?)(\/confirm)?$/.exec(url.pathname) ?? [];
  const fields = method === 'GET' ? url.searchParams : new URLSearchParams(request.body);
  if (!intentId || fields.get('key') === null) return null;
  const answered = asBrowser(stripe, { id: intentId, fields, confirms: confirms !== undefined });
  return new FakeAnswer(answered.status, answered.body, anybody);
}

function asBrowser(stripe: FakeStripe, { id, fields, confirms }: { id: string; fields: URLSearchParams; confirms: boolean }): FakeAnswer {
  const intent = stripe.intents.get(id);
  if (fields.get('key') !== stripe.config.publishableKey) return refuse(401, 'invalid_request_error', 'Invalid API Key provided: pk_test_****');
  if (!intent || intent.client_secret !== fields.get('client_secret'))
    return refuse(404, 'invalid_request_error', 'No such payment_intent', 'resource_missing');
  if (!confirms) return new FakeAnswer(200, intent);
  if (intent.status === 'canceled' || intent.status === 'succeeded') {
    return refuse(400, 'invalid_request_error', `This PaymentIntent's status is ${intent.status}.`, 'payment_intent_unexpected_state');
  }
  return confirm(stripe, intent, fields);
}

function confirm(stripe: FakeStripe, intent: StripeIntent, fields: URLSearchParams): FakeAnswer {
  const type = fields.get('payment_method_data[type]') ?? '';
  const card = (fields.get('payment_method_data[card][number]') ?? '').replaceAll(' ', '');
  const requireAction = (nextAction: object) => {
    stripe.intents.set(intent.id, { ...intent, status: 'requires_action' });
    return new FakeAnswer(200, { ...intent, status: 'requires_action', next_action: nextAction });
  };
  if (!intent.payment_method_types.includes(type)) return refuse(400, 'invalid_request_error', 'The payment method type is invalid.');
  if (type === 'alipay' || type === 'klarna') {
    const url = `${stripe.server.url}/${type}/${intent.id}?return_url=${encodeURIComponent(fields.get('return_url') ?? '')}`;
    return requireAction({ type: type === 'alipay' ? 'alipay_handle_redirect' : 'redirect_to_url', url, redirect_to_url: { url } });
  }
  if (type === 'wechat_pay') return requireAction({ type: 'wechat_pay_display_qr_code', url: `${stripe.server.url}/bank/${intent.id}` });
  if (card === stripeCards.secure) return requireAction({ type: 'use_stripe_sdk', url: `${stripe.server.url}/bank/${intent.id}` });
  if (card === stripeCards.declined) {
    stripe.decline(intent.id);
    return new FakeAnswer(402, {
      error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.', payment_intent: stripe.intents.get(intent.id) },
    });
  }
  if (card !== stripeCards.good) return refuse(402, 'card_error', 'Your card number is incorrect.', 'incorrect_number');
  stripe.pay(intent.id, { number: card });
  return new FakeAnswer(200, stripe.intents.get(intent.id)!);
}

/** The page of Alipay, of Klarna, or of the bank of a saved card, or (in a frame) of the bank that asks for 3-D Secure or of WeChat's code: yes or no. */
function atBank(stripe: FakeStripe, { request, id, isFrame }: { request: FakeRequest; id: string; isFrame: boolean }): FakeAnswer {
  const { url, method } = request;
  if (method !== 'POST') {
    return new FakeAnswer(
      200,
      `<!doctype html><title>Bank</title><form method="post"><button name="outcome" value="yes">Approve</button> <button name="outcome" value="no">Refuse</button></form>`,
      html,
    );
  }
  const isApproved = new URLSearchParams(request.body).get('outcome') === 'yes';
  if (isApproved) stripe.pay(id);
  else stripe.decline(id);
  if (isFrame) return new FakeAnswer(200, `<!doctype html><script>parent.postMessage({ bank: '${isApproved ? 'yes' : 'no'}' }, '*')</script>`, html);
  const back = new URL(url.searchParams.get('return_url') ?? '');
  back.searchParams.set('payment_intent', id);
  back.searchParams.set('redirect_status', isApproved ? 'succeeded' : 'failed');
  return new FakeAnswer(303, '', { location: back.href });
}

/** What stands in the Payment Element's frame. */
function elements(asked: URLSearchParams): string {
  const types = (asked.get('types') ?? '').split(',').filter((type) => /^\w+$/.test(type));
  return `<!doctype html><meta charset="utf-8"><title>Payment Element</title>
<style>body{margin:0;font:16px/1.5 system-ui;display:grid;gap:12px}label{display:block}input[name=number]{width:100%;box-sizing:border-box;padding:10px;font:inherit;border:1px solid #888;border-radius:6px}</style>
${types.map((type, index) => `<label><input type="radio" name="type" value="${type}"${index === 0 ? ' checked' : ''}> ${type}</label>`).join('\n')}
<label>Card number <input name="number" inputmode="numeric"></label>
<script>
addEventListener('message', (event) => {
  if (event.data.ask !== 'method') return;
  event.source.postMessage({ method: { type: document.querySelector('[name=type]:checked').value, number: document.querySelector('[name=number]').value } }, event.origin);
});
parent.postMessage({ ready: document.documentElement.scrollHeight }, '*');
</script>`;
}
