import type { Context } from '#kit/server/context.ts';
import { readSettings } from '../settings/index.ts';
import { setupSteps, type Setup } from './contract.ts';
import { findSetup } from './store-overview.ts';

/** What a new shop needs before it sells in earnest, and what of it is there. Payments with test cards do not count. */
export async function readSetup({ db, config }: Context): Promise<Setup> {
  const [found, { payments, shop }] = await Promise.all([findSetup(db), readSettings(db)]);
  const done: Record<(typeof setupSteps)[number], boolean> = {
    product: found.product,
    shipping: found.shipping,
    tax: found.tax,
    // Cash on delivery is offered from the beginning: it counts once the merchant has looked at it.
    payment: config.payments.stripe !== null || config.payments.paypal !== null || payments.bankTransfer.iban !== '' || found.payments,
    legal: found.pages,
    theme: found.theme,
    domain: isPublic(shop.website || config.baseUrl),
    testOrder: found.order,
  };
  return { steps: setupSteps.map((step) => ({ step, done: done[step] })) };
}

/** Whether an address is one that others reach. */
function isPublic(address: string): boolean {
  const host = URL.parse(address)?.hostname ?? '';
  return host.includes('.') && !/^(\d+\.){3}\d+$|\.(localhost|local|test|invalid|example)$/.test(host);
}
