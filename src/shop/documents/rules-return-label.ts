/** What stands on the label of a return, and on the slip below it that goes into the parcel. Pure. */
import * as m from '#messages';
import { localeFor } from '#kit/pure/languages.ts';
import type { ReturnLabel } from '../returns/label/index.ts';
import { documentLimits, type Seller } from './contract.ts';
import { orderDetails, people, sizeFor, type DocumentSource, type PrintedDocument } from './rules.ts';

/** The label. `baseUrl` is the shop's address: scanning the code on the parcel opens the return. */
export function returnLabelDocument(
  { order, lang }: DocumentSource,
  label: ReturnLabel,
  { seller, baseUrl }: { seller: Seller; baseUrl: string },
): PrintedDocument {
  const locale = localeFor(lang);
  const options = { locale };
  const { consignee, contactNumber, detailedAddress } = label.address;
  const units = label.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    kind: 'returnLabel',
    locale,
    lang,
    size: sizeFor(order),
    number: label.returnNo,
    shopName: seller.name,
    title: m.documents_return_label({}, options),
    facts: [{ title: m.returns_number({}, options), value: label.returnNo }, ...orderDetails(order, locale)],
    blocks: [
      {
        title: m.documents_ship_to({}, options),
        lines: [consignee, ...detailedAddress.split('\n'), contactNumber].map((line) => line.trim()).filter((line) => line !== ''),
      },
      ...people(order, m.documents_sender({}, options)),
    ],
    code: { text: `${baseUrl}/backoffice/returns/${label.id}`, title: m.documents_return_code({ number: label.returnNo }, options) },
    columns: [
      { title: m.documents_item({}, options), align: 'start' },
      { title: m.documents_sku({}, options), align: 'start' },
      { title: m.documents_quantity({}, options), align: 'end' },
    ],
    rows: label.lines.slice(0, documentLimits.linesPerDocument).map((line) => ({
      cells: [line.title, line.sku, String(line.quantity)],
      note: line.options.map(({ value }) => value).join(' · '),
    })),
    totals: [{ title: m.documents_pieces({}, options), value: String(units), isSum: true }],
    tables: [],
    notes: [m.documents_return_label_how({}, options)],
    foot: [[seller.name, seller.email, seller.phone].filter(Boolean).join(' · ')],
  };
}
