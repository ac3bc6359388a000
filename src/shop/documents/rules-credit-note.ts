/** What a credit note says: what of an invoice was given back, for which lines, and the tax in it. Pure. */
import * as m from '#messages';
import { formatMoney } from '#kit/pure/amount.ts';
import { formatDay } from '#kit/pure/formats.ts';
import { localeFor, type Locale } from '#kit/pure/languages.ts';
import type { CreditNote } from '../orders/contract.ts';
import type { Invoice } from './contract.ts';
import { footOf, noteOf, orderDetails, payer, percent, sellerLines, sizeFor, type PrintedDocument, type DocumentRow, type DocumentSource } from './rules.ts';

/** The credit note of one refund; seller and buyer are those of the invoice that it corrects. */
export function creditNoteDocument(source: DocumentSource, invoice: Invoice, note: CreditNote): PrintedDocument {
  const { order, lang } = source;
  const locale = localeFor(lang);
  const options = { locale };
  const say = (amount: number) => formatMoney({ amount, currency: order.currency }, locale);
  return {
    kind: 'creditNote',
    locale,
    lang,
    size: sizeFor(order),
    number: note.number,
    shopName: invoice.seller.name,
    title: m.documents_credit_note({}, options),
    facts: [
      { title: m.documents_credit_note_number({}, options), value: note.number },
      { title: m.documents_credit_note_date({}, options), value: formatDay(note.at, locale) },
      { title: m.documents_credits_invoice({}, options), value: invoice.number },
      ...orderDetails(order, locale),
    ],
    blocks: [{ title: m.documents_seller({}, options), lines: sellerLines(invoice.seller, locale) }, ...payer(order, m.documents_bill_to({}, options))],
    columns: [
      { title: m.documents_item({}, options), align: 'start' },
      { title: m.documents_quantity({}, options), align: 'end' },
      { title: m.documents_tax_rate({}, options), align: 'end' },
      { title: m.documents_amount({}, options), align: 'end' },
    ],
    rows: rowsOf(source, note, say),
    totals: [
      { title: m.documents_total_credited({}, options), value: say(note.amount + note.credits + note.giftCards), isSum: true },
      ...(taxOf(note) === 0 ? [] : [{ title: m.documents_tax_included({}, options), value: say(taxOf(note)) }]),
    ],
    tables: [taxTable(source, note, say), wayTable(note, say, locale)].filter((table) => table.facts.length > 0),
    notes: [
      ...(note.isVoid ? [m.documents_credit_note_void({}, options)] : []),
      // What corrects an invoice says so too (Directive 2006/112/EC, articles 219 and 226 no. 11a).
      ...(order.billing?.reverseCharge ? [m.order_reverse_charge({}, options)] : []),
      ...(note.reason ? [m.documents_credit_note_reason({ reason: note.reason }, options)] : []),
    ],
    foot: footOf(invoice.seller, locale, { showsPayments: false }),
  };
}

type Say = (amount: number) => string;

const taxOf = (note: CreditNote) => note.shippingTax + note.lines.reduce((sum, line) => sum + line.tax, 0);

/** Lines that something was given back for, shipping, and what belongs to neither. */
function rowsOf({ order, lang, lineTaxes }: DocumentSource, note: CreditNote, say: Say): DocumentRow[] {
  const locale = localeFor(lang);
  const rows = note.lines.flatMap(({ lineId, quantity, amount }) => {
    const index = order.products.findIndex((line) => line.lineId === lineId);
    const line = order.products[index];
    if (!line || (quantity === 0 && amount === 0)) return [];
    // A share of a sum has no quantity.
    const cells = [line.title, quantity === 0 ? '' : String(quantity), percent(lineTaxes[index]?.basisPoints ?? 0, locale), say(amount)];
    return [{ cells, note: noteOf(line) }];
  });
  if (note.shipping > 0)
    rows.push({ cells: [m.documents_credit_shipping({}, { locale }), '', '', say(note.shipping)], note: order.shippingMethod?.title ?? '' });
  const other = note.amount + note.credits + note.giftCards - note.shipping - note.lines.reduce((sum, line) => sum + line.amount, 0);
  if (other > 0) rows.push({ cells: [m.documents_credit_other({}, { locale }), '', '', say(other)], note: '' });
  return rows;
}

function taxTable({ lang, lineTaxes, order }: DocumentSource, note: CreditNote, say: Say): PrintedDocument['tables'][number] {
  const locale = localeFor(lang);
  const byRate = new Map<number, { net: number; tax: number }>();
  for (const { lineId, amount, tax } of note.lines) {
    const basisPoints = lineTaxes[order.products.findIndex((line) => line.lineId === lineId)]?.basisPoints ?? 0;
    const known = byRate.get(basisPoints) ?? { net: 0, tax: 0 };
    byRate.set(basisPoints, { net: known.net + amount - tax, tax: known.tax + tax });
  }
  const facts = [...byRate]
    .filter(([, { tax }]) => tax > 0)
    .map(([basisPoints, { net, tax }]) => ({ title: m.documents_tax_of({ rate: percent(basisPoints, locale), net: say(net) }, { locale }), value: say(tax) }));
  if (note.shippingTax > 0) facts.push({ title: m.documents_tax_on_shipping({}, { locale }), value: say(note.shippingTax) });
  return { title: m.documents_taxes({}, { locale }), facts };
}

/** How it went back, where that was not money alone. */
function wayTable({ amount, credits, giftCards }: CreditNote, say: Say, locale: Locale): PrintedDocument['tables'][number] {
  const facts =
    credits + giftCards > 0
      ? [
          ...(giftCards > 0 ? [{ title: m.documents_gift_cards_returned({}, { locale }), value: say(giftCards) }] : []),
          ...(credits > 0 ? [{ title: m.documents_credits_returned({}, { locale }), value: say(credits) }] : []),
          { title: m.documents_money_returned({}, { locale }), value: say(amount) },
        ]
      : [];
  return { title: m.documents_payments({}, { locale }), facts };
}
