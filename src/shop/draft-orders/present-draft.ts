import * as m from '#messages';
import { add, subtract, zero, type Amount } from '#kit/pure/amount.ts';
import { addressLines } from '../addresses/index.ts';
import { toDiscounts } from '../cart/prices/index.ts';
import { standardTaxClass } from '../markets/contract.ts';
import { tidyCode } from '../promotions/coupons/index.ts';
import type { ComposedDraft } from './compose-draft.ts';
import type { ComposedLine } from './staff-lines.ts';
import type { Draft, DraftHead, DraftPreview, DraftView } from './contract.ts';
import type { DraftRow } from './store.ts';

/** A draft in a list. */
export function presentHead(row: DraftRow): DraftHead {
  const { orderId, orderNo, status, payStatus } = row;
  const order = row.state !== 'open' && orderId && orderNo ? { id: orderId, orderNo, status: status ?? '', payStatus: payStatus ?? '' } : null;
  return {
    id: row.id,
    name: `D${row.number}`,
    state: row.state,
    customer: row.accountId,
    customerName: row.customerName,
    email: row.email,
    currency: row.currency,
    total: { amount: row.totalAmount, currency: row.currency },
    order,
    orderId: order?.id ?? null,
    orderNo: order?.orderNo ?? null,
    staff: row.staffName,
    invoiceSentAt: row.invoiceSentAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A draft with what it comes to; once its order is made, as it came to then. */
export function presentDraft(row: DraftRow, view: DraftView): Draft {
  return { ...presentHead(row), ...view };
}

/** What a draft holds and comes to now. */
export function viewOf({ input, around, lines, taken, composed }: ComposedDraft): DraftView {
  const { currency, context } = around;
  const { basket, taxes, tax, total } = composed;
  const money = (amount: Amount) => ({ amount, currency });
  const staffs = taken.filter((one) => one.taken > 0).length;
  return {
    total: money(total),
    lines: lines.map((line, index) => presentLine({ line, index, input, composed, context, currency })),
    address: input.address,
    addressLines: input.address ? addressLines(input.address, context.lang) : [],
    shippingMethodId: input.shippingMethodId,
    shippingFee: input.shippingFee && { amount: input.shippingFee.amount, currency },
    discounts: presentDiscounts({ input, taken, composed, currency }),
    promotions: input.promotions,
    note: input.note,
    language: around.lang,
    subtotal: money(basket.subtotal),
    discount: money(subtract(basket.subtotal, basket.total)),
    // Those of staff are the last of them.
    promotionDiscounts: toDiscounts(basket.promotionDiscounts.slice(0, basket.promotionDiscounts.length - staffs), currency),
    shipping: money(composed.shippingFee ?? zero),
    shippingTitle: composed.shippingMethod?.title ?? null,
    tax: money(tax),
    taxes: taxes.map(({ title, basisPoints, amount }) => ({ title, basisPoints, amount: money(amount) })),
    taxIncluded: composed.market.taxIncluded,
    messages: basket.messages,
  };
}

type Parts = Pick<ComposedDraft, 'input' | 'composed'> & { currency: string };

function presentLine({
  line,
  index,
  input,
  composed,
  context,
  currency,
}: Parts & { line: ComposedLine; index: number; context: ComposedDraft['around']['context'] }): DraftView['lines'][number] {
  const { locale } = context;
  const { sku, title, quantity, taxClass, requiresShipping } = input.lines[index]!;
  const { sellable } = line;
  const priced = composed.basket.lines.find((one) => one.lineId === line.lineId);
  const money = (amount: Amount) => ({ amount, currency });
  const messages: string[] = [];
  if (sellable === null) messages.push(m.draft_order_line_gone({ sku: sku ?? '' }, { locale }));
  else if (sellable.available === 0) messages.push(m.cart_line_out_of_stock({}, { locale }));
  else if (sellable.available !== null && sellable.available < quantity) messages.push(m.cart_line_fewer({ available: sellable.available }, { locale }));
  return {
    sku,
    title: sellable?.title ?? (title || (sku ?? '')),
    options: sellable?.options ?? [],
    image: sellable?.picture ?? null,
    quantity,
    price: money(sellable?.price ?? zero),
    ownPrice: line.ownPrice,
    taxClass: sellable?.taxClass ?? taxClass ?? standardTaxClass,
    requiresShipping: sellable?.requiresShipping ?? requiresShipping,
    subtotal: money(priced?.price.subtotal ?? zero),
    total: money(priced?.price.total ?? zero),
    available: sellable?.available ?? null,
    messages,
  };
}

function presentDiscounts({ input, taken, composed, currency }: Parts & Pick<ComposedDraft, 'taken'>): DraftView['discounts'] {
  let own = 0;
  return input.discounts.map(({ title, code, percent, amount: sum }) => {
    if (code !== undefined) {
      const mine = composed.basket.couponDiscounts.filter((one) => one.code === tidyCode(code));
      return { title: mine[0]?.title ?? title, code, taken: { amount: add(zero, ...mine.map((one) => one.amount)), currency } };
    }
    const of = taken[own];
    own += 1;
    const kind = percent === undefined ? { amount: { amount: sum?.amount ?? 0, currency } } : { percent };
    return { title, ...kind, taken: { amount: of?.taken ?? zero, currency } };
  });
}

/** The sums of a draft that is not stored. */
export function presentPreview(draft: ComposedDraft): DraftPreview {
  const { currency } = draft.around;
  const shippingMethods = draft.composed.shippingMethods.map(({ id, title, price }) => ({ id, title, price: { amount: price, currency } }));
  return { ...viewOf(draft), currency, shippingMethods, errors: draft.errors };
}
