import * as m from '#messages';
import { localeFor } from '#kit/pure/languages.ts';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { isId, newId } from '#kit/server/ids.ts';
import { privateAddresses } from '../media/uploads/index.ts';
import { queueMailText } from '../messages/index.ts';
import { recordAction, staffNameOf } from '../staff/index.ts';
import { inquiryDecided, inquiryLimits, inquiryUnanswerable, type Answer, type InquiryState, type StaffInquiry } from './contract.ts';
import {
  findInquiry,
  findReplies,
  insertReply,
  listInquiryRows,
  loadInquiryForUpdate,
  moveInquiry,
  type InquiryProduct,
  type InquiryQuery,
  type InquiryRow,
  type ReplyRow,
} from './store.ts';

/** Inquiries for staff. */
export async function listInquiries(context: Context, query: InquiryQuery) {
  const { rows, total } = await listInquiryRows(context.db, query);
  const addressOf = await privateAddresses(context);
  const replies = await findReplies(
    context.db,
    rows.map((row) => row.id),
  );
  return { items: rows.map((row) => toStaffInquiry(row, { addressOf, replies })), total, page: query.page, size: query.size };
}

/** One of them. @throws notFound (404) */
export async function readInquiry(context: Context, id: string): Promise<StaffInquiry> {
  const row = isId(id) ? await findInquiry(context.db, id) : undefined;
  if (!row) throw new ShopError(notFound);
  return toStaffInquiry(row, { addressOf: await privateAddresses(context), replies: await findReplies(context.db, [id]) });
}

/** Marks an inquiry as dealt with, or as new again. @throws notFound (404), inquiryDecided (41) */
export async function settleInquiry(context: Context, id: string, to: InquiryState): Promise<StaffInquiry> {
  if (!isId(id)) throw new ShopError(notFound);
  await context.transaction(async (tx) => {
    const inquiry = await findInquiry(tx, id);
    if (!inquiry) throw new ShopError(notFound);
    if (!(await moveInquiry(tx, id, to))) throw new ShopError(inquiryDecided);
    await recordAction(tx, context, { action: `inquiry.${to}`, subject: id, about: { title: inquiry.formTitle } });
  });
  return readInquiry(context, id);
}

/**
 * Mails an answer to the sender of an inquiry, keeps it with the inquiry and marks that as done. What they write back
 * goes to the shop's own address.
 * @throws notFound (404), inquiryUnanswerable (41) without an e-mail address
 */
export async function answerInquiry(context: Context, id: string, text: string): Promise<StaffInquiry> {
  if (!isId(id)) throw new ShopError(notFound);
  await context.transaction(async (tx) => {
    const inquiry = await loadInquiryForUpdate(tx, id);
    if (!inquiry) throw new ShopError(notFound);
    if (inquiry.email === null || (await findReplies(tx, [id])).length >= inquiryLimits.answersPerInquiry) throw new ShopError(inquiryUnanswerable);
    const at = context.now();
    const by = staffNameOf(context);
    await insertReply(tx, { id: newId(at.getTime()), inquiryId: id, staffId: by?.id ?? null, staffName: by?.name ?? '', text, at });
    await moveInquiry(tx, id, 'done');
    const options = { locale: localeFor(inquiry.lang) };
    await queueMailText(tx, context, {
      id: `inquiry-${id}-answer`,
      to: inquiry.email,
      lang: inquiry.lang,
      title: m.inquiries_answer_title({ form: inquiry.formTitle }, options),
      // A mail of words has at most so many paragraphs: the last holds the rest.
      paragraphs: paragraphsOf(text),
      rows: (inquiry.answers as Answer[]).filter(({ kind, value }) => kind !== 'file' && value !== '').map(({ title, value }) => ({ title, value })),
    });
    await recordAction(tx, context, { action: 'inquiry.answer', subject: id, detail: { text }, about: { title: inquiry.formTitle } });
  });
  return readInquiry(context, id);
}

const mostParagraphs = 20;

function paragraphsOf(text: string): string[] {
  const all = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return all.length <= mostParagraphs ? all : [...all.slice(0, mostParagraphs - 1), all.slice(mostParagraphs - 1).join('\n\n')];
}

type Around = { addressOf: (id: string) => string; replies: readonly ReplyRow[] };

function toStaffInquiry(row: InquiryRow, { addressOf, replies }: Around): StaffInquiry {
  return {
    id: row.id,
    form: { slug: row.formSlug, title: row.formTitle },
    answers: (row.answers as Answer[]).map((answer) => ({ ...answer, url: answer.kind === 'file' && isId(answer.value) ? addressOf(answer.value) : null })),
    email: row.email,
    product: row.product as InquiryProduct | null,
    orderNo: row.orderNo,
    lang: row.lang,
    state: row.state as InquiryState,
    replies: replies.filter((reply) => reply.inquiryId === row.id).map(({ text, staffName, at }) => ({ text, staff: staffName, at: at.toISOString() })),
    createdAt: row.createdAt.toISOString(),
  };
}
