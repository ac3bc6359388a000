import type { Notification } from '#test/fakes/paypal-records.ts';
import { startPaypal } from '#test/fakes/paypal.ts';
import type { Delivery, ProviderRow } from './row.ts';

const hourMs = 3_600_000;
const money = (amount: number, currency: string) => ({ currency_code: currency, value: (amount / 100).toFixed(2) });

/** PayPal, over the network to its fake. */
export const paypalRow: ProviderRow = {
  id: 'paypal',
  kind: 'online',
  isRemote: true,
  rollsSecrets: false,
  async open({ now, watch }) {
    const paypal = await startPaypal({ watch });
    const at = (more: Notification = {}): Notification => ({ at: now(), ...more });
    const again = (body: string, more: Notification = {}): Delivery => {
      const { id, event_type: type, resource } = JSON.parse(body) as { id: string; event_type: string; resource: object };
      return paypal.notify(type, resource, at({ id, ...more }));
    };
    const signed = (body: string): Delivery => {
      const { headers } = paypal.notify('', {}, at({ exactly: body }));
      return { body, headers };
    };
    return {
      config: { payments: { stripe: null, paypal: { ...paypal.account, callMs: 700 } } },
      pay: async (attempt, { amount = attempt.amount, currency = attempt.currency } = {}) =>
        paypal.captured(paypal.settle(attempt.providerReference, { status: 'COMPLETED', amount: money(amount, currency) }), at()),
      decline: async (attempt) =>
        paypal.captured(paypal.settle(attempt.providerReference, { status: 'DECLINED' }), { ...at(), type: 'PAYMENT.CAPTURE.DENIED' }),
      payUnknown: async ({ orderNo, amount, currency }) => paypal.captured(paypal.captureForNobody(money(amount, currency), `${orderNo}@localhost:3000`), at()),
      payForOthers: async ({ amount, currency }) => paypal.captured(paypal.captureForNobody(money(amount, currency), '261121-OTHERS@another.example'), at()),
      corrupted: ({ body, headers }) => ({
        forged: again(body, { webhookId: 'GUESSED' }),
        altered: { body: body.replace(/"value":"\d/, '"value":"9'), headers },
        old: again(body, { at: new Date(now().getTime() - 80 * hourMs) }),
        future: again(body, { at: new Date(now().getTime() + hourMs) }),
        unsigned: { body, headers: {} },
        unknownAlgorithm: again(body, { algorithm: 'none' }),
        certificateOfAnother: again(body, { certUrl: 'https://attacker.example/v1/notifications/certs/CERT-good' }),
        certificateRunOut: again(body, { certUrl: `${paypal.account.apiUrl}/v1/notifications/certs/CERT-old` }),
        garbled: signed('{"id":'),
        nonsense: signed('{"id":7,"event_type":"PAYMENT.CAPTURE.COMPLETED","resource":{}}'),
      }),
      network: {
        server: paypal.server,
        begun: (orderNo) => [...paypal.orders.values()].filter((order) => order.invoice_id === orderNo).length,
        // PayPal cannot be notified of an end: only the shop's own capture takes money, of what was approved.
        isPayable: (reference) => paypal.orders.get(reference)!.status === 'APPROVED',
        refunded: paypal.refundedOf,
        refundsBecome: (state) => {
          paypal.next.refund = { succeeded: 'COMPLETED', pending: 'PENDING', refused: 'REFUSED' }[state];
        },
        endRefund: async (state) => {
          const refund = paypal.endRefund(state === 'failed' ? 'FAILED' : 'COMPLETED');
          return paypal.refunded(refund, { ...at(), type: state === 'failed' ? 'PAYMENT.REFUND.FAILED' : 'PAYMENT.CAPTURE.REFUNDED' });
        },
      },
      close: () => paypal.close(),
    };
  },
};
