import * as m from '#messages';
import { localeFor } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { findSellables } from '../catalog/index.ts';
import { readMarkets } from '../markets/index.ts';
import { queueMailText, type MailText } from '../messages/index.ts';
import { mailStopToken, mayBeMailed, stopLinks } from '../newsletter/index.ts';
import { pagePath, pathOf } from '../settings/routes/index.ts';
import { readSettings } from '../settings/index.ts';
import { stockAlertLimits } from './contract.ts';
import { takeDueAlerts, type StoredAlert } from './store.ts';

const mostBatches = 50;

/** Mails to everybody who waits for what is back in stock, once, and forgets them; who stopped such mails is forgotten alone. */
export async function sendAlerts(context: Context): Promise<void> {
  for (let done = 0; done < mostBatches; done += 1) {
    const taken = await context.transaction(async (tx) => {
      const due = await takeDueAlerts(tx, stockAlertLimits.atOnce);
      if (due.length > 0) await mailAll(tx, context, due);
      return due.length;
    });
    if (taken < stockAlertLimits.atOnce) return;
  }
}

async function mailAll(tx: Tx, context: Context, due: readonly StoredAlert[]): Promise<void> {
  const markets = await readMarkets(context.db);
  const [{ routes }, newsletterPath] = await Promise.all([readSettings(context.db), pagePath(context.db, 'newsletter')]);
  const site = { baseUrl: context.config.baseUrl, newsletterPath };
  for (const lang of new Set(due.map((alert) => alert.lang))) {
    const own = due.filter((alert) => alert.lang === lang);
    const variantIds = own.map((alert) => alert.variantId);
    const variants = await findSellables(tx, { lang, currency: markets.baseCurrency, variantIds, markets });
    for (const { id, email, variantId } of own) {
      const variant = variants.find((one) => one.variantId === variantId);
      if (!variant || !(await mayBeMailed(tx, email))) continue;
      const path = `${pathOf(routes, 'product', variant.slug)}/${encodeURIComponent(variant.sku)}`;
      const name = [variant.title, ...variant.options.map(({ value }) => value)].join(' · ');
      const alert = { id, email, lang, name, path, token: await mailStopToken(tx, email) };
      await queueMailText(tx, context, formatAlert(site, alert));
    }
  }
}

type Alert = { id: string; email: string; lang: string; name: string; path: string; token: string };

/** The mail; `name` is the product with its options, `path` leads to the variant. */
export function formatAlert(site: { baseUrl: string; newsletterPath: string }, { id, email, lang, name, path, token }: Alert): MailText {
  const options = { locale: localeFor(lang) };
  const { page, headers } = stopLinks(site, { lang, token });
  return {
    id: `stock-alert-${id}`,
    to: email,
    lang,
    kind: 'stock.alert',
    values: { product: name },
    title: m.stock_alert_mail_title({ product: name }, options),
    paragraphs: [m.stock_alert_mail_text({ product: name }, options)],
    link: { path, text: m.stock_alert_mail_link({}, options) },
    foot: m.stock_alert_mail_foot({ address: page }, options),
    headers,
  };
}
