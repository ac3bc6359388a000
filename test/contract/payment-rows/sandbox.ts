import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Attempt } from '#shop/payments/index.ts';
import { decideSandbox } from '#shop/payments/sandbox/index.ts';
import type { TestApp } from '#test/harness/app.ts';
import type { Delivery, ProviderRow } from './row.ts';

/** The sandbox decides inside the shop's own process. */
export const sandboxRow: ProviderRow = {
  id: 'sandbox',
  kind: 'online',
  isRemote: false,
  rollsSecrets: false,
  async open({ now }) {
    let shop: TestApp;
    let secret = '';
    let sent = 0;
    const sign = (body: string, { at = now(), key = secret }: { at?: Date; key?: string } = {}): Delivery => {
      const seconds = Math.floor(at.getTime() / 1000);
      return { body, headers: { 'sandbox-signature': `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}` } };
    };
    const deliver = (type: string, data: object) => sign(JSON.stringify({ id: `evt_${(sent += 1)}`, type, data }));
    const decide = (attempt: Attempt, card: string) => shop.host.database.transaction((tx) => decideSandbox(tx, attempt, { form: { card }, at: now() }));
    const dataOf = ({ providerReference: reference, amount, currency, orderNo }: Attempt) => ({ reference, amount, currency, orderNo });
    return {
      config: { sandboxPayments: true },
      async attach(attached) {
        shop = attached;
        const db = shop.kysely;
        secret = (await sql<{ webhookSecret: string }>`select webhook_secret from payment_provider where id = 'sandbox'`.execute(db)).rows[0]!.webhookSecret;
      },
      async pay(attempt, of = {}) {
        // Another sum cannot be had from the sandbox's page.
        if (of.amount === undefined && of.currency === undefined) await decide(attempt, '4242424242424242');
        return deliver('payment.captured', { ...dataOf(attempt), ...of });
      },
      async decline(attempt) {
        await decide(attempt, '4000000000000002');
        return deliver('payment.failed', dataOf(attempt));
      },
      payUnknown: async ({ orderNo, amount, currency }) => deliver('payment.captured', { reference: `unheard-of-${(sent += 1)}`, amount, currency, orderNo }),
      corrupted: ({ body, headers }) => ({
        forged: sign(body, { key: 'guessed' }),
        altered: { body: body.replace(/"amount":\d/, '"amount":9'), headers },
        old: sign(body, { at: new Date(now().getTime() - 6 * 60_000) }),
        future: sign(body, { at: new Date(now().getTime() + 6 * 60_000) }),
        unsigned: { body, headers: {} },
        garbled: sign('{"id":'),
      }),
      close: async () => undefined,
    };
  },
};
