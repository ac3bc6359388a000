/** What can happen between a provider, a shopper and the shop over one payment. Each story may take money; at the end all of it is settled or back. */
import { payByCard, type Answer, type Buyer } from './buyers.ts';
import type { FaultShop } from './fault.ts';
import type { Capture, ProviderEvent, SandboxProvider } from './sandbox-provider.ts';

/** One order that was placed and waits to be paid. */
export type Placed = { shop: FaultShop; provider: SandboxProvider; buyer: Buyer; submitted: Answer; charge: Capture };

/** Answers of the shop that a story minds. */
export type StoryEnd = { refused?: Answer[]; forged?: Answer[] };

let events = 0;
const captured = (data: Capture, id = `evt-${(events += 1)}`): ProviderEvent => ({ id, type: 'payment.captured', data });
const failed = (data: Capture): ProviderEvent => ({ id: `evt-${(events += 1)}`, type: 'payment.failed', data });
const genuine = (answers: Answer[]): StoryEnd => ({ refused: answers.filter(({ status }) => status !== 200) });

const cancel = ({ buyer, submitted }: Placed) => {
  const { orderNo, orderToken } = submitted.data as { orderNo: string; orderToken: string };
  return buyer.call('order/cancel', { orderNo, orderToken, reason: '' });
};

/** The stories by name. */
export const paymentStories: Readonly<Record<string, (placed: Placed) => Promise<StoryEnd>>> = {
  'reported once': async ({ provider, charge }) => genuine([await provider.notify(captured(provider.capture(charge)))]),

  'reported twice': async ({ provider, charge }) => {
    const event = captured(provider.capture(charge));
    return genuine([await provider.notify(event), await provider.notify(event)]);
  },

  'reported by two events': async ({ provider, charge }) => {
    provider.capture(charge);
    return genuine([await provider.notify(captured(charge)), await provider.notify(captured(charge))]);
  },

  'reported five times at once': async ({ provider, charge }) => {
    const event = captured(provider.capture(charge));
    return genuine(await Promise.all([event, event, captured(charge), captured(charge), event].map((one) => provider.notify(one))));
  },

  'the provider times out and reports again': async ({ provider, charge }) => {
    const event = captured(provider.capture(charge));
    await provider.notifyAndHangUp(event);
    await provider.notifyAndHangUp(event);
    return genuine([await provider.notify(event)]);
  },

  'declined, then captured': async ({ provider, charge }) => {
    const declined = await provider.notify(failed(charge));
    return genuine([declined, await provider.notify(captured(provider.capture(charge)))]);
  },

  'captured, and the decline comes after': async ({ provider, charge }) => {
    const notified = await provider.notify(captured(provider.capture(charge)));
    return genuine([notified, await provider.notify(failed(charge))]);
  },

  'late: the order is cancelled already': async (placed) => {
    const { provider, charge } = placed;
    await cancel(placed);
    return genuine([await provider.notify(captured(provider.capture(charge)))]);
  },

  'captured while the shopper cancels': async (placed) => {
    const { provider, charge } = placed;
    const [notified] = await Promise.all([provider.notify(captured(provider.capture(charge))), cancel(placed)]);
    return genuine([notified]);
  },

  'of a wrong amount': async ({ provider, charge }) => genuine([await provider.notify(captured(provider.capture({ ...charge, amount: charge.amount - 1 })))]),

  'of a wrong currency': async ({ provider, charge }) => genuine([await provider.notify(captured(provider.capture({ ...charge, currency: 'JPY' })))]),

  'charged twice, under a second reference': async ({ provider, charge }) => {
    const second = provider.capture({ ...charge, reference: `${charge.reference}-2` });
    provider.capture(charge);
    return genuine(await Promise.all([provider.notify(captured(charge)), provider.notify(captured(second))]));
  },

  'charged under a second reference, reported by three events at once': async ({ provider, charge }) => {
    const second = provider.capture({ ...charge, reference: `${charge.reference}-2` });
    provider.capture(charge);
    return genuine(await Promise.all([second, second, second, charge].map((one) => provider.notify(captured(one)))));
  },

  'charged for an order that is gone, reported by two events': async ({ provider, charge }) => {
    const orphan = provider.capture({ ...charge, reference: `gone-${charge.reference}`, orderNo: '200101-GONE00' });
    provider.capture(charge);
    return genuine([await provider.notify(captured(orphan)), await provider.notify(captured(orphan)), await provider.notify(captured(charge))]);
  },

  "somebody else's money, by the same account of the provider": async ({ provider, charge }) => {
    const { orderNo: _orderNo, ...others } = charge;
    provider.capture(charge);
    // Not in the books: the shop must leave it alone.
    return genuine([await provider.notify(captured({ ...others, reference: `other-${charge.reference}` })), await provider.notify(captured(charge))]);
  },

  'paid on the page while the webhook comes': async ({ shop, submitted, provider, charge }) => {
    provider.capture(charge);
    const [notified] = await Promise.all([provider.notify(captured(charge)), payByCard(shop, submitted)]);
    return genuine([notified]);
  },

  'forged in every way, then reported': async ({ provider, charge }) => {
    const event = captured(charge);
    const forged = await Promise.all([
      provider.notify(event, { signature: 'foreign' }),
      provider.notify(event, { signature: 'missing' }),
      provider.notify(event, { secondsOld: 3_600 }),
      provider.notify(event, { secondsOld: -3_600 }),
      provider.notify(event, { bodyAfterSigning: JSON.stringify({ ...event, data: { ...charge, amount: 1 } }) }),
    ]);
    provider.capture(charge);
    return { forged: forged.filter(({ status }) => status !== 400), ...genuine([await provider.notify(event)]) };
  },
};
