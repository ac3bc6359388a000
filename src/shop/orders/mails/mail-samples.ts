/** Mails about orders with sample data. */
import { languagePrefix } from '#kit/pure/languages.ts';
import { askPath } from '#kit/pure/orders/ask-about-order.ts';
import type { MailSample, MailFixture } from '#kit/server/mail/mail-sample.ts';
import { forEachField } from '#kit/pure/places/address-fields.ts';
import type { PostalAddress } from '../../addresses/contract.ts';
import { addressLines } from '../../addresses/index.ts';
import { paymentInstructions, paymentMethodTitle } from '../../payments/index.ts';
import { paymentSettingsSchema } from '../../settings/contract.ts';
import { usualPagePath } from '../../settings/routes/index.ts';
import { presentDelivery } from '../../shipping/delivery/index.ts';
import { firstOrderStatus, type Order } from '../contract.ts';
import { orderMailKinds, type OrderMailKind } from './contract-mails.ts';
import { mentionSample } from './mention-mail.ts';
import { ownOrderWords, type OrderMailProps } from './order-mail.tsx';
import { makeOrderMail } from './send-order-mail.ts';

/** Every mail about an order; that of a placed one with a bank transfer besides, because it says more. */
export const orderMailSamples: readonly MailSample[] = [
  mentionSample,
  ...orderMailKinds.map((kind) => orderSample(`order.${kind}`, (fixture) => propsOf(kind, fixture))),
  orderSample('order.ready', readyProps),
  { kind: 'order.placedByTransfer', make: (fixture) => makeOrderMail({ ...propsOf('placed', fixture), instructions: sampleTransfer(fixture) }) },
];

/** The link of a guest's mail carries a secret: no other words do without it. */
function orderSample(kind: string, props: (fixture: MailFixture) => OrderMailProps): MailSample {
  return { kind, make: (fixture) => makeOrderMail(props(fixture)), words: (fixture) => ownOrderWords(props(fixture)), required: ['link'] };
}

/** Kinds that are about one parcel. */
const withParcel: readonly OrderMailKind[] = ['shipped', 'parcelException', 'parcelReturned'];
/** Kinds that carry a reason. */
const withReason: readonly OrderMailKind[] = ['cancelRequested', 'cancelRejected', 'refunded', 'edited'];
const unpaid: readonly OrderMailKind[] = ['placed', 'invoice', 'edited', 'paymentAsked', 'paymentFailed', 'paymentReminder', 'expired'];

function propsOf(kind: OrderMailKind, fixture: MailFixture): OrderMailProps {
  const sample = sampleOrder(fixture, { isPaid: !unpaid.includes(kind) });
  const order = kind === 'expectedDayMoved' ? withWaiting(sample) : sample;
  const prefix = languagePrefix(fixture.lang);
  return {
    kind,
    locale: fixture.locale,
    shopName: fixture.shopName,
    timeZone: 'UTC',
    // Usually nothing has been sent when the money arrives.
    order: kind === 'paymentReceived' ? { ...order, shipments: [] } : order,
    link: `${fixture.baseUrl}${prefix}/checkout/thankyou?order=${order.orderNo}`,
    askLink: `${fixture.baseUrl}${prefix}${askPath(usualPagePath('contact'), order.orderNo)}`,
    instructions: [],
    reason: withReason.includes(kind) ? fixture.words : '',
    amount: kind === 'refunded' || kind === 'surplusRefunded' || kind === 'cancelled' ? 2_400 : null,
    shipment: withParcel.includes(kind) ? order.shipments[0]! : null,
    template: fixture.template,
    footer: fixture.footer,
    look: fixture.look,
  };
}

/** The same with a unit that was sold ahead of stock. */
function withWaiting(order: Order): Order {
  const expected = { as: 'preorder' as const, expectedOn: '2027-01-12', quantity: 1 };
  return { ...order, products: order.products.map((line) => ({ ...line, expected, sendable: 0 })) };
}

/** An order that waits to be collected. */
function readyProps(fixture: MailFixture): OrderMailProps {
  const props = propsOf('shipped', fixture);
  const pickup = { addressLines: ['3 Beck Lane', 'Aldermoor'], hours: fixture.words, phone: '+44 1632 960152' };
  return { ...props, order: { ...props.order, shippingMethod: { id: 'pickup', title: 'Pick up', pickup } } };
}

