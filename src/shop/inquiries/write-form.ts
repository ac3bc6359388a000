import { isDeepStrictEqual } from 'node:util';
import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { takenError } from '#kit/server/http/api.ts';
import type { EnsureFresh, Order } from '#kit/server/http/resource.ts';
import { isId, newId } from '#kit/server/ids.ts';
import { recordAction } from '../staff/index.ts';
import type { FormInput, staffFormSorts, StaffForm } from './contract.ts';
import { formTag } from './read-form.ts';
import { deleteForm, findFormById, insertForm, isSlugTaken, listFormRows, loadFormForUpdate, updateForm, type StoredForm } from './store.ts';

/** Writes a form that comes from elsewhere (the demo shop); one that is there stays. */
export async function createForms(tx: Tx, forms: readonly FormInput[], at: Date): Promise<void> {
  for (const form of forms) await insertForm(tx, { ...form, id: newId(), at });
}

/** Makes a form. @throws fieldTaken (409) naming `slug` */
export async function createForm(context: Context, input: FormInput): Promise<StaffForm> {
  const id = newId();
  await context.transaction(async (tx) => {
    if (!(await insertForm(tx, { ...input, id, at: context.now() }))) throw slugTaken(context);
    await invalidateTags(tx, [formTag(input.slug)]);
    await recordAction(tx, context, { action: 'inquiry-form.create', subject: id, detail: { slug: input.slug }, about: input });
  });
  return readFormForStaff(context, id);
}

/** Changes a form; what was sent with it before stays as it was. @throws notFound (404), stale (412), fieldTaken (409) naming `slug` */
export async function changeForm(context: Context, { id, input, ensureFresh }: { id: string; input: FormInput; ensureFresh: EnsureFresh }): Promise<StaffForm> {
  if (!isId(id)) throw new ShopError(notFound);
  await context.transaction(async (tx) => {
    const form = await loadFormForUpdate(tx, id);
    if (!form) throw new ShopError(notFound);
    ensureFresh(toStaffForm(form));
    if (await isSlugTaken(tx, input.slug, id)) throw slugTaken(context);
    const { id: _id, updatedAt: _updatedAt, ...before } = form;
    if (!isDeepStrictEqual(input, before)) await updateForm(tx, { ...input, id, at: context.now() });
    await invalidateTags(tx, [formTag(form.slug), formTag(input.slug)]);
    await recordAction(tx, context, { action: 'inquiry-form.update', subject: id, detail: { slug: input.slug }, before: toStaffForm(form), after: input });
  });
  return readFormForStaff(context, id);
}

/** Deletes a form; what was sent with it stays, under the name that the form had. @throws notFound (404), stale (412) */
export async function removeForm(context: Context, { id, ensureFresh }: { id: string; ensureFresh: EnsureFresh }): Promise<void> {
  if (!isId(id)) throw new ShopError(notFound);
  await context.transaction(async (tx) => {
    const form = await loadFormForUpdate(tx, id);
    if (!form) throw new ShopError(notFound);
    ensureFresh(toStaffForm(form));
    await deleteForm(tx, id);
    await invalidateTags(tx, [formTag(form.slug)]);
    await recordAction(tx, context, { action: 'inquiry-form.delete', subject: id, detail: { slug: form.slug }, before: toStaffForm(form) });
  });
}

const slugTaken = ({ locale }: Context) => takenError('slug', m.inquiries_form_exists({}, { locale }));

/** One form. @throws notFound (404) */
export async function readFormForStaff(context: Context, id: string): Promise<StaffForm> {
  const form = isId(id) ? await findFormById(context.db, id) : undefined;
  if (!form) throw new ShopError(notFound);
  return toStaffForm(form);
}

/** All forms, for staff. */
export async function listForms(context: Context, query: { page: number; size: number; order: Order<(typeof staffFormSorts)[number]>; q: string | undefined }) {
  const { rows, total } = await listFormRows(context.db, query);
  return { items: rows.map(toStaffForm), total, page: query.page, size: query.size };
}

const toStaffForm = ({ updatedAt, ...form }: StoredForm): StaffForm => ({ ...form, updatedAt: updatedAt.toISOString() });
