import { amount, type Amount } from '#kit/pure/amount.ts';
import { notFound } from '#kit/pure/common-errors.ts';
import { isLanguage } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable, Tx } from '#kit/server/database.ts';
import { invalidField } from '#kit/server/http/api.ts';
import type { EnsureFresh, Order } from '#kit/server/http/resource.ts';
import { isId } from '#kit/server/ids.ts';
import { readMarkets } from '../markets/index.ts';
import { recordAction } from '../staff/index.ts';
import { changeGiftCard } from './change-balance.ts';
import { hashCode } from './code-hash.ts';
import {
  giftCardLimits,
  type GiftCardChange,
  type GiftCardEntry,
  type GiftCardLiability,
  type GiftCardReason,
  type GiftCardState,
  type IssuedGiftCard,
  type IssueInput,
  type StaffGiftCard,
} from './contract.ts';
import { stateOf } from './find-card.ts';
import { issueGiftCard, renewCode } from './issue-card.ts';
import { tidyCode } from './rules.ts';
import { loadCardsForUpdate, setSendAt, updateCard } from './store.ts';
import { removeFromCheckouts, selectCards, selectEntries, sumLiability, type CardOfStaff, type Page } from './store-staff.ts';

type Listing<Filter, Sort extends string> = { page: number; size: number; filter: Filter; order: Order<Sort> };
type CardFilter = { state?: GiftCardState | undefined; currency?: string | undefined; orderNo?: string | undefined; code?: string | undefined };

/** A page of cards for staff. A whole code finds its card; anything else is taken for last characters. */
export async function listGiftCards(context: Context, { page, size, filter: { code, ...filter }, order }: Listing<CardFilter, 'createdAt' | 'balance'>) {
  const whole = code === undefined ? null : tidyCode(code);
  const named = whole !== null ? { codeHash: await hashCode(context.db, whole) } : code === undefined ? {} : { lastCharacters: code.toUpperCase() };
  const { rows, total } = await selectCards(context.db, { ...filter, ...named }, { page, size, order }, context.now());
  return { items: rows.map((row) => present(row, context)), total, page, size };
}

const newestFirst: Page<'createdAt'> = { page: 1, size: 1, order: { field: 'createdAt', direction: 'desc' } };

/** A card for staff. @throws notFound (404) */
export async function readGiftCard(context: Context, id: string, db: Queryable = context.db): Promise<StaffGiftCard> {
  const [row] = isId(id) ? (await selectCards(db, { id }, newestFirst, context.now())).rows : [];
  if (!row) throw new ShopError(notFound);
  return present(row, context);
}

/**
 * Staff issue a card; audited. With a recipient's address its code is mailed, on the day that was chosen or at once; else the answer shows it once.
 * @throws invalidInput (40) for a currency that the shop has not, and a date that is over or too far away
 */
export async function issueByStaff(context: Context, input: IssueInput): Promise<IssuedGiftCard> {
  const { amount: sum, recipientEmail, ...given } = input;
  if (!(await readMarkets(context.db)).currencies.has(input.currency)) throw invalid(context, 'currency');
  const now = context.now();
  const expiresAt = futureDate(context, 'expiresAt', input.expiresAt);
  const sendAt = input.sendAt === null ? null : new Date(input.sendAt);
  if (sendAt !== null && (recipientEmail === null || sendAt.getTime() > now.getTime() + giftCardLimits.daysAhead * 24 * 3_600_000))
    throw invalid(context, 'sendAt');
  if (input.lang !== null && !isLanguage(input.lang)) throw invalid(context, 'lang');
  return context.transaction(async (tx) => {
    const issued = await issueGiftCard(tx, context, {
      ...given,
      amount: amount(sum),
      expiresAt,
      recipientEmail,
      lang: input.lang ?? context.lang,
      sendAt: recipientEmail === null ? null : (sendAt ?? now),
    });
    const { currency, note } = input;
    await recordAction(tx, context, { action: 'gift-card.issue', subject: issued.id, detail: { amount: sum, currency, note } });
    return { ...(await readGiftCard(context, issued.id, tx)), code: issued.code };
  });
}

/** Staff disable a card or enable it again, change its last day or their note; audited. @throws notFound (404), stale (40, 412), invalidInput (40) */
export async function changeGiftCardByStaff(
  context: Context,
  id: string,
  { change, ensureFresh }: { change: GiftCardChange; ensureFresh: EnsureFresh },
): Promise<StaffGiftCard> {
  return withCard(context, id, async (tx, before) => {
    ensureFresh(before);
    const expiresAt = change.expiresAt === before.expiresAt ? dateOf(change.expiresAt) : futureDate(context, 'expiresAt', change.expiresAt);
    await updateCard(tx, id, { isDisabled: change.disabled, expiresAt, note: change.note });
    const after = await readGiftCard(context, id, tx);
    const shown = ({ state, expiresAt: until, note }: StaffGiftCard) => ({ state, expiresAt: until, note });
    await recordAction(tx, context, { action: 'gift-card.update', subject: id, before: shown(before), after: shown(after) });
    return after;
  });
}

