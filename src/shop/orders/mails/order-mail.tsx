import { Text } from '@react-email/text';
import * as m from '#messages';
import { formatMoney } from '#kit/pure/amount.ts';
import { dateFormat } from '#kit/pure/formats.ts';
import type { Locale } from '#kit/pure/languages.ts';
import type { Order } from '../contract.ts';
import type { OrderMailKind } from './contract-mails.ts';
import { fillWords, type MailBlock } from '#kit/pure/mail/mail-texts.ts';
import type { MailFrame, OwnWords } from '#kit/server/mail/mail-sample.ts';
import { DetailedMail, styles } from '../../messages/index.ts';
import { Contents, GoesTo, Row, StillToCome, Table } from './order-contents.tsx';

/** What a mail about an order is made of. All texts of people are text to React, which escapes them. */
export type OrderMailProps = {
  kind: OrderMailKind;
  locale: Locale;
  shopName: string;
  /** IANA name of the time zone for deadlines. */
  timeZone: string;
  order: Order;
  link: string;
  /** Where its shopper writes to the shop about it; null in copies for the shop. */
  askLink: string | null;
  /** Where to send a bank transfer; empty unless one is waited for. */
  instructions: readonly { title: string; value: string }[];
  reason: string;
  amount: number | null;
  shipment: Order['shipments'][number] | null;
} & MailFrame;

type Say = (params: { orderNo: string }, options: { locale: Locale }) => string;

const titles: Readonly<Record<OrderMailKind, Say>> = {
  placed: m.order_mail_placed_title,
  invoice: m.order_mail_invoice_title,
  paymentReceived: m.order_mail_paid_title,
  paymentAsked: m.order_mail_payment_asked_title,
  paymentFailed: m.order_mail_payment_failed_title,
  paymentReminder: m.order_mail_reminder_title,
  cancelRequested: m.order_mail_cancel_requested_title,
  cancelled: m.order_mail_cancelled_title,
  expired: m.order_mail_expired_title,
  cancelRejected: m.order_mail_cancel_rejected_title,
  surplusRefunded: m.order_mail_surplus_title,
  refunded: m.order_mail_refunded_title,
  shipped: m.order_mail_shipped_title,
  delivered: m.order_mail_delivered_title,
  edited: m.order_mail_edited_title,
  addressChanged: m.order_mail_address_title,
  expectedDayMoved: m.order_mail_expected_day_moved_title,
  parcelException: m.order_mail_parcel_exception_title,
  parcelReturned: m.order_mail_parcel_returned_title,
  lookup: m.order_mail_lookup_title,
};

const texts: Readonly<Record<OrderMailKind, Say>> = {
  placed: m.order_mail_placed_text,
  invoice: m.order_mail_invoice_text,
  paymentReceived: m.order_mail_paid_text,
  paymentAsked: m.order_mail_payment_asked_text,
  paymentFailed: m.order_mail_payment_failed_text,
  paymentReminder: m.order_mail_reminder_text,
  cancelRequested: m.order_mail_cancel_requested_text,
  cancelled: m.order_mail_cancelled_text,
  expired: m.order_mail_expired_text,
  cancelRejected: m.order_mail_cancel_rejected_text,
  surplusRefunded: m.order_mail_surplus_text,
  refunded: m.order_mail_refunded_text,
  shipped: m.order_mail_shipped_text,
  delivered: m.order_mail_delivered_text,
  edited: m.order_mail_edited_text,
  addressChanged: m.order_mail_address_text,
  expectedDayMoved: m.order_mail_expected_day_moved_text,
  parcelException: m.order_mail_parcel_exception_text,
  parcelReturned: m.order_mail_parcel_returned_text,
  lookup: m.order_mail_lookup_text,
};

type OrderMailEvent = Pick<OrderMailProps, 'kind' | 'order'>;

