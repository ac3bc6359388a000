import * as m from '#messages';
import { authInvalid, fieldErrorsSchema, notFound, type FieldErrors } from '#kit/pure/common-errors.ts';
import { ShopError, type ErrorSpec } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { isId, newId } from '#kit/server/ids.ts';
import { recordAction } from '../audit/record-action.ts';
import { savedViewLimits, type SavedView, type SavedViewInput } from './contract.ts';
import { countViews, deleteView, findView, insertView, isViewTitleTaken, listViews, loadViewForUpdate, updateView, type ViewRow } from './store.ts';

/** A view of the caller's has this name already. Cure: Choose another title. */
const viewExists: ErrorSpec<FieldErrors> = { reason: 'viewExists', wire: 40, status: 409, message: m.error_invalid_input, data: fieldErrorsSchema };

/** The caller's own views and those that others share. */
export async function listSavedViews(context: Context, { page, size, resource }: { page: number; size: number; resource?: string | undefined }) {
  const staffId = staffIdOf(context);
  const { rows, total } = await listViews(context.db, { staffId, resource, page, size });
  return { items: rows.map((row) => present(row, staffId)), total, page, size };
}

/** One of them. @throws notFound (404) */
export async function readSavedView(context: Context, id: string): Promise<SavedView> {
  const staffId = staffIdOf(context);
  const row = isId(id) ? await findView(context.db, id) : undefined;
  if (!row || (row.staffId !== staffId && !row.shared)) throw new ShopError(notFound);
  return present(row, staffId);
}

/** Keeps a list as it is narrowed now. @throws 409 (40) naming `title`, invalidInput (40) when there are too many */
export async function createSavedView(context: Context, input: SavedViewInput): Promise<SavedView> {
  const staffId = staffIdOf(context);
  const id = newId(context.now().getTime());
  await context.transaction(async (tx) => {
    await rejectTaken(tx, context, { staffId, input });
    if ((await countViews(tx, { staffId, resource: input.resource })) >= savedViewLimits.perResource)
      throw fieldError('title', m.backoffice_views_too_many({ max: savedViewLimits.perResource }, { locale: context.locale }));
    await insertView(tx, { id, staffId, ...input, at: context.now() });
    await recordAction(tx, context, { action: 'view.create', subject: input.title, before: null, after: input });
  });
  return readSavedView(context, id);
}

/** Changes a view of the caller's. @throws notFound (404) for others' too, 409 (40) naming `title`, stale (412) */
export async function changeSavedView(
  context: Context,
  { id, input, ensureFresh }: { id: string; input: SavedViewInput; ensureFresh: EnsureFresh },
): Promise<SavedView> {
  const staffId = staffIdOf(context);
  await context.transaction(async (tx) => {
    const row = await loadOwn(tx, { id, staffId });
    const before = present(row, staffId);
    ensureFresh(before);
    await rejectTaken(tx, context, { staffId, input, besides: id });
    await updateView(tx, id, { ...input, at: context.now() });
    await recordAction(tx, context, { action: 'view.update', subject: input.title, before, after: input });
  });
  return readSavedView(context, id);
}

/** Forgets a view of the caller's. @throws notFound (404) for others' too, stale (412) */
export async function removeSavedView(context: Context, { id, ensureFresh }: { id: string; ensureFresh: EnsureFresh }): Promise<void> {
  const staffId = staffIdOf(context);
  await context.transaction(async (tx) => {
    const row = await loadOwn(tx, { id, staffId });
    ensureFresh(present(row, staffId));
    await deleteView(tx, id);
    await recordAction(tx, context, { action: 'view.delete', subject: row.title, before: present(row, staffId), after: null });
  });
}

async function loadOwn(tx: Tx, { id, staffId }: { id: string; staffId: string }): Promise<ViewRow> {
  const row = isId(id) ? await loadViewForUpdate(tx, id) : undefined;
  if (row?.staffId !== staffId) throw new ShopError(notFound);
  return row;
}

async function rejectTaken(tx: Tx, { locale }: Context, { staffId, input, besides }: { staffId: string; input: SavedViewInput; besides?: string }) {
  if (!(await isViewTitleTaken(tx, { staffId, resource: input.resource, title: input.title, besides }))) return;
  throw new ShopError(viewExists, { data: { errors: { title: m.backoffice_views_taken({}, { locale }) } } });
}

function staffIdOf({ caller }: Context): string {
  if (caller.kind !== 'staff' || caller.staffId === null) throw new ShopError(authInvalid);
  return caller.staffId;
}

function present({ id, resource, title, filter, sort, shared, staffId, staffName }: ViewRow, caller: string): SavedView {
  return { id, resource, title, filter: filter as Record<string, unknown>, sort, shared, own: staffId === caller, staff: staffName };
}
