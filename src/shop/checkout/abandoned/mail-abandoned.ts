import * as m from '#messages';
import { localeFor } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { findSellables } from '#shop/catalog/index.ts';
import { sendMailText, type MailText } from '#shop/messages/index.ts';
import { readMarkets } from '#shop/markets/index.ts';
import { mailStopToken, mayBeMailed, stopLinks } from '#shop/newsletter/index.ts';
import { findConfirmed, findLanguage } from '#shop/newsletter/import/index.ts';
import { readSettings } from '#shop/settings/index.ts';
import { pagePath } from '#shop/settings/routes/index.ts';
import { recordAction } from '#shop/staff/index.ts';
import { abandonedLimits, notToBeMailed, type AbandonedCheckout } from './contract.ts';
import { recoveryMailJob } from './job-kinds.ts';
import { readAbandoned } from './list-abandoned.ts';
import { recoveryToken } from './recovery-token.ts';
import { endQueued, findRecovery, insertRecovery, readRecoveryKey, selectDue } from './store.ts';

const hourMs = 3_600_000;

/** The clock's job: queues mails about checkouts that were left long enough ago, where the merchant wants that and the address wants news. */
export async function mailAbandoned(context: Context): Promise<void> {
  const { recovery } = await readSettings(context.db);
  if (!recovery.enabled) return;
  const until = new Date(context.now().getTime() - Math.max(recovery.delayHours * hourMs, abandonedLimits.leftAfterMs));
  await queue(context, { until });
}

/**
 * Mails about one checkout now, whatever the setting; never without consent.
 * @throws notFound (404), notToBeMailed (409)
 */
export async function mailByStaff(context: Context, id: string): Promise<AbandonedCheckout> {
  await readAbandoned(context, id);
  const until = new Date(context.now().getTime() - abandonedLimits.leftAfterMs);
  if ((await queue(context, { until, id })) === 0) throw new ShopError(notToBeMailed);
  await context.transaction((tx) => recordAction(tx, context, { action: 'checkout.recovery-mail', subject: id }));
  return readAbandoned(context, id);
}

/** Queues the mails, each in a transaction of its own, for addresses that confirmed the newsletter and stopped nothing. Answers how many. */
async function queue(context: Context, { until, id = null }: { until: Date; id?: string | null }): Promise<number> {
  const now = context.now().getTime();
  const { mailedUntilMs, betweenMailsMs, linkMs, atOnce } = abandonedLimits;
  const due = await selectDue(context.db, {
    from: new Date(until.getTime() - (id === null ? mailedUntilMs : linkMs * 3)),
    until,
    mailedSince: new Date(now - betweenMailsMs),
    limit: atOnce,
    id,
  });
  let queued = 0;
  for (const { id: checkoutId } of due) {
    await context.transaction(async (tx) => {
      const recoveryId = await insertRecovery(tx, { checkoutId, at: context.now(), expiresAt: new Date(now + linkMs) });
      if (recoveryId === null) return;
      await context.enqueue(tx, recoveryMailJob, { recoveryId });
      queued += 1;
    });
  }
  return queued;
}

/** Sends the mail, made now, so that no link waits anywhere; not where the order was placed or mails are not wanted any more. */
export async function sendRecoveryMail(context: Context, { recoveryId }: { recoveryId: string }): Promise<void> {
  const recovery = await findRecovery(context.db, recoveryId);
  if (recovery?.state !== 'queued') return;
  const email = recovery.email ?? '';
  const isWanted = recovery.orderNo === null && (await findConfirmed(context.db, [email.toLowerCase()])).size > 0 && (await mayBeMailed(context.db, email));
  if (!isWanted) {
    await context.transaction((tx) => endQueued(tx, recoveryId, { state: 'stopped', mailedAt: null }));
    return;
  }
  const lang = (await findLanguage(context.db, email.toLowerCase())) ?? 'en';
  const [key, newsletterPath, token, { baseCurrency }] = await Promise.all([
    readRecoveryKey(context.db),
    pagePath(context.db, 'newsletter'),
    mailStopToken(context.db, email),
    readMarkets(context.db),
  ]);
  const sellables = await findSellables(context.db, { currency: baseCurrency, lang, variantIds: recovery.items.map((item) => item.variantId) });
  const lines = recovery.items.flatMap(({ variantId, quantity }) => {
    const sellable = sellables.find((one) => one.variantId === variantId);
    return sellable?.published ? [{ title: sellable.title, quantity }] : [];
  });
  const site = { baseUrl: context.config.baseUrl, newsletterPath };
  const mail = formatRecovery(site, { id: recoveryId, email, lang, lines, token, recovery: recoveryToken(key, recoveryId) });
  // The message's own id names the recovery: sent again after a failure, it is the same message.
  await sendMailText(context, mail);
  await context.transaction((tx) => endQueued(tx, recoveryId, { state: 'mailed', mailedAt: context.now() }));
}

/** The mail as text. The link's secret stands behind `#`, which no log sees. */
export function formatRecovery(
  site: { baseUrl: string; newsletterPath: string },
  mail: { id: string; email: string; lang: string; lines: readonly { title: string; quantity: number }[]; token: string; recovery: string },
): MailText & { rows: NonNullable<MailText['rows']> } {
  const options = { locale: localeFor(mail.lang) };
  const { page, headers } = stopLinks(site, mail);
  return {
    id: `recovery-${mail.id}`,
    to: mail.email,
    lang: mail.lang,
    title: m.recovery_mail_title({}, options),
    paragraphs: [m.recovery_mail_text({}, options)],
    rows: mail.lines.slice(0, 50).map(({ title, quantity }) => ({ title, value: `× ${quantity}` })),
    link: { path: `/cart#recover=${mail.recovery}`, text: m.recovery_mail_link({}, options) },
    foot: m.recovery_mail_foot({ address: page }, options),
    headers,
  };
}
