/** The content of documents, the same for the page and for the PDF. Pure. */
import * as m from '#messages';
import { formatMoney } from '#kit/pure/amount.ts';
import { formatDay, numberFormat } from '#kit/pure/formats.ts';
import { localeFor, type Locale } from '#kit/pure/languages.ts';
import type { Order } from '../orders/contract.ts';
import { documentLimits, type DocumentKind, type Invoice, type Seller } from './contract.ts';
import { taxesByRate } from './rules-tax.ts';

/** A title and what belongs to it. */
export type Fact = { title: string; value: string };

/** One row of the table: a cell per column, the first with a note below. */
export type DocumentRow = { cells: string[]; note: string };

/** A document, ready for layout. */
export type PrintedDocument = {
  kind: DocumentKind;
  locale: Locale;
  /** Language prefix of the order; decides how Chinese characters are drawn. */
  lang: string;
  /** Letter where people use it, else A4. */
  size: 'A4' | 'LETTER';
  /** Also the file's name. */
  number: string;
  shopName: string;
  title: string;
  facts: Fact[];
  blocks: { title: string; lines: string[] }[];
  /** A QR code beside the blocks, for the warehouse. */
  code?: { text: string; title: string };
  columns: { title: string; align: 'start' | 'end' }[];
  rows: DocumentRow[];
  totals: (Fact & { isSum?: true })[];
  tables: { title: string; facts: Fact[] }[];
  notes: string[];
  foot: string[];
};

/** What a document is made from; `OrderForDocument` of the orders. */
export type DocumentSource = { lang: string; order: Order; paidAt: Date | null; lineTaxes: readonly { basisPoints: number; amount: number }[] };

/** `INV-2026-000042` */
export function invoiceNumber(year: number, sequence: number): string {
  return `INV-${year}-${String(sequence).padStart(6, '0')}`;
}

type Money = { amount: number; currency: string };

export const sizeFor = (order: Order) => (['US', 'CA', 'MX', 'PH'].includes(order.address?.country ?? '') ? 'LETTER' : 'A4');

/** The invoice of an order. */
export function invoiceDocument(source: DocumentSource, invoice: Invoice): PrintedDocument {
  const { order, lang } = source;
  const locale = localeFor(lang);
  const options = { locale };
  const say = (money: Money) => formatMoney(money, locale);
  const correctedAt = order.editedAt !== null && new Date(order.editedAt) > invoice.issuedAt ? new Date(order.editedAt) : null;
  return {
    kind: 'invoice',
    locale,
    lang,
    size: sizeFor(order),
    number: invoice.number,
    shopName: invoice.seller.name,
    title: m.documents_invoice({}, options),
    facts: [
      { title: m.documents_invoice_number({}, options), value: invoice.number },
      { title: m.documents_invoice_date({}, options), value: formatDay(invoice.issuedAt, locale) },
      ...(correctedAt ? [{ title: m.documents_corrected_on({}, options), value: formatDay(correctedAt, locale) }] : []),
      ...orderDetails(order, locale),
      ...(order.payment ? [{ title: m.documents_payment_method({}, options), value: order.payment.title }] : []),
    ],
    blocks: [{ title: m.documents_seller({}, options), lines: sellerLines(invoice.seller, locale) }, ...payer(order, m.documents_bill_to({}, options))],
    columns: [
      { title: m.documents_item({}, options), align: 'start' },
      { title: m.documents_quantity({}, options), align: 'end' },
      { title: m.documents_unit_price({}, options), align: 'end' },
      { title: m.documents_tax_rate({}, options), align: 'end' },
      { title: m.documents_amount({}, options), align: 'end' },
    ],
    rows: order.products.slice(0, documentLimits.linesPerDocument).map((line, index) => ({
      cells: [
        line.title,
        String(line.quantity),
        say(line.price),
        percent(source.lineTaxes[index]?.basisPoints ?? 0, locale),
        say({ amount: line.price.amount * line.quantity, currency: order.currency }),
      ],
      note: noteOf(line),
    })),
    totals: totalsOf(order, locale),
    tables: [taxTable(source, locale), paymentTable(source, locale)].filter((table) => table.facts.length > 0),
    notes: [
      ...(correctedAt ? [m.documents_corrected_note({ number: invoice.number }, options)] : []),
      ...(order.billing?.reverseCharge ? [m.order_reverse_charge({}, options)] : []),
      ...(order.remark ? [m.documents_remark({ remark: order.remark }, options)] : []),
    ],
    foot: footOf(invoice.seller, locale, { showsPayments: true }),
  };
}

/** What goes into the parcel: what and how many, and no price. */
export function packingSlipDocument({ order, lang }: DocumentSource, seller: Seller): PrintedDocument {
  const locale = localeFor(lang);
  const options = { locale };
  // What was refunded before it was sent, or is about to be, is not packed, and gift cards are mailed.
  const goods = order.products.filter((line) => !line.giftCard);
  const lines = goods.map((line) => ({ ...line, quantity: line.quantity - line.withheld })).filter((line) => line.quantity > 0);
  const units = lines.reduce((sum, line) => sum + line.quantity, 0);
  return {
    kind: 'packingSlip',
    locale,
    lang,
    size: sizeFor(order),
    number: order.orderNo,
    shopName: seller.name,
    title: m.documents_packing_slip({}, options),
    facts: [
      ...orderDetails(order, locale),
      ...(order.shippingMethod ? [{ title: m.documents_shipping_method({}, options), value: order.shippingMethod.title }] : []),
    ],
    blocks: [{ title: m.documents_sender({}, options), lines: seller.lines }, ...people(order, m.documents_ship_to({}, options))],
    columns: [
      { title: m.documents_item({}, options), align: 'start' },
      { title: m.documents_sku({}, options), align: 'start' },
      { title: m.documents_quantity({}, options), align: 'end' },
      { title: m.documents_already_sent({}, options), align: 'end' },
      { title: m.documents_packed({}, options), align: 'end' },
    ],
    rows: lines.slice(0, documentLimits.linesPerDocument).map((line) => ({
      cells: [line.title, line.sku, String(line.quantity), String(line.shipped), '□'],
      note: optionsOf(line),
    })),
    totals: [{ title: m.documents_pieces({}, options), value: String(units), isSum: true }],
    tables: [],
    notes: [
      ...(order.remark ? [m.documents_remark({ remark: order.remark }, options)] : []),
      ...(order.giftMessage ? [m.order_gift_message({ message: order.giftMessage }, options)] : []),
    ],
    foot: [[seller.name, seller.email, seller.phone].filter(Boolean).join(' · ')],
  };
}

