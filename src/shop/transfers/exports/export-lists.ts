/** Lists of the back office as CSV for spreadsheets: with the list's filter, a batch at a time, whatever their length. */
import { decimalText } from '#kit/pure/amount.ts';
import { csvRow } from '#kit/pure/csv.ts';
import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import { findDefaultAddresses } from '../../addresses/import/index.ts';
import { readAccounts } from '../../accounts/index.ts';
import { readCustomersInBatches } from '../../customers/index.ts';
import { findConfirmed } from '../../newsletter/import/index.ts';
import { readOrdersInBatches } from '../../orders/staff/index.ts';
import type { Order } from '../../orders/contract.ts';
import { readStockInBatches } from '../../stock/index.ts';

/** A file: its heading, and the rows of each batch of a list. */
async function* fileOf<Item>(
  heading: readonly string[],
  batches: AsyncIterable<readonly Item[]>,
  rowsOf: (items: readonly Item[]) => Promise<string[][]> | string[][],
): AsyncGenerator<string> {
  yield csvRow(heading);
  for await (const items of batches) {
    const text = (await rowsOf(items)).map(csvRow).join('');
    if (text !== '') yield text;
  }
}

const yes = (value: boolean) => (value ? 'yes' : 'no');

type OrderFilter = Parameters<typeof readOrdersInBatches>[1];

const orderHeading = [
  'Name',
  'Email',
  'Financial Status',
  'Fulfillment Status',
  'Status',
  'Currency',
  'Subtotal',
  'Shipping',
  'Taxes',
  'Total',
  'Refunded Amount',
  'Discount Amount',
  'Shipping Method',
  'Payment Method',
  'Created at',
  'Lineitem quantity',
  'Lineitem name',
  'Lineitem sku',
  'Lineitem price',
  'Lineitem total',
  'Lineitem shipped',
  'Shipping Name',
  'Shipping Address',
  'Shipping City',
  'Shipping Zip',
  'Shipping Province',
  'Shipping Country',
  'Shipping Phone',
  'Fapiao Type',
  'Fapiao Title',
  'Fapiao Tax Number',
  'Fapiao Email',
  'Fapiao Issued at',
] as const;

/** Orders, oldest first, a row for each line, as Shopify writes them: what concerns the whole order stands in its first row. */
export function exportOrders(context: Context, filter: OrderFilter): AsyncGenerator<string> {
  return fileOf(orderHeading, readOrdersInBatches(context, filter, 100), (orders) => orders.flatMap(orderRows));
}

function orderRows(order: Order): string[][] {
  const money = ({ amount }: { amount: number }) => decimalText(amount, order.currency);
  const { address, contact } = order;
  // Those of its lines are shares of these.
  const discounts = [...order.couponDiscounts, ...order.promotionDiscounts];
  const shipped = order.products.reduce((sum, line) => sum + line.shipped, 0);
  const ordered = order.products.reduce((sum, line) => sum + line.quantity, 0);
  const own = [
    contact.email ?? '',
    order.payStatus,
    shipped === 0 ? 'unfulfilled' : shipped < ordered ? 'partial' : 'fulfilled',
    order.status,
    order.currency,
    money(order.subtotal),
    money(order.shippingFee),
    money(order.tax),
    money(order.total),
    money(order.refundedAmount),
    money({ amount: discounts.reduce((sum, { amount }) => sum + amount.amount, 0) }),
    order.shippingMethod?.title ?? '',
    order.payment?.title ?? '',
    order.placedAt,
  ];
  const to = address
    ? [
        `${address.firstName} ${address.lastName}`.trim(),
        [address.address, address.apartment].filter(Boolean).join(', '),
        address.city,
        address.postalCode,
        address.province,
        address.country,
        address.phone && `${address.countryCode} ${address.phone}`,
      ]
    : Array.from({ length: 7 }, () => '');
  const { type = '', title = '', taxNumber = '', email = '', issuedAt = null } = order.fapiao ?? {};
  const fapiao = [type, title, taxNumber, email, issuedAt ?? ''];
  return order.products.map((line, index) => [
    order.orderNo,
    ...(index === 0 ? own : own.map((cell, at) => (at === 0 ? cell : ''))),
    String(line.quantity),
    [line.title, ...line.options.map(({ value }) => value)].join(' - '),
    line.sku,
    money(line.price),
    money(line.total),
    String(line.shipped),
    ...(index === 0 ? [...to, ...fapiao] : [...to, ...fapiao].map(() => '')),
  ]);
}

type CustomerFilter = Parameters<typeof readCustomersInBatches>[1];

const customerHeading = [
  'Customer ID',
  'First Name',
  'Last Name',
  'Email',
  'Accepts Email Marketing',
  'Default Address Address1',
  'Default Address Address2',
  'Default Address City',
  'Default Address Province Code',
  'Default Address Country Code',
  'Default Address Zip',
  'Default Address Phone',
  'Total Spent',
  'Total Orders',
  'Groups',
  'Created at',
] as const;

/** Customers with an account (guests where the filter asks for them), oldest first, with Shopify's columns; imported again it changes nothing. */
export function exportCustomers(context: Context, filter: CustomerFilter): AsyncGenerator<string> {
  return fileOf(customerHeading, readCustomersInBatches(context, filter, 500), async (items) => {
    const ids = items.map((customer) => customer.id).filter(isId);
    const emails = items.flatMap((customer) => customer.email ?? []);
    const [accounts, addresses, subscribed] = await Promise.all([
      readAccounts(context.db, ids),
      findDefaultAddresses(context.db, ids),
      findConfirmed(context.db, emails),
    ]);
    const byId = new Map(accounts.map((account) => [account.id, account]));
    return items.map(({ id, email, spent, orders, groups, createdAt }) => {
      const { firstName = '', lastName = '' } = byId.get(id) ?? {};
      const address = addresses.get(id);
      return [
        id,
        firstName,
        lastName,
        email ?? '',
        yes(email !== null && subscribed.has(email)),
        address?.address ?? '',
        address?.apartment ?? '',
        address?.city ?? '',
        address?.province ?? '',
        address?.country ?? '',
        address?.postalCode ?? '',
        address?.phone ?? '',
        spent.map(({ amount, currency }) => `${decimalText(amount, currency)} ${currency}`).join(', '),
        String(orders),
        groups.join(', '),
        createdAt,
      ];
    });
  });
}

type StockFilter = Parameters<typeof readStockInBatches>[1];

/** Stock of every variant by SKU, with Shopify's columns of inventory. */
export function exportStock(context: Context, filter: StockFilter): AsyncGenerator<string> {
  return fileOf(
    ['Handle', 'Title', 'Options', 'SKU', 'Committed', 'Available', 'On hand', 'Tracked', 'Continue selling', 'Sold ahead', 'Expected on', 'Ahead limit'],
    readStockInBatches(context, filter, 1_000),
    (items) =>
      items.map(({ slug, title, options, sku, reserved, available, onHand, tracked, policy, ahead }) => [
        slug,
        title,
        options.join(' / '),
        sku,
        String(reserved),
        available === null ? '' : String(available),
        String(onHand),
        yes(tracked),
        yes(policy === 'continue'),
        ahead?.as ?? '',
        ahead?.expectedOn ?? '',
        ahead?.limit?.toString() ?? '',
      ]),
  );
}
