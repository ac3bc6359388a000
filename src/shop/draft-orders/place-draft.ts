import * as m from '#messages';
import { hasRight } from '#kit/pure/staff-rights.ts';
import { forbidden } from '#kit/pure/common-errors.ts';
import { localeFor } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { createGuest, type Shopper } from '../accounts/index.ts';
import { placeForStaff } from '../checkout/staff/index.ts';
import type { PlacedOrder } from '../orders/contract.ts';
import { queueMail } from '../orders/mails/index.ts';
import { markPaidIn } from '../orders/pay/index.ts';
import { addNote } from '../orders/staff/index.ts';
import { recordAction } from '../staff/index.ts';
import { outOfStock } from '../stock/contract.ts';
import { composeDraft, type ComposedDraft } from './compose-draft.ts';
import { draftClosed, draftIncomplete, draftOutOfStock, type Draft } from './contract.ts';
import { viewOf } from './present-draft.ts';
import { readDraft } from './read-drafts.ts';
import { updateDraft, type DraftRow } from './store.ts';
import { loadDraft } from './write-draft.ts';

/**
 * Makes an order of a draft. `markPaid`: its money has come, outside of the shop. A draft whose invoice was sent has its order
 * already: it is closed, and paid with `markPaid`.
 * @throws notFound (404), draftClosed (41), draftIncomplete (41) and draftOutOfStock (41) naming fields, forbidden (30) where
 * the caller may not mark an order as paid
 */
export async function completeDraft(context: Context, { id, markPaid }: { id: string; markPaid: boolean }): Promise<Draft> {
  if (markPaid && !(context.caller.kind === 'staff' && hasRight(context.caller.rights, 'write:refunds'))) throw new ShopError(forbidden);
  return context.transaction(async (tx) => {
    const row = await loadDraft(tx, id);
    if (row.state === 'completed') throw new ShopError(draftClosed);
    const at = context.now();
    const orderId = row.state === 'invoiced' ? row.orderId! : await placeOpen(tx, context, row, { mail: markPaid ? null : 'placed' });
    await updateDraft(tx, row.id, { completedAt: at, updatedAt: at });
    const placed = await readDraft(context, id, tx);
    if (markPaid && placed.total.amount > 0) await markPaidIn(tx, context, { order: orderId });
    await recordAction(tx, context, { action: 'draftOrder.complete', subject: row.id, detail: { name: placed.name, orderNo: placed.orderNo, markPaid } });
    return readDraft(context, id, tx);
  });
}

/**
 * Mails the customer a link by which the order is looked at and paid. The order is placed for that, unpaid, and waits as one
 * does that is paid by bank transfer; cancelled or expired, it leaves the draft open again. Asked once more, the mail is sent again.
 * @throws notFound (404), draftClosed (41), draftIncomplete (41) and draftOutOfStock (41) naming fields
 */
export async function sendInvoice(context: Context, id: string): Promise<Draft> {
  return context.transaction(async (tx) => {
    const row = await loadDraft(tx, id);
    if (row.state === 'completed') throw new ShopError(draftClosed);
    const at = context.now();
    if (row.state === 'invoiced') await queueMail(tx, context, { orderId: row.orderId!, kind: 'invoice' });
    else await placeOpen(tx, context, row, { mail: 'invoice' });
    await updateDraft(tx, row.id, { invoiceSentAt: at, updatedAt: at });
    const draft = await readDraft(context, id, tx);
    await recordAction(tx, context, { action: 'draftOrder.send-invoice', subject: row.id, detail: { name: draft.name, orderNo: draft.orderNo } });
    return draft;
  });
}

/** Places the order of an open draft; answers its id. */
async function placeOpen(tx: Tx, context: Context, row: DraftRow, { mail }: { mail: 'placed' | 'invoice' | null }): Promise<string> {
  const draft = await composeDraft(context, tx, row.input);
  requireComplete(context, draft, { mailed: mail === 'invoice' });
  const { orderId } = await place(tx, context, draft, { mail: draft.composed.total === 0 && mail !== null ? 'placed' : mail });
  if (row.input.note !== '') await addNote(tx, context, { orderId, text: row.input.note });
  await updateDraft(tx, row.id, { orderId, placed: viewOf(draft), totalAmount: draft.composed.total });
  return orderId;
}

function requireComplete({ locale }: Context, { errors, around, composed }: ComposedDraft, { mailed }: { mailed: boolean }): void {
  const missing = mailed && !(around.contact && 'email' in around.contact) ? { email: m.draft_order_email_missing({}, { locale }) } : {};
  const tax = composed.taxKnown ? {} : { tax: m.checkout_tax_unknown({}, { locale }) };
  const problems = { ...errors, ...missing, ...tax };
  if (Object.keys(problems).length > 0) throw new ShopError(draftIncomplete, { data: { errors: problems } });
}

async function place(
  tx: Tx,
  context: Context,
  { around, composed, ...draft }: ComposedDraft,
  { mail }: { mail: 'placed' | 'invoice' | null },
): Promise<PlacedOrder> {
  const shopper: Shopper = around.account
    ? { accountId: around.account.id, guestId: null }
    : { accountId: null, guestId: (await createGuest(tx, context.now())).guestId };
  const customers = { ...context, lang: around.lang, locale: localeFor(around.lang), currency: around.currency };
  const isProduct = (index: number) => composed.basket.lines[index]!.sellable.sku !== '';
  try {
    return await placeForStaff(tx, customers, {
      composed,
      shopper,
      mail,
      agreed: isAgreed(draft),
      lines: ({ lines }) => lines.map((line, index) => (isProduct(index) ? line : { ...line, variantId: null, productId: null })),
    });
  } catch (error) {
    throw error instanceof ShopError && error.spec === outOfStock ? shortOf(context, draft.lines, error) : error;
  }
}

/** Whether staff agreed on a price or on a discount. */
function isAgreed({ input, lines }: Pick<ComposedDraft, 'input' | 'lines'>): boolean {
  return !input.promotions || lines.some((line) => line.ownPrice) || input.discounts.some(({ code }) => code === undefined);
}

/** Which lines sell more than there is. */
function shortOf({ locale }: Context, lines: ComposedDraft['lines'], { data }: ShopError): ShopError {
  const short = (data?.['lines'] ?? []) as { variantId: string; available: number }[];
  const named = lines.flatMap(({ lineId, sellable }) => {
    const found = short.find((one) => one.variantId === sellable?.variantId);
    return found && sellable ? [{ line: Number(lineId), sku: sellable.sku, title: sellable.title, available: found.available }] : [];
  });
  const errors = Object.fromEntries(
    named.map(({ line, title, available }) => [`lines.${line}.quantity`, m.draft_order_line_short({ title, available }, { locale })]),
  );
  return new ShopError(draftOutOfStock, { params: { titles: named.map(({ title }) => title).join(', ') }, data: { errors, lines: named } });
}
