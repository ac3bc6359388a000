import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import type { Order } from '#kit/server/http/resource.ts';
import { isId } from '#kit/server/ids.ts';
import { composeDraft } from './compose-draft.ts';
import type { Draft, DraftFilter, DraftHead, DraftInput, DraftPreview, draftSorts } from './contract.ts';
import { presentDraft, presentHead, presentPreview, viewOf } from './present-draft.ts';
import { findDraft, searchDrafts, type DraftRow } from './store.ts';

/** A page of drafts. Two statements. */
export async function listDrafts(
  context: Context,
  { page, size, sort, filter }: { page: number; size: number; sort: Order<(typeof draftSorts)[number]>; filter: DraftFilter },
): Promise<{ items: DraftHead[]; total: number; page: number; size: number }> {
  if (filter.customer !== undefined && !isId(filter.customer)) return { items: [], total: 0, page, size };
  const { rows, total } = await searchDrafts(context.db, filter, { page, size, sort });
  return { items: rows.map(presentHead), total, page, size };
}

/**
 * A draft as it comes to now.
 * @throws notFound (404)
 */
export async function readDraft(context: Context, id: string, reader: Queryable = context.db): Promise<Draft> {
  const row = isId(id) ? await findDraft(reader, id) : null;
  if (!row) throw new ShopError(notFound);
  return presentRow(context, reader, row);
}

/** A stored draft: recomputed while it is open, else as it was when its order was made. */
export async function presentRow(context: Context, reader: Queryable, row: DraftRow): Promise<Draft> {
  const frozen = row.state === 'open' ? null : row.placed;
  return presentDraft(row, frozen ?? viewOf(await composeDraft(context, reader, row.input)));
}

/** What a draft would come to, and what stands against it. Stores nothing. */
export async function previewDraft(context: Context, input: DraftInput): Promise<DraftPreview> {
  return presentPreview(await composeDraft(context, context.db, input));
}

/** What the tag of a record depends on: what staff wrote and what the catalogue asks for it, not what is in stock at the moment. */
export function stateOf({ lines, messages: _messages, ...draft }: Draft) {
  return { ...draft, lines: lines.map(({ available: _available, messages: _said, ...line }) => line) };
}
