/** Who ordered, how it is paid and sent, and what was said with it. */
import * as m from '#messages';
import { dot } from '#kit/pure/formats.ts';
import { Fact } from '#ui/order-parts/fact.tsx';
import { useMoney, usePageView } from '#ui/page-view.tsx';
import type { Order } from '../../contract.ts';
import { giftDeliveryDay, giftRecipient } from '../../show/gift-delivery-texts.ts';
import { payWord } from '../order-texts.ts';

/** A list of what is known; what is not there is left out, and so are what the heading says of the payment and the days that the order's way says. */
export function Facts({ order }: { order: Order }) {
  const money = useMoney();
  const { contact, payment } = order;
  return (
    <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <Fact title={m.checkout_step_contact()}>{contact.email ?? `${contact.countryCode ?? ''} ${contact.mobile ?? ''}`}</Fact>
      {payment && (
        <Fact title={m.checkout_step_payment()}>
          {payment.title}
          <span className="block text-sm text-desc empty:hidden">
            {order.paymentAmount.amount > 0 && `${payWord(order.payStatus)}${dot}${money(order.paymentAmount)}`}
          </span>
        </Fact>
      )}
      {order.addressLines.length > 0 && (
        <Fact title={m.checkout_step_address()}>
          {order.addressLines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Fact>
      )}
      {order.billing && (
        <Fact title={m.checkout_billing()}>
          {order.billing.lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          {order.billing.reverseCharge && <span className="block text-sm text-desc">{m.order_reverse_charge()}</span>}
        </Fact>
      )}
      {order.fapiao && <FapiaoFact fapiao={order.fapiao} />}
      {order.shippingMethod && (
        <Fact title={m.checkout_step_shipping()}>
          {order.shippingMethod.title}
          {order.shippingMethod.pickup && <Pickup place={order.shippingMethod.pickup} />}
        </Fact>
      )}
      {order.giftDelivery && <GiftDelivery order={{ ...order, giftDelivery: order.giftDelivery }} />}
      <Words order={order} />
    </dl>
  );
}

function Words({ order: { remark, giftMessage } }: { order: Order }) {
  return (
    <>
      {remark && <Fact title={m.field_remark()}>{remark}</Fact>}
      {giftMessage && (
        <Fact title={m.gift_message()}>
          <span className="whitespace-pre-line wrap-anywhere">{giftMessage}</span>
        </Fact>
      )}
    </>
  );
}

/** To whom the codes of gift cards are mailed, and when; the codes stay theirs. */
function GiftDelivery({ order }: { order: Order & { giftDelivery: NonNullable<Order['giftDelivery']> } }) {
  const { locale } = usePageView();
  const { giftDelivery } = order;
  const recipient = giftRecipient(giftDelivery);
  if (recipient.length === 0) return null;
  return (
    <Fact title={m.order_gift_delivery()}>
      {recipient.map((line) => (
        <span key={line} className="block wrap-anywhere">
          {line}
        </span>
      ))}
      {giftDelivery.senderName && <span className="block wrap-anywhere">{m.order_gift_delivery_from({ sender: giftDelivery.senderName })}</span>}
      {giftDelivery.message && <span className="mt-2 block whitespace-pre-line wrap-anywhere">{giftDelivery.message}</span>}
      <span className="mt-2 block text-sm text-desc empty:hidden">{giftDeliveryDay(order, locale)}</span>
    </Fact>
  );
}

function FapiaoFact({ fapiao: { title, taxNumber, email, issuedAt } }: { fapiao: NonNullable<Order['fapiao']> }) {
  return (
    <Fact title={m.checkout_fapiao()}>
      {[title, taxNumber, email].filter(Boolean).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      <span className="block text-sm text-desc">{issuedAt ? m.order_fapiao_issued_on() : m.order_fapiao_open()}</span>
    </Fact>
  );
}

/** Where the goods are collected, and when. */
function Pickup({ place }: { place: NonNullable<NonNullable<Order['shippingMethod']>['pickup']> }) {
  const lines = [...place.addressLines, place.hours, place.phone].filter((line) => line !== '');
  return lines.map((line) => (
    <span key={line} className="block text-sm text-desc">
      {line}
    </span>
  ));
}