/** Staff add to a balance or take of it; audited. @throws notFound (404), giftCardTooLittle (41), giftCardTooMuch (41) */
export async function adjustGiftCard(context: Context, id: string, { amount: sum, reason }: { amount: number; reason: string }): Promise<StaffGiftCard> {
  return withCard(context, id, async (tx) => {
    await changeGiftCard(tx, context, { cardId: id, amount: amount(sum), reason: 'adjusted', note: reason });
    await recordAction(tx, context, { action: 'gift-card.adjust', subject: id, detail: { amount: sum, reason } });
    return readGiftCard(context, id, tx);
  });
}

/**
 * Staff give a card another code, because the first was lost or seen: mailed again where it has a recipient, at once or on the day
 * that was chosen, else shown once. The old code is worth nothing from then on, nor is the card where it was entered before; audited. @throws notFound (404)
 */
export async function replaceCode(context: Context, id: string): Promise<IssuedGiftCard> {
  return withCard(context, id, async (tx, card) => {
    const isMailed = card.recipient.email !== null;
    const code = await renewCode(tx, id, null);
    await removeFromCheckouts(tx, id);
    const planned = dateOf(card.sendAt);
    if (isMailed) await setSendAt(tx, id, planned !== null && planned > context.now() ? planned : context.now());
    await recordAction(tx, context, { action: 'gift-card.replace-code', subject: id });
    return { ...(await readGiftCard(context, id, tx)), code: isMailed ? null : code };
  });
}

/** A page of the ledger for staff. */
export async function listGiftCardEntries(
  context: Context,
  {
    page,
    size,
    filter: { giftCard, ...filter },
    order,
  }: Listing<{ giftCard?: string | undefined; reason?: GiftCardReason | undefined; orderNo?: string | undefined }, 'at'>,
) {
  if (giftCard !== undefined && !isId(giftCard)) return { items: [], total: 0, page, size };
  const { rows, total } = await selectEntries(context.db, { ...filter, giftCardId: giftCard }, { page, size, order });
  const items = rows.map((row): GiftCardEntry => ({
    id: row.id,
    giftCard: { id: row.giftCardId, lastCharacters: row.lastCharacters },
    at: row.at.toISOString(),
    reason: row.reason,
    note: row.note,
    orderNo: row.orderNo,
    amount: { amount: row.amount, currency: row.currency },
    balance: { amount: row.balance, currency: row.currency },
    actor: { kind: row.actorKind, name: row.actorName },
  }));
  return { items, total, page, size };
}

/** What the shop owed to the holders of cards at a moment, disabled cards included. */
export async function readLiability(context: Context, given: { at?: string | undefined }): Promise<GiftCardLiability> {
  const at = given.at === undefined ? context.now() : new Date(given.at);
  const rows = await sumLiability(context.db, at);
  const items = rows.map(({ currency, cards, balance, expired }) => ({
    currency,
    cards,
    balance: { amount: balance, currency },
    expired: { amount: expired, currency },
  }));
  return { at: at.toISOString(), items };
}

async function withCard<Result>(context: Context, id: string, work: (tx: Tx, card: StaffGiftCard) => Promise<Result>): Promise<Result> {
  if (!isId(id)) throw new ShopError(notFound);
  return context.transaction(async (tx) => {
    await loadCardsForUpdate(tx, [id]);
    return work(tx, await readGiftCard(context, id, tx));
  });
}

const dateOf = (given: string | null): Date | null => (given === null ? null : new Date(given));

function futureDate(context: Context, field: string, given: string | null): Date | null {
  const date = dateOf(given);
  if (date !== null && date <= context.now()) throw invalid(context, field);
  return date;
}

const invalid = ({ locale }: Context, field: string): ShopError => invalidField(field, locale);

function present(row: CardOfStaff, context: Pick<Context, 'now'>): StaffGiftCard {
  const money = (of: Amount | number) => ({ amount: amount(of), currency: row.currency });
  return {
    id: row.id,
    lastCharacters: row.lastCharacters,
    state: stateOf(row, context.now()),
    balance: money(row.balanceAmount),
    issued: money(row.issued),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    note: row.note,
    orderNo: row.orderNo,
    recipient: { name: row.recipientName, email: row.recipientEmail },
    senderName: row.senderName,
    message: row.message,
    lang: row.lang,
    sendAt: row.sendAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
