/** A payment provider at its worst: late, twice, out of order, forged, wrong. All money that it took pays an order or goes back, once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { inTurns, prepareBuyer, submit } from '../buyers.ts';
import { faultRow, type FaultShop } from '../fault.ts';
import { count, query } from '../look-up.ts';
import { paymentStories } from '../payment-stories.ts';
import { sandboxProvider, type Capture } from '../sandbox-provider.ts';

const atOnce = 8;
const refundLimitMs = 60_000;

export default faultRow({
  title: 'A payment provider that is late, repeats itself, errs and is forged',
  full: { payments: 1_000 },
  short: { payments: 17 },
  async run(faults, { payments }) {
    const shop = await faults.startShop();
    const [mug] = await shop.sell({ variants: [{ onHand: 100_000 }] });
    const provider = await sandboxProvider(shop);
    const stories = Object.entries(paymentStories);
    const seen = { refused: 0, forged: 0 };
    await inTurns(payments, atOnce, async (index) => {
      const [name, story] = stories[index % stories.length]!;
      const buyer = await prepareBuyer(shop, { skus: [mug!.sku] });
      const submitted = await submit(shop, buyer);
      const reference = /\/payment\/sandbox\/([\w-]+)$/.exec(submitted.data?.payment.action.url ?? '')?.[1];
      if (!reference) throw new Error(`no payment was started: ${submitted.text}`);
      const charge: Capture = { reference, ...buyer.total, orderNo: submitted.data.orderNo };
      const { refused = [], forged = [] } = await story({ shop, provider, buyer, submitted, charge });
      for (const { status, text } of [...refused, ...forged]) console.error(`${name}: answered ${status} ${text}`);
      seen.refused += refused.length;
      seen.forged += forged.length;
    });
    for (const end = performance.now() + refundLimitMs; (await pendingRefunds(shop)) > 0 && performance.now() < end;) await sleep(250);
    const books = await holdBooks(shop, provider.captures);
    return [
      { figure: 'payments', value: payments, unit: '', target: null },
      { figure: 'captures by the provider', value: provider.captures.length, unit: '', target: null },
      { figure: 'captures that neither paid an order nor were refunded', value: books.lost, unit: '', target: { exactly: 0 } },
      { figure: 'captures settled or refunded twice', value: books.twice, unit: '', target: { exactly: 0 } },
      { figure: 'settled or refunded without a capture', value: books.invented, unit: '', target: { exactly: 0 } },
      { figure: 'refunds not carried out', value: await pendingRefunds(shop), unit: '', target: { exactly: 0 } },
      { figure: 'forged webhooks accepted', value: seen.forged, unit: '', target: { exactly: 0 } },
      { figure: 'genuine webhooks refused', value: seen.refused, unit: '', target: { exactly: 0 } },
    ];
  },
});

const pendingRefunds = (shop: FaultShop) => count(shop, "select count(*) from refund where state <> 'succeeded'");

/** Holds the provider's books against the shop's: what each capture led to. */
async function holdBooks(shop: FaultShop, captures: readonly Capture[]): Promise<{ lost: number; twice: number; invented: number }> {
  const ended = await query<{ reference: string; amount: number; currency: string; how: string }>(
    shop,
    `select provider_reference as reference, captured_amount as amount, payment.currency, 'settled' as how
      from payment_attempt join payment on payment.id = payment_id where settles
    union all select provider_reference, amount, currency, 'refunded' from refund where state <> 'failed'`,
  );
  const keyOf = ({ reference, amount, currency }: Omit<Capture, 'orderNo'>) => `${reference} ${amount} ${currency}`;
  const ends = Map.groupBy(ended, keyOf);
  const known = new Set(captures.map(keyOf));
  const books = { lost: 0, twice: 0, invented: 0 };
  for (const key of known) {
    const { length } = ends.get(key) ?? [];
    if (length === 0) books.lost += 1;
    if (length > 1) books.twice += 1;
    if (length !== 1) console.error(`${key}: ${JSON.stringify(ends.get(key) ?? [])}`);
  }
  for (const [key, how] of ends) {
    if (known.has(key)) continue;
    books.invented += 1;
    console.error(`${key}: ${JSON.stringify(how)}`);
  }
  return books;
}
