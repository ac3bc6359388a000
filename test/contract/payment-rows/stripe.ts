import { startStripe } from '#test/fakes/stripe.ts';
import type { Delivery, ProviderRow } from './row.ts';

/** Stripe, over the network to its fake. */
export const stripeRow: ProviderRow = {
  id: 'stripe',
  kind: 'online',
  isRemote: true,
  rollsSecrets: true,
  async open({ now, watch }) {
    const stripe = await startStripe({ watch });
    const shop = 'http://localhost:3000';
    const sign = (body: string, { at = now(), secrets }: { at?: Date; secrets?: readonly string[] } = {}): Delivery => ({
      body,
      headers: { 'stripe-signature': stripe.sign(body, { at, ...(secrets ? { secrets } : {}) }) },
    });
    const lower = ({ amount, currency }: { amount?: number; currency?: string } = {}) => ({
      ...(amount === undefined ? {} : { amount }),
      ...(currency === undefined ? {} : { currency: currency.toLowerCase() }),
    });
    const elsewhere = (of: { amount: number; currency: string }, metadata: Record<string, string>) =>
      sign(stripe.payElsewhere({ amount: of.amount, currency: of.currency.toLowerCase(), metadata }).body);
    return {
      config: { baseUrl: shop, payments: { stripe: { ...stripe.config, callMs: 1_500 }, paypal: null } },
      pay: async (attempt, of) => sign(stripe.pay(attempt.providerReference, lower(of)).body),
      decline: async (attempt) => sign(stripe.decline(attempt.providerReference).body),
      payUnknown: async ({ orderNo, ...of }) => elsewhere(of, { orderNo, shop }),
      payForOthers: async (of) => elsewhere(of, { orderNo: '261121-OTHERS', shop: 'https://another.example' }),
      corrupted: ({ body, headers }) => ({
        forged: sign(body, { secrets: ['whsec_guessed'] }),
        altered: { body: body.replace(/"amount_received": \d/, '"amount_received": 9'), headers },
        old: sign(body, { at: new Date(now().getTime() - 6 * 60_000) }),
        future: sign(body, { at: new Date(now().getTime() + 6 * 60_000) }),
        unsigned: { body, headers: {} },
        unknownScheme: { body, headers: { 'stripe-signature': headers['stripe-signature']!.replaceAll('v1=', 'v2=') } },
        garbled: sign('{"id":'),
        nonsense: sign('{"id":"evt_1","type":"payment_intent.succeeded","data":{"object":{"id":7}}}'),
      }),
      signedTwice: ({ body }) => sign(body, { secrets: ['whsec_the_next_one', stripe.config.webhookSecret] }),
      network: {
        server: stripe.server,
        begun: (orderNo) => [...stripe.intents.values()].filter((intent) => intent.metadata['orderNo'] === orderNo).length,
        isPayable: (reference) => !['canceled', 'succeeded'].includes(stripe.intents.get(reference)!.status),
        refunded: (reference) =>
          [...stripe.refunds.values()]
            .filter((refund) => refund.payment_intent === reference && refund.status !== 'failed')
            .reduce((sum, refund) => sum + refund.amount, 0),
        refundsBecome: (state) => {
          stripe.refundsBecome = state;
        },
        endRefund: async (state) => sign(stripe.settleRefund([...stripe.refunds.keys()].at(-1)!, state).body),
      },
      close: () => stripe.close(),
    };
  },
};
