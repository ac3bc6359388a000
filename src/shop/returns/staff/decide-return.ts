import * as m from '#messages';
import { formatMoney } from '#kit/pure/amount.ts';
import { contentFallbacks } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError, invalidField } from '#kit/server/http/api.ts';
import { readSettings } from '../../settings/index.ts';
import { outOfStock } from '../../stock/contract.ts';
import { reserveStock } from '../../stock/index.ts';
import { exchangeOutOfStock, refundAboveQuote, returnAddressMissing } from '../contract.ts';
import { endReturn } from './end-return.ts';
import { byReturnRef, loadReturnForUpdate, replacementsOf, type LockedReturn, type ReturnRef } from '../show/load-return.ts';
import { ensureTransition, transitionReturn } from '../transition-return.ts';
import type { ReturnChange, ReturnRow } from '../store.ts';
import { notifyShopper } from '../mails/notify-shopper.ts';

const dayMs = 24 * 3_600_000;

/** What staff say with an approval: an amount below the quote needs a reason. */
export type Approval = { refundAmount?: { amount: number; currency?: string } | null | undefined; reason: string };

/**
 * Staff agree to a return. Where goods come back, the shopper gets the merchant's address and names the parcel within the
 * days that are set; the replacements of an exchange are reserved now.
 * @throws notFound (404), returnActionNotAllowed, refundAboveQuote, returnAddressMissing, exchangeOutOfStock (41), invalidInput (40)
 */
export async function approveReturn(context: Context, { refundAmount, reason, ...ref }: ReturnRef & Approval): Promise<ReturnRow> {
  return context.transaction(async (tx) => {
    const locked = await loadReturnForUpdate(tx, context, byReturnRef(ref));
    const { row } = locked;
    ensureTransition(row, 'approve');
    const amount = amountOf(context, row, { refundAmount, reason });
    const set = { refundAmount: amount, refundReason: reason, approvedAt: context.now(), ...(await wayBack(context, row)) };
    if (row.applyType === 'exchange') await reserveReplacements(tx, locked);
    const approved = await transitionReturn(tx, context, row, {
      transition: 'approve',
      event: 'approved',
      reason,
      set,
      detail: { amount, currency: row.currency },
    });
    await notifyShopper(tx, context, { row: approved, event: 'approved' });
    return approved;
  });
}

function amountOf({ locale }: Context, row: ReturnRow, { refundAmount, reason }: Approval): number {
  if (!refundAmount) return row.refundAmount;
  if (refundAmount.currency !== undefined && refundAmount.currency !== row.currency) throw invalidField('refundAmount', locale);
  if (refundAmount.amount > row.quoteAmount)
    throw new ShopError(refundAboveQuote, { params: { quote: formatMoney({ amount: row.quoteAmount, currency: row.currency }, locale) } });
  if (refundAmount.amount < row.quoteAmount && reason === '') throw fieldError('reason', m.returns_reason_for_less({}, { locale }));
  return refundAmount.amount;
}

/** Where the goods go, and until when their parcel is waited for; nothing where none come back. */
async function wayBack(context: Context, { applyType, lang }: ReturnRow): Promise<ReturnChange> {
  if (applyType === 'refundOnly') return {};
  const { returns } = await readSettings(context.db);
  const { contactNumber, logisticsDays } = returns;
  const [consignee, detailedAddress] = [textOf(returns.consignee, lang), textOf(returns.detailedAddress, lang)];
  if (consignee === '' || detailedAddress === '') throw new ShopError(returnAddressMissing);
  return { returnAddress: { consignee, contactNumber, detailedAddress }, logisticsDueAt: new Date(context.now().getTime() + logisticsDays * dayMs) };
}

/** Words of the merchant in a language, else in the nearest, else in any. */
function textOf(words: Readonly<Record<string, string>>, lang: string): string {
  const all = [...contentFallbacks(lang).map((candidate) => words[candidate]), ...Object.values(words)];
  return all.find((text) => text !== undefined && text.trim() !== '')?.trim() ?? '';
}

async function reserveReplacements(tx: Tx, { lines }: LockedReturn): Promise<void> {
  try {
    await reserveStock(tx, replacementsOf(lines));
  } catch (error) {
    if (!(error instanceof ShopError) || error.spec !== outOfStock) throw error;
    throw new ShopError(exchangeOutOfStock, { params: error.params, ...(error.data ? { data: error.data } : {}), cause: error });
  }
}

/**
 * Staff refuse a return and say why; it ends.
 * @throws notFound (404), returnActionNotAllowed (41)
 */
export async function refuseReturn(context: Context, { description, ...ref }: ReturnRef & { description: string }): Promise<ReturnRow> {
  return context.transaction(async (tx) => {
    const locked = await loadReturnForUpdate(tx, context, byReturnRef(ref));
    const refused = await endReturn(tx, context, locked, {
      transition: 'refuse',
      event: 'refused',
      reason: description,
      set: { refuseDescription: description },
    });
    await notifyShopper(tx, context, { row: refused, event: 'refused' });
    return refused;
  });
}
