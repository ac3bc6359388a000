import type { ExtensionContext } from '#extension/context.ts';
import type { ExtensionPaymentProvider } from '#extension/definition.ts';
import type { Context } from '#kit/server/context.ts';
import type { Host } from '#kit/server/slice.ts';
import type { AddedProvider } from '#shop/payments/providers/index.ts';
import { readExtensionSettings } from '#shop/extensions/index.ts';
import { limited, type Installed } from '../extension-context.ts';
import { titleFrom } from '../texts.ts';

const usualWindowMs = 30 * 60_000;

/** A payment provider of an extension as the shop calls it: with a context of its own, and a limit of time. */
export function ownPaymentProvider(installed: Installed, own: ExtensionPaymentProvider<never>, host: () => Host): AddedProvider {
  const { id, title, note, orderNote, traits, windowMs = usualWindowMs, pages = [], isReady, accepts, instructions, cancel } = own;
  const call = <T>(context: Context, what: string, work: (own: ExtensionContext<never>) => Promise<T>) =>
    limited(installed, context, { what: `${what} of the payment provider ${id}`, ms: installed.limits.callMs }, work);
  return {
    id,
    pages: pages.map((page) => new URL(page).origin),
    traits: { capturedLater: false, shipsBeforePayment: false, ...traits },
    windowMs,
    title: titleFrom(installed, `payments.${id}.title`, title),
    ...(note ? { note: titleFrom(installed, `payments.${id}.note`, note) } : {}),
    ...(orderNote ? { orderNote: titleFrom(installed, `payments.${id}.orderNote`, orderNote) } : {}),
    ...(accepts ? { accepts: (sale, { ofAdded }) => orElse(false, () => accepts(sale, ofAdded?.[id] as never)) } : {}),
    ...(instructions ? { instructions: (due, { ofAdded }, locale) => orElse([], () => instructions(due, locale, ofAdded?.[id] as never)) } : {}),
    readSettings: (db) => readExtensionSettings({ db, config: host().config }, installed.definition),
    async isReady(context) {
      if (!isReady) return true;
      const settings = await readExtensionSettings(context, installed.definition);
      return orElse(false, () => isReady(settings as never));
    },
    start: (context, attempt) =>
      call(context, 'start', (its) => own.start(its, { ...attempt, returnUrl: `${context.config.baseUrl}/payment/return/${id}/${attempt.id}` })),
    confirm: (context, attempt) => call(context, 'confirm', (its) => own.confirm(its, attempt)),
    refund: (context, refund) => call(context, 'refund', (its) => own.refund(its, refund)),
    ...(cancel ? { cancel: (context: Context, attempt) => call(context, 'cancel', (its) => cancel(its, attempt)) } : {}),
    handleWebhook: (context, { headers, body, now }) => call(context, 'handleWebhook', (its) => own.handleWebhook(its, { headers, body, now })),
  };
}

/** What an extension answers at once; a method whose own answer fails is not offered, and keeps no other from being so. */
function orElse<T>(otherwise: T, answer: () => T): T {
  try {
    return answer();
  } catch {
    return otherwise;
  }
}
