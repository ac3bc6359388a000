import { invalidInput, notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { isId, newId } from '#kit/server/ids.ts';
import { checkAddress } from '../addresses/index.ts';
import { recordAction, staffNameOf } from '../staff/index.ts';
import { composeDraft, type ComposedDraft } from './compose-draft.ts';
import { draftClosed, type Draft, type DraftInput } from './contract.ts';
import { presentRow, readDraft, stateOf } from './read-drafts.ts';
import { deleteDraft, insertDraft, loadDraftForUpdate, updateDraft, type DraftRow } from './store.ts';

/**
 * Staff write an order for a customer. It reserves nothing.
 * @throws invalidInput (40) naming fields
 */
export async function createDraft(context: Context, input: DraftInput): Promise<Draft> {
  return context.transaction(async (tx) => {
    const composed = await composeSound(context, tx, input);
    const at = context.now();
    const id = newId(at.getTime());
    await insertDraft(tx, { id, ...columnsOf(composed), staffName: staffNameOf(context)?.name ?? '', createdAt: at, updatedAt: at });
    const draft = await readDraft(context, id, tx);
    await recordAction(tx, context, { action: 'draftOrder.create', subject: id, before: null, after: stateOf(draft), about: draft });
    return draft;
  });
}

/**
 * Changes an open draft.
 * @throws notFound (404), stale (412), draftClosed (41), invalidInput (40) naming fields
 */
export async function changeDraft(context: Context, { id, input, ensureFresh }: { id: string; input: DraftInput; ensureFresh: EnsureFresh }): Promise<Draft> {
  return context.transaction(async (tx) => {
    const row = await loadOpen(tx, id);
    const before = stateOf(await presentRow(context, tx, row));
    ensureFresh(before);
    const composed = await composeSound(context, tx, input);
    await updateDraft(tx, row.id, { ...columnsOf(composed), updatedAt: context.now() });
    const after = await readDraft(context, id, tx);
    await recordAction(tx, context, { action: 'draftOrder.update', subject: id, before, after: stateOf(after), about: after });
    return after;
  });
}

/**
 * Deletes an open draft for good.
 * @throws notFound (404), stale (412), draftClosed (41)
 */
export async function removeDraft(context: Context, { id, ensureFresh }: { id: string; ensureFresh: EnsureFresh }): Promise<void> {
  await context.transaction(async (tx) => {
    const row = await loadOpen(tx, id);
    const before = await presentRow(context, tx, row);
    ensureFresh(stateOf(before));
    await deleteDraft(tx, row.id);
    await recordAction(tx, context, { action: 'draftOrder.delete', subject: id, before: stateOf(before), after: null, about: before });
  });
}

/**
 * A draft, held until the transaction ends.
 * @throws notFound (404)
 */
export async function loadDraft(tx: Tx, id: string): Promise<DraftRow> {
  const row = isId(id) ? await loadDraftForUpdate(tx, id) : null;
  if (!row) throw new ShopError(notFound);
  return row;
}

async function loadOpen(tx: Tx, id: string): Promise<DraftRow> {
  const row = await loadDraft(tx, id);
  if (row.state !== 'open') throw new ShopError(draftClosed);
  return row;
}

/** What staff wrote, computed; its address as its country writes it. */
async function composeSound(context: Context, tx: Tx, input: DraftInput): Promise<ComposedDraft> {
  const composed = await composeDraft(context, tx, input);
  if (Object.keys(composed.errors).length > 0) throw new ShopError(invalidInput, { data: { errors: composed.errors } });
  const address = input.address && checkAddress(input.address, { locale: context.locale, path: 'address.' });
  return composed.input.address === null ? composed : composeDraft(context, tx, { ...input, address });
}

/** What is stored of a draft. Read prices become those of the catalogue again, the currency is fixed. */
function columnsOf({ input, around, lines, composed }: ComposedDraft) {
  const { account, contact, currency, lang } = around;
  const email = contact && 'email' in contact ? contact.email : null;
  const addressee = input.address ? `${input.address.firstName} ${input.address.lastName}`.trim() : '';
  const ownLines = input.lines.map((line, index) => {
    const { ownPrice } = lines[index]!;
    return { ...line, price: ownPrice ? line.price : null, ownPrice };
  });
  return {
    accountId: account?.id ?? null,
    email,
    customerName: (account && `${account.firstName} ${account.lastName}`.trim()) || addressee,
    lang,
    currency,
    input: {
      ...input,
      lines: ownLines,
      customer: account?.id ?? null,
      email: account && input.email === null ? null : email,
      currency,
      language: lang as DraftInput['language'],
    },
    totalAmount: composed.total,
  };
}