export function orderDetails(order: Order, locale: Locale): Fact[] {
  return [
    { title: m.documents_order_number({}, { locale }), value: order.orderNo },
    { title: m.documents_order_date({}, { locale }), value: formatDay(order.placedAt, locale) },
  ];
}

export function people(order: Order, title: string): PrintedDocument['blocks'] {
  const { email, countryCode, mobile } = order.contact;
  const contact = email ?? (mobile ? `${countryCode ?? ''} ${mobile}` : '');
  const lines = [...order.addressLines, contact].filter(Boolean);
  return lines.length > 0 ? [{ title, lines }] : [];
}

/** Whom an invoice is made out to. */
export function payer(order: Order, title: string): PrintedDocument['blocks'] {
  return order.billing ? people({ ...order, addressLines: order.billing.lines }, title) : people(order, title);
}

export function sellerLines(seller: Seller, locale: Locale): string[] {
  return seller.taxNumber === '' ? seller.lines : [...seller.lines, m.documents_tax_number({ number: seller.taxNumber }, { locale })];
}

/** How to reach the seller; documents that show payments say as of when. */
export function footOf(seller: Seller, locale: Locale, { showsPayments }: { showsPayments: boolean }): string[] {
  const contact = [seller.name, seller.email, seller.phone].filter(Boolean).join(' · ');
  return [contact, seller.registration, showsPayments ? m.documents_as_ordered({}, { locale }) : ''].filter(Boolean);
}

type Line = Order['products'][number];
export const optionsOf = (line: Line) => line.options.map(({ value }) => value).join(' · ');
export const noteOf = (line: Line) => [optionsOf(line), line.sku].filter(Boolean).join(' · ');

function totalsOf(order: Order, locale: Locale): PrintedDocument['totals'] {
  const options = { locale };
  const say = (money: Money) => formatMoney(money, locale);
  const minus = ({ amount, currency }: Money) => say({ amount: amount === 0 ? 0 : -amount, currency });
  const discounts = [...order.promotionDiscounts, ...order.couponDiscounts].map(({ title, code, amount }) => ({
    title: code && code !== title ? `${title} (${code})` : title,
    value: minus(amount),
  }));
  return [
    { title: m.documents_subtotal({}, options), value: say(order.subtotal) },
    ...discounts,
    ...(order.shippingMethod ? [{ title: m.documents_shipping({ method: order.shippingMethod.title }, options), value: say(order.shippingFee) }] : []),
    ...(order.taxIncluded ? [] : [{ title: m.documents_tax({}, options), value: say(order.tax) }]),
    ...(order.credits.amount > 0 ? [{ title: m.documents_credits({}, options), value: minus(order.credits) }] : []),
    ...(order.giftCardsAmount.amount > 0 ? [{ title: m.gift_card({}, options), value: minus(order.giftCardsAmount) }] : []),
    { title: m.documents_total({}, options), value: say(order.total), isSum: true as const },
    ...(order.taxIncluded ? [{ title: m.documents_tax_included({}, options), value: say(order.tax) }] : []),
  ];
}

function taxTable({ order, lineTaxes }: DocumentSource, locale: Locale): PrintedDocument['tables'][number] {
  const say = (amount: number) => formatMoney({ amount, currency: order.currency }, locale);
  const facts = taxesByRate(order, lineTaxes).map(({ basisPoints, net, tax }) => ({
    title:
      basisPoints === null
        ? m.documents_tax_on_shipping({}, { locale })
        : m.documents_tax_of({ rate: percent(basisPoints, locale), net: say(net) }, { locale }),
    value: say(tax),
  }));
  return { title: m.documents_taxes({}, { locale }), facts };
}

/** What was paid and what went back, up to the day of printing. */
function paymentTable({ order, paidAt }: DocumentSource, locale: Locale): PrintedDocument['tables'][number] {
  const options = { locale };
  const say = (money: Money) => formatMoney(money, locale);
  const facts: Fact[] = [];
  if (paidAt) facts.push({ title: m.documents_paid_on({ date: formatDay(paidAt, locale) }, options), value: say(order.paymentAmount) });
  // Credits alone are shown below.
  for (const { amount, at } of order.refunds.filter((refund) => refund.amount.amount > 0))
    facts.push({
      title: m.documents_refunded_on({ date: formatDay(at, locale) }, options),
      value: say({ amount: -amount.amount, currency: amount.currency }),
    });
  if (order.creditsReturned.amount > 0) facts.push({ title: m.documents_credits_returned({}, options), value: say(order.creditsReturned) });
  if (order.giftCardsReturned.amount > 0) facts.push({ title: m.documents_gift_cards_returned({}, options), value: say(order.giftCardsReturned) });
  return { title: m.documents_payments({}, options), facts };
}

export const percent = (basisPoints: number, locale: Locale) =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 5 }).format(basisPoints / 10_000);