/** Whether goods wait to be collected: what leaves the house of such an order is ready at the place. */
const isReady = ({ kind, order }: OrderMailEvent) => kind === 'shipped' && order.shippingMethod?.pickup !== undefined;
const titleOf = (event: OrderMailEvent) => (isReady(event) ? m.order_mail_ready_title : titles[event.kind]);
/** Whether the money comes after the goods, as it does with cash on delivery: no mail announces what has been sent. */
const isPaidLast = ({ kind, order }: OrderMailEvent) => kind === 'paymentReceived' && order.shipments.length > 0;
/** Whether nothing of it is sent: no mail announces that. */
const isOfCards = ({ kind, order }: OrderMailEvent) =>
  kind === 'paymentReceived' && order.products.length > 0 && order.products.every(({ giftCard }) => giftCard);

function textOf(event: OrderMailEvent): Say {
  if (isReady(event)) return m.order_mail_ready_text;
  if (isOfCards(event)) return m.order_mail_paid_cards_text;
  return isPaidLast(event) ? m.order_mail_paid_sent_text : texts[event.kind];
}

/** The kind of mail whose template is meant: one of its own where goods wait to be collected. */
export const orderTemplateKind = (event: OrderMailEvent): string => `order.${isReady(event) ? 'ready' : event.kind}`;

/** What stands in the places of a template. */
function valuesOf({ order, locale, reason, amount }: OrderMailProps): Record<string, string> {
  return {
    orderNo: order.orderNo,
    firstName: order.address?.firstName ?? '',
    lastName: order.address?.lastName ?? '',
    total: formatMoney(order.total, locale),
    amount: amount === null ? '' : formatMoney({ amount, currency: order.currency }, locale),
    reason,
  };
}

const blocks: readonly MailBlock[] = ['details', 'link'];

/** What a mail about an order says by itself. */
export function ownOrderWords(props: OrderMailProps): OwnWords {
  const { order, locale } = props;
  const say = (message: Say) => message({ orderNo: order.orderNo }, { locale });
  return { title: say(titleOf(props)), paragraphs: [say(textOf(props))], values: valuesOf(props), blocks };
}

const filledOf = (props: OrderMailProps) => (props.template ? fillWords(props.template, { ...valuesOf(props), shopName: props.shopName }) : null);

/** The subject of a mail about an order. */
export function orderMailSubject(props: OrderMailProps): string {
  const { order, locale, shopName } = props;
  return filledOf(props)?.subject ?? `${titleOf(props)({ orderNo: order.orderNo }, { locale })} - ${shopName}`;
}

/** A mail about an order. */
export function OrderMail(props: OrderMailProps) {
  const { kind, locale, shopName, order, link, footer, look } = props;
  const options = { locale };
  const pays =
    kind === 'paymentFailed' ||
    kind === 'invoice' ||
    kind === 'paymentAsked' ||
    (asksForPayment(kind) && order.payPath !== null && props.instructions.length === 0);
  return (
    <DetailedMail
      locale={locale}
      shopName={shopName}
      filled={filledOf(props)}
      title={titleOf(props)({ orderNo: order.orderNo }, options)}
      text={textOf(props)({ orderNo: order.orderNo }, options)}
      details={<Details {...props} />}
      link={{ href: link, text: pays ? m.order_mail_link_pay({}, options) : m.order_mail_link({}, options) }}
      ask={props.askLink === null ? undefined : { href: props.askLink, text: m.order_ask({}, options) }}
      footer={footer}
      look={look}
    />
  );
}

/** All that a mail about an order says besides its words. */
function Details(props: OrderMailProps) {
  const { kind, locale, order, reason, amount } = props;
  const options = { locale };
  return (
    <>
      {amount !== null && amount > 0 ? (
        <Text style={styles.text}>{m.order_mail_amount({ amount: formatMoney({ amount, currency: order.currency }, locale) }, options)}</Text>
      ) : null}
      {reason === '' ? null : <Text style={styles.text}>{m.order_mail_reason({ reason }, options)}</Text>}
      {isReady(props) ? <Place {...props} /> : null}
      {kind === 'edited' && order.due.amount > 0 ? (
        <Text style={styles.text}>{m.order_mail_due({ amount: formatMoney(order.due, locale) }, options)}</Text>
      ) : null}
      {order.payLater ? <Text style={styles.text}>{m.order_pay_later_text({ total: formatMoney(order.total, locale) }, options)}</Text> : null}
      {kind === 'placed' && order.otherOrderNo !== null ? (
        <Text style={styles.text}>{m.order_rest_of_purchase({ orderNo: order.otherOrderNo }, options)}</Text>
      ) : null}
      {kind === 'addressChanged' ? <GoesTo order={order} locale={locale} /> : null}
      <PayUntil {...props} />
      <Instructions {...props} />
      {kind === 'parcelException' || kind === 'parcelReturned' ? <CarrierWords {...props} /> : null}
      {isReady(props) ? null : <Shipment {...props} />}
      {kind === 'shipped' || kind === 'expectedDayMoved' ? <StillToCome {...props} /> : null}
      {kind === 'paymentReceived' || asksForPayment(kind) ? <Contents {...props} /> : null}
    </>
  );
}

