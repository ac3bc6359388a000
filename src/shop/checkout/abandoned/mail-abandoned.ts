import * as m from '#messages';
import { localeFor } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
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
  for (const { id } of await selectDue(context.db, { ...spanOf(context, { until, spanMs: abandonedLimits.mailedUntilMs }), limit: abandonedLimits.atOnce }))
    await context.transaction((tx) => queueMail(tx, context, id));
}

/**
 * Mails about one checkout now, whatever the setting; never without consent.
 * @throws notFound (404), notToBeMailed (409)
 */
export async function mailByStaff(context: Context, id: string): Promise<AbandonedCheckout> {
  await readAbandoned(context, id);
  const until = new Date(context.now().getTime() - abandonedLimits.leftAfterMs);
  const [due] = await selectDue(context.db, { ...spanOf(context, { until, spanMs: abandonedLimits.linkMs * 3 }), limit: 1, id });
  if (!due) throw new ShopError(notToBeMailed);
  await context.transaction(async (tx) => {
    if (!(await queueMail(tx, context, id))) throw new ShopError(notToBeMailed);
    await recordAction(tx, context, { action: 'checkout.recovery-mail', subject: id });
  });
  return readAbandoned(context, id);
}

/** Which checkouts are old enough and not too old, and since when nothing may have been mailed to their address. */
function spanOf(context: Context, { until, spanMs }: { until: Date; spanMs: number }) {
  return { from: new Date(until.getTime() - spanMs), until, mailedSince: new Date(context.now().getTime() - abandonedLimits.betweenMailsMs) };
}

/** Queues the mail about a checkout; answers false where one was queued meanwhile. */
async function queueMail(tx: Tx, context: Context, checkoutId: string): Promise<boolean> {
  const at = context.now();
  const recoveryId = await insertRecovery(tx, { checkoutId, at, expiresAt: new Date(at.getTime() + abandonedLimits.linkMs) });
  if (recoveryId === null) return false;
  await context.enqueue(tx, recoveryMailJob, { recoveryId });
  return true;
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
