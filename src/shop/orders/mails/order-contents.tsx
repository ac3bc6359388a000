/** What is in an order, as mails show it: lines with their sums, and what is still to come. */
import { Text } from '@react-email/text';
import { Fragment, type ReactNode } from 'react';
import * as m from '#messages';
import { formatMoney } from '#kit/pure/amount.ts';
import type { Locale } from '#kit/pure/languages.ts';
import { expectedLine } from '#ui/products/expected-text.ts';
import { styles } from '../../messages/index.ts';
import type { Order } from '../contract.ts';
import { awaitsTransfer } from '../sections/order-view/progress/stage.ts';
import { giftDeliveryDay, giftRecipient } from '../show/gift-delivery-texts.ts';

type Shown = { order: Order; locale: Locale };

/** Lines before discounts, which stand below the subtotal as on the order's page and its invoice. */
export function Contents({ order, locale }: Shown) {
  const options = { locale };
  const say = (money: { amount: number; currency: string }) => formatMoney(money, locale);
  const minus = (money: { amount: number; currency: string }) => say({ amount: -money.amount, currency: money.currency });
  return (
    <>
      <Table>
        {order.products.map((line) => (
          <Row
            key={line.lineId}
            title={`${line.title} × ${line.quantity}`}
            note={[...line.options.map(({ value }) => value), ...expectedWords(line, locale)].join(' · ')}
            value={say({ amount: line.price.amount * line.quantity, currency: line.price.currency })}
          />
        ))}
        <Row title={m.order_mail_subtotal({}, options)} value={say(order.subtotal)} />
        {[...order.couponDiscounts, ...order.promotionDiscounts].map((discount) => (
          <Row key={`${discount.title} ${discount.code ?? ''}`} title={discount.title} value={minus(discount.amount)} />
        ))}
        {order.shippingMethod ? (
          <Row
            title={order.shippingMethod.title}
            note={order.shippingMethod.delivery && !awaitsTransfer(order) ? m.shipping_arrives({ days: order.shippingMethod.delivery.text }, options) : ''}
            value={order.shippingFee.amount === 0 ? m.order_mail_free_shipping({}, options) : say(order.shippingFee)}
          />
        ) : null}
        {order.tax.amount > 0 && !order.taxIncluded ? <Row title={m.order_mail_tax({}, options)} value={say(order.tax)} /> : null}
        {order.credits.amount > 0 ? <Row title={m.order_mail_credits({}, options)} value={minus(order.credits)} /> : null}
        {order.giftCardsAmount.amount > 0 ? <Row title={m.gift_card({}, options)} value={minus(order.giftCardsAmount)} /> : null}
        <Row title={m.order_mail_total({}, options)} value={say(order.total)} strong />
        {/* Below the total: nothing that is added up. */}
        {order.tax.amount > 0 && order.taxIncluded ? <Row title={m.order_mail_tax_included({}, options)} value={say(order.tax)} /> : null}
      </Table>
      <GoesTo order={order} locale={locale} />
      {order.remark ? <Text style={styles.text}>{m.order_mail_remark({ remark: order.remark }, options)}</Text> : null}
      {order.giftDelivery ? <GiftDelivery order={{ ...order, giftDelivery: order.giftDelivery }} locale={locale} /> : null}
      {order.giftMessage ? <Text style={styles.text}>{m.order_gift_message({ message: order.giftMessage }, options)}</Text> : null}
    </>
  );
}

/** The address; nothing of what goes nowhere. */
export function GoesTo({ order, locale }: Shown) {
  if (order.addressLines.length === 0) return null;
  return (
    <Text style={{ ...styles.text, marginTop: '16px' }}>
      <span style={styles.soft}>{m.order_mail_ship_to({}, { locale })}</span>
      {order.addressLines.map((line) => (
        <Fragment key={line}>
          <br />
          {line}
        </Fragment>
      ))}
    </Text>
  );
}

/** To whom the codes of gift cards are mailed, and when. */
function GiftDelivery({ order, locale }: { order: Order & { giftDelivery: NonNullable<Order['giftDelivery']> }; locale: Locale }) {
  const options = { locale };
  const { message } = order.giftDelivery;
  const recipient = giftRecipient(order.giftDelivery).join(', ');
  if (recipient === '') return null;
  return (
    <>
      <Text style={styles.text}>
        {m.order_mail_gift_delivery({ recipient }, options)} {giftDeliveryDay(order, locale)}
      </Text>
      {message ? <Text style={styles.text}>{m.order_mail_gift_delivery_message({ message }, options)}</Text> : null}
    </>
  );
}

/** What of a line waits for stock, as text. */
const expectedWords = ({ expected, quantity }: Order['products'][number], locale: Locale) =>
  expected ? [expectedLine(expected, { all: quantity, locale })] : [];

/** Lines that wait for stock, and from which day on they are expected to be sent. */
export function StillToCome({ order, locale }: Shown) {
  const waiting = order.products.filter(({ expected }) => expected !== null);
  if (waiting.length === 0) return null;
  return (
    <>
      <Text style={styles.text}>{m.order_mail_still_to_come({}, { locale })}</Text>
      <Table>
        {waiting.map((line) => (
          <Row key={line.lineId} title={line.title} note={expectedWords(line, locale).join(', ')} value={`× ${line.expected?.quantity ?? 0}`} />
        ))}
      </Table>
    </>
  );
}

/** Rows under each other. */
export function Table({ children }: { children: ReactNode }) {
  return (
    <table style={styles.table} role="presentation">
      <tbody>{children}</tbody>
    </table>
  );
}

/** What something is, and what it comes to. */
export function Row({ title, note = '', value, strong = false }: { title: string; note?: string; value: string; strong?: boolean }) {
  const weight = { fontWeight: strong ? 700 : 400 };
  return (
    <tr>
      <td style={{ ...styles.cell, ...weight }}>
        {title}
        {note ? (
          <>
            <br />
            <span style={styles.soft}>{note}</span>
          </>
        ) : null}
      </td>
      <td style={{ ...styles.amount, ...weight }}>{value}</td>
    </tr>
  );
}
