import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import { privateAddresses } from '../media/uploads/index.ts';
import { recordAction } from '../staff/index.ts';
import { inquiryDecided, type Answer, type InquiryState, type StaffInquiry } from './contract.ts';
import { findInquiry, listInquiryRows, moveInquiry, type InquiryProduct, type InquiryQuery, type InquiryRow } from './store.ts';

/** Inquiries for staff. */
export async function listInquiries(context: Context, query: InquiryQuery) {
  const { rows, total } = await listInquiryRows(context.db, query);
  const addressOf = await privateAddresses(context);
  return { items: rows.map((row) => toStaffInquiry(row, addressOf)), total, page: query.page, size: query.size };
}

/** One of them. @throws notFound (404) */
export async function readInquiry(context: Context, id: string): Promise<StaffInquiry> {
  const row = isId(id) ? await findInquiry(context.db, id) : undefined;
  if (!row) throw new ShopError(notFound);
  return toStaffInquiry(row, await privateAddresses(context));
}

/** Marks an inquiry as dealt with, or as new again. @throws notFound (404), inquiryDecided (41) */
export async function settleInquiry(context: Context, id: string, to: InquiryState): Promise<StaffInquiry> {
  if (!isId(id)) throw new ShopError(notFound);
  await context.transaction(async (tx) => {
    if (!(await findInquiry(tx, id))) throw new ShopError(notFound);
    if (!(await moveInquiry(tx, id, to))) throw new ShopError(inquiryDecided);
    await recordAction(tx, context, { action: `inquiry.${to}`, subject: id });
  });
  return readInquiry(context, id);
}

function toStaffInquiry(row: InquiryRow, addressOf: (id: string) => string): StaffInquiry {
  return {
    id: row.id,
    form: { slug: row.formSlug, title: row.formTitle },
    answers: (row.answers as Answer[]).map((answer) => ({ ...answer, url: answer.kind === 'file' && isId(answer.value) ? addressOf(answer.value) : null })),
    email: row.email,
    product: row.product as InquiryProduct | null,
    lang: row.lang,
    state: row.state as InquiryState,
    createdAt: row.createdAt.toISOString(),
  };
}
