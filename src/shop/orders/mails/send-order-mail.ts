import { createElement } from 'react';
import { localeFor, languagePrefix } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { MadeMail } from '#kit/server/mail/mail-sample.ts';
import { renderMail } from '#kit/server/mail/render-mail.ts';
import { paymentInstructions, paymentSettingsOf } from '../../payments/index.ts';
import type { OrderMailKind } from './contract-mails.ts';
import { asksForPayment, OrderMail, orderMailSubject, orderTemplateKind, type OrderMailProps } from './order-mail.tsx';
import { askPath } from '#kit/pure/orders/ask-about-order.ts';
import { pagesBySlug } from '../../content/index.ts';
import { pagePath } from '../../settings/routes/index.ts';
import { issueAccessToken } from '../access-token.ts';
import { presentOrder } from '../show/present-order.ts';
import { dispatchMail, readMailFrame, readShopFacts, type ShopFacts } from '../../messages/index.ts';
import { findOrder, type OrderRow } from '../store.ts';
import { awaitsPayment, dueOf, isOpen } from '../contract.ts';

/** What a mail about an order is about. */
export type OrderMailData = {
  orderId: string;
  kind: OrderMailKind;
  /** A copy for the shop, which leads to the back office. */ copyTo?: string | undefined;
  reason?: string | undefined;
  amount?: number | undefined;
  shipmentId?: string | undefined;
};

/** Renders a mail about an order in the order's language and sends it. A guest's link gets a token of its own; only its hash is stored. */
export async function sendOrderMail(context: Context, data: OrderMailData): Promise<void> {
  const order = await findOrder(context.db, { id: data.orderId });
  if (!order || isOutdated(order, data.kind)) return;
  const to = data.copyTo ?? order.email ?? (order.mobile && context.config.smtpUrl === null ? `${order.countryCode ?? ''}${order.mobile}` : null);
  // Nobody sends text messages yet; without SMTP they land in the folder.
  if (to === null) return context.log.info({ order: order.id, kind: data.kind }, 'no address for a mail about an order');
  const facts = await readShopFacts(context, order.lang);
  const link =
    data.copyTo === undefined
      ? await linkTo(context, order, { kind: data.kind, userBasePath: facts.userBasePath })
      : `${context.config.baseUrl}/backoffice/orders/${order.id}/show`;
  const props = await propsOf(context, { order, data, link, facts });
  // It has come since.
  if (data.kind === 'parcelException' && props.shipment?.deliveredAt) return;
  if (data.kind === 'expectedDayMoved' && props.order.products.every(({ expected }) => expected === null)) return;
  const frame = await readMailFrame(context, { kind: orderTemplateKind(props), lang: order.lang });
  await dispatchMail(context, facts, {
    id: [data.kind, order.orderNo, data.shipmentId ?? '', data.copyTo === undefined ? '' : `copy-${data.copyTo}`, context.now().getTime()]
      .filter((part) => part !== '')
      .join('-'),
    to,
    ...(await makeOrderMail({ ...props, ...frame })),
  });
}

/** A mail about an order as it is read. */
export async function makeOrderMail(props: OrderMailProps): Promise<MadeMail> {
  const element = createElement(OrderMail, props);
  return { subject: orderMailSubject(props), ...(await renderMail(element)) };
}

/** No mail asks for a payment, reports a failed one, or reminds of one, when the payment has arrived in the meantime. */
function isOutdated(order: OrderRow, kind: OrderMailKind): boolean {
  return ['invoice', 'paymentAsked', 'paymentReminder', 'paymentFailed'].includes(kind) && !awaitsPayment(order);
}

async function propsOf(
  context: Context,
  { order, data, link, facts }: { order: OrderRow; data: OrderMailData; link: string; facts: ShopFacts },
): Promise<OrderMailProps> {
  const locale = localeFor(order.lang);
  const presented = await presentOrder({ locale, lang: order.lang, now: context.now }, context.db, order);
  const due = dueOf(order);
  const asks = asksForPayment(data.kind) && isOpen(order) && due > 0;
  return {
    kind: data.kind,
    locale,
    shopName: facts.name,
    timeZone: facts.timeZone,
    order: presented,
    link,
    askLink: data.copyTo === undefined ? await askLinkOf(context, order) : null,
    instructions: asks ? paymentInstructions(order.paymentMethodId, { ...order, totalAmount: due }, await paymentSettingsOf(context.db), locale) : [],
    reason: data.reason ?? '',
    amount: data.amount ?? null,
    shipment: presented.shipments.find(({ id }) => id === data.shipmentId) ?? null,
  };
}

/** The page that tells how to reach the shop, where it is published, else the form for feedback. */
async function askLinkOf(context: Context, { lang, orderNo }: OrderRow): Promise<string> {
  const { db, now, config } = context;
  const [contact] = await pagesBySlug({ db, lang, now }, ['contact']);
  return `${config.baseUrl}${languagePrefix(lang)}${askPath(await pagePath(db, contact?.slug ?? 'feedback'), orderNo)}`;
}

async function linkTo(context: Context, order: OrderRow, { kind, userBasePath }: { kind: OrderMailKind; userBasePath: string }): Promise<string> {
  const base = `${context.config.baseUrl}${languagePrefix(order.lang)}`;
  const orderNo = encodeURIComponent(order.orderNo);
  // What staff wrote is paid without a sign-in: the account may be one that they made.
  if (order.accountId && kind !== 'invoice') return `${base}${userBasePath}order/${orderNo}`;
  const token = await context.transaction((tx) => issueAccessToken(tx, order.id, context.now()));
  return `${base}/checkout/thankyou?order=${orderNo}#${token}`;
}