/** Where goods are collected, and when. */
function Place({ order }: OrderMailProps) {
  const place = order.shippingMethod?.pickup;
  if (!place) return null;
  const lines = [...place.addressLines, place.hours, place.phone].filter((line) => line !== '');
  return <Text style={styles.text}>{lines.join(', ')}</Text>;
}

/** Whether a mail of this kind says how an unpaid order is paid. */
export function asksForPayment(kind: OrderMailKind): boolean {
  return kind === 'placed' || kind === 'invoice' || kind === 'paymentAsked' || kind === 'paymentReminder' || kind === 'edited';
}

/** Until when an unpaid order, or what one costs more, waits. */
function PayUntil({ kind, order, locale, timeZone }: OrderMailProps) {
  const showsPayment = asksForPayment(kind) || kind === 'paymentFailed';
  if (!showsPayment || !order.payment?.dueAt) return null;
  // Nobody knows the reader's time zone: the shop's is named.
  const format = dateFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
  return <Text style={styles.text}>{m.order_mail_pay_until({ time: format.format(new Date(order.payment.dueAt)) }, { locale })}</Text>;
}

function Instructions({ instructions, locale, order }: OrderMailProps) {
  if (instructions.length === 0) return null;
  const due = formatMoney(order.due, locale);
  return (
    <>
      <Text style={styles.text}>{m.order_mail_transfer({ amount: due }, { locale })}</Text>
      <Table>
        {instructions.map((row) => (
          <Row key={row.title} title={row.title} value={row.value} />
        ))}
      </Table>
    </>
  );
}

/** The newest that the carrier said: plain text in whatever language. */
function CarrierWords({ shipment, locale }: OrderMailProps) {
  const words = shipment?.events[0]?.words ?? '';
  return words === '' ? null : <Text style={styles.text}>{m.order_mail_carrier_says({ words }, { locale })}</Text>;
}

function Shipment({ shipment, locale, order }: OrderMailProps) {
  if (!shipment) return null;
  const { expressName: name, expressNumber: number } = shipment;
  const carrier = name && number ? m.order_mail_carrier({ name, number }, { locale }) : name || number;
  return (
    <>
      {carrier ? <Text style={styles.text}>{carrier}</Text> : null}
      <Arrival shipment={shipment} locale={locale} order={order} />
      {shipment.trackingUrl ? (
        <Text style={styles.text}>
          <a href={shipment.trackingUrl} style={styles.inText}>
            {m.order_mail_track({}, { locale })}
          </a>
        </Text>
      ) : null}
      <Table>
        {shipment.lines.map((line) => (
          <Unit key={line.lineId} {...line} products={order.products} />
        ))}
      </Table>
    </>
  );
}

function Unit({ lineId, quantity, products }: { lineId: string; quantity: number; products: Order['products'] }) {
  const { title, options } = products.find((product) => product.lineId === lineId) ?? { title: '', options: [] };
  return <Row title={title} note={options.map(({ value }) => value).join(' · ')} value={`× ${quantity}`} />;
}

/** When it comes: as the carrier expects it, else as was promised. Of what has arrived nothing. */
function Arrival({ shipment, locale, order }: Pick<OrderMailProps, 'locale' | 'order'> & { shipment: Order['shipments'][number] }) {
  const days = (shipment.expected ?? order.shippingMethod?.delivery)?.text;
  if (!days || shipment.deliveredAt !== null) return null;
  return <Text style={styles.text}>{m.shipping_arrives({ days }, { locale })}</Text>;
}
