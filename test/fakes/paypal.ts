/** A fake for PayPal: Orders v2, Payments v2, its tokens, its signed notifications, and every way in which they can go wrong. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { machineNow } from '#test/harness/machine-date.ts';
import { startFakeServer, type Fault, type FakeRequest } from '../harness/fake-server.ts';
import {
  paypalPayer,
  type Capture,
  type Money,
  type Notification,
  type Order,
  type PaypalPayer,
  type Planned,
  type Refund,
  type StoredAnswer,
} from './paypal-records.ts';
import { signNotification } from './paypal-notification.ts';
import { paypalPage } from './paypal-page.ts';
import { selfSignedCertificate } from './self-signed-certificate.ts';

const number = (length = 17): string => randomBytes(length).toString('hex').toUpperCase().slice(0, length);

/** Starts one. Its certificates are valid around `now`. */
export async function startPaypal({ now = machineNow(), watch }: { now?: Date; watch?: (request: IncomingMessage) => Promise<void> } = {}) {
  const dayMs = 24 * 3_600_000;
  const { key, pem } = selfSignedCertificate({
    name: 'messageverificationcerts.paypal.com',
    from: new Date(now.getTime() - 30 * dayMs),
    to: new Date(now.getTime() + 400 * dayMs),
  });
  const old = selfSignedCertificate({
    name: 'messageverificationcerts.paypal.com',
    from: new Date(now.getTime() - 30 * dayMs),
    to: new Date(now.getTime() - dayMs),
  });
  const account = { clientId: 'client-id-of-the-shop', clientSecret: 'client-secret-of-the-shop', webhookId: '8PT597110X687430L', apiUrl: '' };
  const orders = new Map<string, Order>();
  const captures = new Map<string, Capture>();
  const refunds = new Map<string, Refund>();
  const done = new Map<string, StoredAnswer>();
  const tokens = new Set<string>();
  const planned: Planned[] = [];
  /** How much more than was agreed to is taken without the shopper (in Europe nothing); how captures end, and refunds; what is captured if not what was agreed to; where shoppers are sent. */
  const next = { tolerance: 1.15, capture: 'COMPLETED', refund: 'COMPLETED', amount: null as Money | null, page: null as string | null };
  let tokenSeconds = 32_400;

  const links = (order: Order) => [
    { href: `${account.apiUrl}/v2/checkout/orders/${order.id}`, rel: 'self', method: 'GET' },
    { href: `${next.page ?? account.apiUrl}/checkoutnow?token=${order.id}`, rel: 'payer-action', method: 'GET' },
  ];
  const captureBody = ({ orderId, refunded: _refunded, ...capture }: Capture) => ({
    ...capture,
    final_capture: true,
    invoice_id: orders.get(orderId)?.invoice_id,
    supplementary_data: { related_ids: { order_id: orderId } },
    links: [{ href: `${account.apiUrl}/v2/checkout/orders/${orderId}`, rel: 'up', method: 'GET' }],
  });
  const orderBody = (order: Order) => ({
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    purchase_units: [
      {
        reference_id: 'default',
        amount: order.amount,
        custom_id: order.custom_id,
        invoice_id: order.invoice_id,
        ...(order.shipping ? { shipping: order.shipping } : {}),
        ...(order.capture ? { payments: { captures: [captureBody(order.capture)] } } : {}),
      },
    ],
    ...(order.payer ? { payer: order.payer } : {}),
    links: links(order),
  });
  /** The shopper agrees on PayPal's page; an order that asks for it says who they are, and where the goods go. */
  function approve(orderId: string, { payer, shipping }: PaypalPayer = {}): void {
    const order = orders.get(orderId)!;
    const asks = order.experience?.shipping_preference === 'GET_FROM_FILE';
    Object.assign(order, { status: 'APPROVED', agreedTo: order.amount, ...(payer === undefined ? {} : { payer }), ...(asks && shipping ? { shipping } : {}) });
  }
  const refused = (issue: string, status = 422) => ({
    status,
    name: status === 404 ? 'RESOURCE_NOT_FOUND' : 'UNPROCESSABLE_ENTITY',
    message: 'The requested action could not be performed.',
    debug_id: number(13).toLowerCase(),
    details: [{ issue, description: 'Rejected by the fake.' }],
  });

  function createOrder(body: Record<string, any>): object {
    const unit = body['purchase_units']?.[0];
    const context = body['payment_source']?.paypal?.experience_context;
    const { currency_code: currency, value } = (unit?.amount ?? {}) as Money;
    if (body['intent'] !== 'CAPTURE' || !context?.return_url || !context?.cancel_url) return refused('MISSING_REQUIRED_PARAMETER', 400);
    const whole = ['JPY', 'HUF', 'TWD'].includes(currency);
    if (!/^[A-Z]{3}$/.test(currency) || !(whole ? /^\d+$/ : /^\d+\.\d\d$/).test(value))
      return refused(whole ? 'DECIMALS_NOT_SUPPORTED' : 'INVALID_CURRENCY_CODE');
    const order: Order = {
      id: number(),
      status: 'PAYER_ACTION_REQUIRED',
      amount: unit.amount,
      custom_id: unit.custom_id,
      invoice_id: unit.invoice_id,
      returnUrl: context.return_url,
      ...(context.locale ? { locale: context.locale } : {}),
      capture: null,
      experience: context,
    };
    orders.set(order.id, order);
    return orderBody(order);
  }

  function captureOrder(order: Order): object {
    if (order.status === 'COMPLETED') return refused('ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return refused('ORDER_NOT_APPROVED');
    if (order.agreedTo && Number(order.amount.value) > Number(order.agreedTo.value) * next.tolerance) {
      order.status = 'PAYER_ACTION_REQUIRED';
      return refused('PAYER_ACTION_REQUIRED');
    }
    // As accounts are set up at first: no invoice is paid twice.
    const isPaid = [...orders.values()].some((one) => one !== order && one.invoice_id === order.invoice_id && one.capture?.status === 'COMPLETED');
    if (isPaid) return refused('DUPLICATE_INVOICE_ID');
    const capture: Capture = {
      id: number(),
      status: next.capture,
      amount: next.amount ?? order.amount,
      custom_id: order.custom_id,
      orderId: order.id,
      refunded: 0,
    };
    order.status = 'COMPLETED';
    order.capture = capture;
    captures.set(capture.id, capture);
    return orderBody(order);
  }

  /** JSON patch of an order that is not captured yet, for what PayPal lets a shop change. */
  function patchOrder(order: Order, changes: { op: string; path: string; value: any }[]): object {
    if (order.status === 'COMPLETED') return refused('ORDER_ALREADY_COMPLETED');
    if (!Array.isArray(changes) || changes.length === 0) return refused('MISSING_REQUIRED_PARAMETER', 400);
    for (const { op, path, value } of changes) {
      const name = /^\/purchase_units\/@reference_id=='default'\/([\w/]+)$/.exec(path)?.[1] ?? '';
      if (name === 'amount' && op === 'replace') {
        if (value.currency_code !== order.amount.currency_code) return refused('CURRENCY_NOT_SUPPORTED_FOR_PATCH');
        order.amount = value;
      } else if ((name === 'custom_id' || name === 'invoice_id') && op === 'add') order[name] = value;
      else if ((name === 'shipping/name' || name === 'shipping/address') && (op === 'add' || op === 'replace')) {
        if (name === 'shipping/address' && !/^[A-Z][A-Z0-9]$/.test(value.country_code)) return refused('INVALID_COUNTRY_CODE', 400);
        order.shipping = { ...order.shipping, [name.slice(9)]: value };
      } else if (name !== 'description' || op !== 'add') return refused('NOT_PATCHABLE');
    }
    return { status: 204 };
  }

  function refundCapture(capture: Capture, body: Record<string, any>): object {
    const asked = Number(body['amount']?.value);
    if (capture.status === 'PENDING') return refused('PENDING_CAPTURE');
    if (next.refund === 'REFUSED') return refused('REFUND_NOT_PERMITTED');
    if (body['amount']?.currency_code !== capture.amount.currency_code) return refused('CURRENCY_MISMATCH');
    if (capture.refunded + asked > Number(capture.amount.value) + 0.001) return refused('REFUND_AMOUNT_EXCEEDED');
    capture.refunded += asked;
    capture.status = capture.refunded + 0.001 > Number(capture.amount.value) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    const refund: Refund = { id: number(), status: next.refund, amount: body['amount'], custom_id: body['custom_id'], captureId: capture.id };
    refunds.set(refund.id, refund);
    return refund;
  }

  function answer(request: FakeRequest): object | string | Promise<object> {
    const { method, url, headers } = request;
    const plan = planned.find((one) => one.times > 0 && one.match.test(`${method} ${url.pathname}`));
    if (plan) {
      plan.times -= 1;
      if ('wait' in plan) return new Promise((resolve) => setTimeout(() => resolve({ status: 500 }), plan.wait));
      if ('after' in plan && plan.after) answerOnce(request);
      return 'issue' in plan ? refused(plan.issue, plan.status) : { status: plan.status, name: 'INTERNAL_SERVER_ERROR' };
    }
    const page = paypalPage(url, { orders, approve: (id) => approve(id, paypalPayer) });
    if (page) return page;
    if (url.pathname === '/v1/notifications/certs/CERT-good') return pem;
    if (url.pathname === '/v1/notifications/certs/CERT-old') return old.pem;
    if (url.pathname === '/v1/oauth2/token') {
      const basic = `Basic ${Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64')}`;
      if (headers.authorization !== basic || request.body !== 'grant_type=client_credentials') return { status: 401, error: 'invalid_client' };
      const token = `A21AA${number(40)}`;
      tokens.add(token);
      return { access_token: token, token_type: 'Bearer', expires_in: tokenSeconds };
    }
    if (!tokens.has((headers.authorization ?? '').replace('Bearer ', ''))) return { status: 401, error: 'invalid_token' };
    return answerOnce(request);
  }

  /** A request that was answered under its id is not done again. */
  function answerOnce({ method, url, headers, body }: FakeRequest): object {
    const id = headers['paypal-request-id'];
    const key = typeof id === 'string' && method === 'POST' ? `${url.pathname} ${id}` : null;
    const known = key ? done.get(key) : undefined;
    if (known) return known.answer;
    const said = handle(method, url.pathname, body === '' ? {} : JSON.parse(body)) as StoredAnswer['answer'];
    if (key && typeof said.status !== 'number') done.set(key, { answer: said });
    return said;
  }

  function handle(method: string, path: string, body: Record<string, any>): object {
    const hook = /^\/v1\/notifications\/webhooks\/([^/]+)$/.exec(path)?.[1];
    if (hook !== undefined)
      return hook === account.webhookId ? { id: hook, url: 'https://shop.example/hook', event_types: [] } : refused('INVALID_RESOURCE_ID', 404);
    if (path === '/v1/identity/openidconnect/userinfo') return { user_id: 'https://www.paypal.com/webapps/auth/identity/user/x', name: 'Vitrine Test Store' };
    if (method === 'POST' && path === '/v2/checkout/orders') return createOrder(body);
    const [, kind, id = '', act_ = ''] = /^\/v2\/(?:checkout|payments)\/(orders|captures|refunds)\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
    const missing = refused('INVALID_RESOURCE_ID', 404);
    if (kind === 'orders') {
      const order = orders.get(id);
      if (order && method === 'PATCH') return patchOrder(order, body as never);
      return !order ? missing : method === 'GET' ? orderBody(order) : act_ === 'capture' ? captureOrder(order) : missing;
    }
    if (kind === 'captures') {
      const capture = captures.get(id);
      return !capture ? missing : method === 'GET' ? captureBody(capture) : act_ === 'refund' ? refundCapture(capture, body) : missing;
    }
    return refunds.get(id) ?? missing;
  }

  const server = await startFakeServer(answer, watch);
  account.apiUrl = server.url;

  const notify = (type: string, resource: object, more: Notification = {}) => signNotification({ account, key }, { ...more, type, resource });

  return {
    account,
    orders,
    captures,
    refunds,
    server,
    asked: server.asked,
    next,
    close: () => server.close(),
    /** Misbehaves from now on, in every answer. */
    fail(fault: Fault | null) {
      server.fault = fault;
    },
    /** Refuses or fails at the next `times` requests that match. */
    plan: (one: Planned) => void planned.push(one),
    /** Forgets every token that it gave; `seconds` is how long the next ones hold. */
    forgetTokens(seconds = tokenSeconds) {
      tokens.clear();
      tokenSeconds = seconds;
    },
    approve,
    /** PayPal forgets an order, as it does after three hours. */
    forget: (orderId: string) => void orders.delete(orderId),
    /** The order of PayPal's to which an address of its pages leads. */
    orderAt: (url: string): Order => orders.get(new URL(url).searchParams.get('token')!)!,
    /** The shopper has paid, or PayPal declined: what the shop's own capture leads to, without the shop being notified. */
    settle(orderId: string, { status, amount }: { status: 'COMPLETED' | 'DECLINED'; amount?: Money }): Capture {
      const order = orders.get(orderId)!;
      const capture: Capture = { id: number(), status, amount: amount ?? order.amount, custom_id: order.custom_id, orderId, refunded: 0 };
      order.status = 'COMPLETED';
      order.capture = capture;
      captures.set(capture.id, capture);
      return capture;
    },
    /** The newest refund ends, or comes back. */
    endRefund(status: 'COMPLETED' | 'FAILED'): Refund {
      const refund = [...refunds.values()].at(-1)!;
      const capture = captures.get(refund.captureId)!;
      refund.status = status;
      if (status === 'FAILED') capture.refunded -= Number(refund.amount.value);
      capture.status = capture.refunded < 0.001 ? 'COMPLETED' : capture.status === 'REFUNDED' && status === 'FAILED' ? 'PARTIALLY_REFUNDED' : capture.status;
      return refund;
    },
    /** What was given back of an order, in minor units of two decimals; without what failed. */
    refundedOf: (orderId: string) =>
      [...refunds.values()]
        .filter((refund) => refund.status !== 'FAILED' && captures.get(refund.captureId)?.orderId === orderId)
        .reduce((sum, refund) => sum + Math.round(Number(refund.amount.value) * 100), 0),
    /** What was taken for an order. */
    captureOf: (orderId: string) => orders.get(orderId)?.capture ?? null,
    /** Takes money that no order of the shop knows. */
    captureForNobody(amount: Money, customId = ''): Capture {
      const orderId = number();
      const capture: Capture = { id: number(), status: 'COMPLETED', amount, custom_id: customId, orderId, refunded: 0 };
      orders.set(orderId, { id: orderId, status: 'COMPLETED', amount, custom_id: customId, invoice_id: customId, returnUrl: '', capture });
      captures.set(capture.id, capture);
      return capture;
    },
    /** Signed notifications, as PayPal sends them. */
    notify,
    approved: (orderId: string, more?: Notification) => notify('CHECKOUT.ORDER.APPROVED', orderBody(orders.get(orderId)!), more),
    captured: (capture: Capture, more?: Notification & { type?: string }) => notify(more?.type ?? 'PAYMENT.CAPTURE.COMPLETED', captureBody(capture), more),
    refunded: (refund: Refund, more?: Notification & { type?: string }) => notify(more?.type ?? 'PAYMENT.CAPTURE.REFUNDED', refund, more),
  };
}

/** A running fake. */
export type FakePaypal = Awaited<ReturnType<typeof startPaypal>>;