function sampleTransfer({ shopName, locale }: MailFixture): { title: string; value: string }[] {
  const account = { accountHolder: shopName, bankName: 'Example Bank', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001' };
  const settings = { ...paymentSettingsSchema.parse({}), bankTransfer: account };
  return paymentInstructions('bankTransfer', { orderNo: sampleOrderNo, totalAmount: 5_176, currency: 'USD' }, settings, locale);
}

const sampleOrderNo = '261121-4K7ZQM';

/** An order that adds up: two units, a coupon, shipping. */
export function sampleOrder(fixture: MailFixture, { isPaid }: { isPaid: boolean }): Order {
  const { locale, email, now } = fixture;
  const at = now.toISOString();
  return {
    billing: null,
    fapiao: null,
    orderNo: sampleOrderNo,
    imported: null,
    status: firstOrderStatus,
    payStatus: isPaid ? 'paid' : 'unpaid',
    currency: 'USD',
    placedAt: at,
    cardsIssuedAt: null,
    products: [sampleLine(fixture)],
    subtotal: money(4_800),
    couponDiscounts: [{ title: 'WELCOME', code: 'WELCOME', amount: money(480) }],
    promotionDiscounts: [],
    shippingFee: money(500),
    shippingMethod: { id: 'standard', title: 'Standard', delivery: presentDelivery({ from: '2026-12-01', until: '2026-12-03' }, locale) },
    tax: money(356),
    taxes: [],
    taxIncluded: false,
    credits: money(0),
    creditsReturned: money(0),
    giftCardsAmount: money(0),
    giftCardsReturned: money(0),
    total: money(5_176),
    due: money(isPaid ? 0 : 5_176),
    payLater: false,
    otherOrderNo: null,
    paymentAmount: money(isPaid ? 5_176 : 0),
    refundedAmount: money(0),
    refundState: 'none',
    openReturns: 0,
    refunds: [],
    payment: samplePayment(fixture, { isPaid }),
    contact: { email, countryCode: null, mobile: null },
    ...sentTo(fixture),
    shipments: [{ ...sampleParcel, shippedAt: at }],
    remark: fixture.words,
    giftMessage: fixture.words,
    giftDelivery: null,
    editedAt: null,
    timeline: [],
    actions: isPaid ? [] : ['pay'],
    payPath: isPaid ? null : '/checkout/sample',
  };
}

function sentTo({ locale, firstName, lastName }: MailFixture): Pick<Order, 'address' | 'addressLines' | 'addressEditable'> {
  // Not checked: a name may hold what no shopper could send.
  const address: PostalAddress = { ...forEachField(() => ''), ...sampleAddress, firstName, lastName };
  return { address, addressLines: addressLines(address, locale), addressEditable: false };
}

const money = (amount: number) => ({ amount, currency: 'USD' });

function sampleLine({ product, option }: MailFixture): Order['products'][number] {
  return {
    lineId: 'sample',
    sku: 'EMBER-MOSS',
    slug: 'ember-bowl',
    title: product,
    options: [option],
    image: null,
    quantity: 2,
    giftCard: false,
    price: money(2_400),
    discounts: [{ title: 'WELCOME', code: 'WELCOME', amount: money(480) }],
    total: money(4_320),
    shipped: 1,
    expected: null,
    sendable: 1,
    withheld: 0,
    returned: 0,
    returnable: 0,
    returnableGoods: 0,
  };
}

function samplePayment({ now, locale }: MailFixture, { isPaid }: { isPaid: boolean }): Order['payment'] {
  return {
    methodId: 'bankTransfer',
    title: paymentMethodTitle('bankTransfer', locale),
    state: isPaid ? 'captured' : 'pending',
    dueAt: isPaid ? null : new Date(now.getTime() + 1_800_000).toISOString(),
    instructions: [],
    note: '',
    capturedLater: true,
    shipsBeforePayment: false,
  };
}

const sampleParcel = {
  id: 'sample',
  state: null,
  expected: null,
  events: [],
  expressName: 'DHL',
  expressNumber: '00340434161094042557',
  trackingUrl: 'https://www.dhl.com/track?n=00340434161094042557',
  deliveredAt: null,
  lines: [{ lineId: 'sample', quantity: 1 }],
};

const sampleAddress = {
  country: 'US',
  province: 'CA',
  city: 'Berkeley',
  postalCode: '94704',
  address: '1 Analytical Way',
  countryCode: '+1',
  phone: '5105550100',
};
