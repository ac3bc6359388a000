import { z } from 'zod';
import * as m from '#messages';
import { ImportRejected, type OpensFile } from '../../../catalog/import/index.ts';
import type { Cells, ForeignOrder } from '../../../orders/import/index.ts';
import type { OrderEntry } from './read-order-table.ts';
import { readJsonArray } from './split-json.ts';

/** Text or a number, as text; whatever else stands there is none. */
const text = z
  .union([z.string(), z.number(), z.boolean()])
  .transform((value) => String(value).replaceAll('\0', '').trim())
  .catch('');
const list = <Item extends z.ZodType>(item: Item) => z.array(item).catch([]);
const tax = z.object({ title: text, price: text, rate: z.number().catch(0) });
const address = z
  .object({
    name: text,
    address1: text,
    address2: text,
    company: text,
    city: text,
    zip: text,
    province_code: text,
    province: text,
    country_code: text,
    phone: text,
  })
  .nullable()
  .catch(null);

/** What is read of an order of the Admin API, in its REST form. */
const apiOrder = z.object({
  name: text,
  email: text,
  contact_email: text,
  test: text,
  financial_status: text,
  fulfillment_status: text,
  created_at: text,
  processed_at: text,
  closed_at: text,
  cancelled_at: text,
  currency: text,
  subtotal_price: text,
  total_tax: text,
  total_price: text,
  total_discounts: text,
  total_tip_received: text,
  customer_locale: text,
  note: text,
  tags: text,
  discount_codes: list(z.object({ code: text })),
  payment_gateway_names: list(text),
  tax_lines: list(tax),
  shipping_lines: list(z.object({ title: text, price: text, discounted_price: text })),
  shipping_address: address,
  line_items: list(
    z.object({
      quantity: text,
      title: text,
      variant_title: text,
      name: text,
      price: text,
      sku: text,
      requires_shipping: text,
      taxable: text,
      fulfillment_status: text,
      discount_allocations: list(z.object({ amount: text })),
    }),
  ),
  fulfillments: list(z.object({ created_at: text, status: text, tracking_company: text, tracking_numbers: list(text), tracking_url: text })),
  refunds: list(z.object({ created_at: text, note: text, transactions: list(z.object({ kind: text, status: text, amount: text })) })),
});
type ApiOrder = z.output<typeof apiOrder>;

/**
 * Reads orders as the Admin API answers them: an array, or an object with an array `orders`.
 * @throws ImportRejected when there is no such array
 */
export async function* readOrderJson(file: OpensFile): AsyncGenerator<OrderEntry> {
  for await (const entry of readJsonArray(file, 'orders')) {
    const { row } = entry;
    if ('error' in entry) {
      yield { rows: row, row, error: entry.error };
      continue;
    }
    if (row === 1 && !('line_items' in entry.value)) throw new ImportRejected((options) => m.import_order_foreign_json({}, options));
    const read = apiOrder.safeParse(entry.value);
    yield read.success ? { rows: row, order: foreignOrderOf(row, read.data) } : { rows: row, row, error: (options) => m.import_order_unreadable({}, options) };
  }
}

function foreignOrderOf(row: number, order: ApiOrder): ForeignOrder {
  const fulfilled = order.fulfillments.filter(({ status }) => status === 'success' || status === '');
  const [first] = fulfilled;
  const numbers = fulfilled.flatMap((one) => one.tracking_numbers).filter((number) => number !== '');
  return {
    row,
    cells: { ...cellsOf(order), fulfilledAt: fulfilled.at(-1)?.created_at ?? '' },
    lines: order.line_items.map((line) => ({
      quantity: line.quantity,
      title: line.name || [line.title, line.variant_title].filter(Boolean).join(' - '),
      price: line.price,
      sku: line.sku,
      requiresShipping: line.requires_shipping,
      taxable: line.taxable,
      lineStatus: line.fulfillment_status,
      lineDiscount: sumOf(line.discount_allocations.map(({ amount }) => amount)),
    })),
    refunds: order.refunds.flatMap(({ created_at, note, transactions }) =>
      transactions.filter(({ kind, status }) => kind === 'refund' && status === 'success').map(({ amount }) => ({ amount, at: created_at, reason: note })),
    ),
    ...(first ? { shipment: { carrier: first.tracking_company, number: numbers.join(', '), url: fulfilled.length === 1 ? first.tracking_url : '' } } : {}),
  };
}

function cellsOf(order: ApiOrder): Cells {
  const to = order.shipping_address;
  const shipping = order.shipping_lines;
  const taxes = order.tax_lines.slice(0, 5).flatMap(({ title, price, rate }, at) => [
    [`tax${at + 1}Name`, `${title} ${Number((rate * 100).toFixed(5))}%`],
    [`tax${at + 1}Value`, price],
  ]);
  return {
    number: order.name,
    email: order.email || order.contact_email,
    test: order.test,
    financialStatus: order.financial_status,
    fulfillmentStatus: order.fulfillment_status,
    createdAt: order.created_at,
    paidAt: order.processed_at,
    closedAt: order.closed_at,
    cancelledAt: order.cancelled_at,
    currency: order.currency,
    subtotal: order.subtotal_price,
    shipping: sumOf(shipping.map((one) => one.discounted_price || one.price)),
    taxes: order.total_tax,
    total: order.total_price,
    tip: order.total_tip_received,
    discountCode: order.discount_codes.map(({ code }) => code).join(', '),
    discountAmount: order.total_discounts,
    shippingMethod: shipping[0]?.title ?? '',
    paymentMethod: order.payment_gateway_names.join(', '),
    locale: order.customer_locale,
    notes: order.note,
    tags: order.tags,
    ...(to && {
      shippingName: to.name,
      shippingAddress: to.address1,
      shippingApartment: to.address2,
      shippingCompany: to.company,
      shippingCity: to.city,
      shippingZip: to.zip,
      shippingProvince: to.province_code || to.province,
      shippingCountry: to.country_code,
      shippingPhone: to.phone,
    }),
    ...Object.fromEntries(taxes),
  };
}

/** The sum of decimals as such; what is none of them stands as it is, for the error about it. */
function sumOf(amounts: readonly string[]): string {
  const odd = amounts.find((one) => !/^\d{1,13}(\.\d{1,6})?$/.test(one) && one !== '');
  if (odd !== undefined) return odd;
  const millionths = amounts.reduce((sum, one) => {
    const [whole = '0', part = ''] = one.split('.');
    return sum + BigInt((whole || '0') + part.padEnd(6, '0'));
  }, 0n);
  const digits = String(millionths).padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`;
}
