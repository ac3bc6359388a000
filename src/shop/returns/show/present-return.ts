import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { privatePictures } from '../../media/uploads/index.ts';
import type { StoredPicture } from '../../media/index.ts';
import type { Picture } from '../../media/contract.ts';
import { findVariantNames } from '../../catalog/products/index.ts';
import { namedIn } from '../../orders/show/index.ts';
import { readSettings } from '../../settings/index.ts';
import { isReturnCompleted, awaitsParcel, type Return, type ReturnEvent } from '../contract.ts';
import { factsOf } from '../transition-return.ts';
import { readRequoted } from '../apply/requote.ts';
import { shopperActionsFor, taxWithinUnits } from '../rules.ts';
import { findReturnEvents, findReturnImages, type ReturnLineRow, type ReturnRow } from '../store.ts';

type Asker = Pick<Context, 'locale' | 'lang' | 'now'>;

/** Everything around some returns, read in a fixed number of queries. */
type Surroundings = {
  lines: readonly ReturnLineRow[];
  images: Awaited<ReturnType<typeof findReturnImages>>;
  events: Awaited<ReturnType<typeof findReturnEvents>>;
  /** What was sent along is for the shopper and staff alone. */
  shown: (stored: StoredPicture) => Picture;
  /** What is sent instead, as it is called now. */
  replacements: Awaited<ReturnType<typeof findVariantNames>>;
  promised: Pick<Return, 'decisionDays' | 'settlementDays'>;
};

/** Returns as their shopper sees them, in the asker's language. */
export async function presentReturns(asker: Asker, reader: Queryable, rows: readonly ReturnRow[]): Promise<Return[]> {
  const ids = rows.map((row) => row.id);
  const [{ rows: now, lines }, images, events, { returns: promised }] = await Promise.all([
    readRequoted(reader, rows),
    findReturnImages(reader, ids),
    findReturnEvents(reader, ids),
    readSettings(reader),
  ]);
  const [shown, replacements] = await Promise.all([
    privatePictures({ ...asker, db: reader }),
    findVariantNames(
      reader,
      lines.flatMap(({ exchangeVariantId }) => exchangeVariantId ?? []),
    ),
  ]);
  return now.map((row) => presentOne(asker, row, { lines, images, events, shown, replacements, promised }));
}

/** One return as its shopper sees it. */
export async function presentReturn(asker: Asker, reader: Queryable, row: ReturnRow): Promise<Return> {
  const [presented] = await presentReturns(asker, reader, [row]);
  return presented!;
}

const isoOf = (at: Date | null) => at?.toISOString() ?? null;

function presentOne({ locale, lang }: Asker, row: ReturnRow, around: Surroundings): Return {
  const money = (amount: number) => ({ amount, currency: row.currency });
  const mine = <Row extends { returnId: string }>(rows: readonly Row[]) => rows.filter((one) => one.returnId === row.id);
  const isRefunded = isReturnCompleted(row) && row.applyType !== 'exchange';
  return {
    returnNo: row.returnNo,
    orderNo: row.orderNo,
    status: row.status,
    auditStatus: row.auditStatus,
    applyType: row.applyType,
    applyDescription: row.applyDescription,
    appliedAt: row.appliedAt.toISOString(),
    lines: mine(around.lines).map((line) => presentLine(line, around.replacements, { currency: row.currency, lang, ordered: row.lang })),
    images: mine(around.images).map(around.shown),
    refundAmount: money(row.refundAmount),
    quotedAmount: money(row.quoteAmount),
    refundedCredits: money(row.refundedCreditsAmount),
    refundedGiftCards: money(row.refundedGiftCardsAmount),
    shippingFee: money(row.shippingAmount),
    refundReason: row.refundReason,
    refundTo: row.refundTo,
    refundedAt: isRefunded ? isoOf(row.closedAt) : null,
    refuseDescription: row.refuseDescription,
    logisticsCompany: row.logisticsCompany,
    logisticsNumber: row.logisticsNumber,
    deliveryTime: isoOf(row.sentAt),
    logisticsDueAt: awaitsParcel(row) ? isoOf(row.logisticsDueAt) : null,
    receivedAt: isoOf(row.receivedAt),
    decisionDays: around.promised.decisionDays,
    settlementDays: around.promised.settlementDays,
    returnAddress: row.returnAddress,
    exchangeShipment: row.exchangedAt ? { expressName: row.expressName, expressNumber: row.expressNumber, shippedAt: row.exchangedAt.toISOString() } : null,
    closedAt: isoOf(row.closedAt),
    timeline: mine(around.events).map(({ event, reason, at }) => ({ event, title: eventTitle(event, locale), reason, at: at.toISOString() })),
    actions: shopperActionsFor(factsOf(row)),
  };
}

type Reading = { currency: string; lang: string; ordered: string };

function presentLine(line: ReturnLineRow, replacements: Surroundings['replacements'], { currency, ...langs }: Reading): Return['lines'][number] {
  return {
    lineId: line.orderLineId,
    sku: line.sku,
    slug: line.slug,
    ...namedIn(line, langs),
    image: line.picture,
    quantity: line.quantity,
    price: { amount: line.priceAmount, currency },
    total: { amount: line.worthAmount, currency },
    tax: { amount: taxWithinUnits(line), currency },
    exchangeSku: line.exchangeSku,
    exchangeOptions: namedIn({ title: '', options: line.exchangeOptions, names: replacements.get(line.exchangeVariantId ?? '') ?? {} }, langs).options,
  };
}

const eventTitles: Readonly<Record<ReturnEvent, (params: object, options: { locale: Locale }) => string>> = {
  applied: m.returns_event_applied,
  approved: m.returns_event_approved,
  refused: m.returns_event_refused,
  cancelled: m.returns_event_cancelled,
  sent: m.returns_event_sent,
  reminded: m.returns_event_reminded,
  received: m.returns_event_received,
  rejected: m.returns_event_rejected,
  exchangeSent: m.returns_event_exchangeSent,
  refunded: m.returns_event_refunded,
  requoted: m.returns_event_requoted,
  shippingMoved: m.returns_event_shippingMoved,
  lowered: m.returns_event_lowered,
  expired: m.returns_event_expired,
};

/** An event of a return as text in a language. */
export function eventTitle(event: string, locale: Locale): string {
  return eventTitles[event as ReturnEvent]?.({}, { locale }) ?? event;
}
