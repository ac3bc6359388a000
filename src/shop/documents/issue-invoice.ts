import { contentFallbacks } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { companyLines } from '../addresses/index.ts';
import { hasInvoice, type Order } from '../orders/contract.ts';
import type { OrderForDocument } from '../orders/index.ts';
import { readSettings } from '../settings/index.ts';
import type { ShopSettings } from '../settings/contract.ts';
import { invoicedElsewhere, notPaidYet, type Invoice, type Seller } from './contract.ts';
import { invoiceNumber } from './rules.ts';
import { findInvoice, insertInvoice, loadCounterForUpdate } from './store.ts';

/**
 * The invoice of a paid order; the first asking gives it its number. Numbers of a year have no gaps: the counter is held
 * until the transaction ends (ADR 340).
 * @throws notPaidYet (41), invoicedElsewhere (41)
 */
export async function issueInvoice(tx: Tx, context: Context, { id, lang, order }: Pick<OrderForDocument, 'id' | 'lang' | 'order'>): Promise<Invoice> {
  const known = await findInvoice(tx, id);
  if (known) return known;
  requireInvoice(order);
  const seller = sellerIn((await readSettings(context.db)).shop, lang);
  const issuedAt = context.now();
  const year = issuedAt.getUTCFullYear();
  const last = await loadCounterForUpdate(tx, year);
  // The transaction that held the counter before may have issued it.
  const meanwhile = await findInvoice(tx, id);
  if (meanwhile) return meanwhile;
  const sequence = last + 1;
  const invoice = { orderId: id, number: invoiceNumber(year, sequence), issuedAt, seller };
  await insertInvoice(tx, { ...invoice, year, sequence });
  return invoice;
}

/**
 * Checks that this shop writes the invoice of an order now.
 * @throws notPaidYet (41), invoicedElsewhere (41)
 */
export function requireInvoice(order: Pick<Order, 'payStatus' | 'imported'>): void {
  if (!hasInvoice(order)) throw new ShopError(order.imported ? invoicedElsewhere : notPaidYet);
}

/** Who sells, in a language. */
export function sellerIn(shop: ShopSettings['shop'], lang: string): Seller {
  const { company } = shop;
  const word = (texts: Readonly<Record<string, string>>) =>
    contentFallbacks(lang)
      .map((candidate) => texts[candidate])
      .find((text) => text !== undefined && text !== '') ?? '';
  const name = word(shop.name);
  return {
    name,
    lines: [(word(company.legalName) || name).trim(), ...companyLines(company.address, lang)].filter((line) => line !== ''),
    taxNumber: company.taxNumber,
    registration: word(company.registration),
    email: company.emails.orders || shop.email,
    phone: shop.phone,
  };
}
