import * as m from '#messages';
import { stale } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { readListingForStaff, writeListing } from '../catalog/listings/index.ts';
import { readProductForStaff, updateProductByStaff } from '../catalog/staff/index.ts';
import { changeItem, inputOf, readItemForStaff } from '../content/edit/index.ts';
import type { TranslationKind } from './contract.ts';
import { changedTexts, faultIn } from './rules.ts';

type Stored = Readonly<Record<string, object | undefined>>;
type Record_ = { texts: Stored; write(texts: Record<string, Record<string, string>>, ensureFresh: EnsureFresh): Promise<unknown> };

/** A record with its texts, and how they are written by the slice that has it. @throws notFound (404) */
export async function readRecord(context: Context, { kind, id }: { kind: TranslationKind; id: string }): Promise<Record_> {
  if (kind === 'product') {
    const { texts } = await readProductForStaff(context, id);
    return { texts, write: (next, ensureFresh) => updateProductByStaff(context, { id, input: { texts: next as never }, ensureFresh }) };
  }
  if (kind === 'page' || kind === 'article') {
    const item = await readItemForStaff(context, { kind, id });
    return {
      texts: item.texts,
      write: (next, ensureFresh) => changeItem(context, { kind, id, input: { ...inputOf(item), texts: next }, ensureFresh }),
    };
  }
  const listing = await readListingForStaff(context.db, kind, id);
  const { products: _products, items: _items, cover: _stays, image, ...record } = listing;
  return {
    texts: listing.texts,
    write: (next, ensureFresh) => writeListing(context, { kind, id, input: { ...record, image: image?.id ?? null, texts: next as never }, ensureFresh }),
  };
}

function rejectFault({ locale }: Context, fault: ReturnType<typeof faultIn>): void {
  if (fault === null) return;
  const { place, isLong } = fault;
  const words = isLong ? m.translations_too_long({}, { locale }) : m.error_required({ field: fieldTitle('title', locale) }, { locale });
  throw fieldError(place, words);
}

type Change = {
  kind: TranslationKind;
  id: string;
  texts: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
  /** Asked with the record's texts as they stand; without: whatever they are. */
  ensureFresh?(texts: Stored): void;
  dryRun?: boolean;
};

/**
 * Writes texts of a record by its own slice, which cleans them, tells pages and leaves a line in the audit log. Answers whether anything changed.
 * @throws notFound (404), stale (412), invalidInput (400) where a record would be left without a title
 */
export async function writeTexts(context: Context, { kind, id, texts, ensureFresh, dryRun = false }: Change): Promise<boolean> {
  const record = await readRecord(context, { kind, id });
  ensureFresh?.(record.texts);
  const next = changedTexts(kind, record.texts, texts);
  if (next === null) return false;
  rejectFault(context, faultIn(texts, next));
  if (dryRun) return true;
  const read = JSON.stringify(record.texts);
  await record.write(next, (current) => {
    // Another write came between the read and the lock.
    if (JSON.stringify((current as { texts: Stored }).texts) !== read) throw new ShopError(stale);
  });
  return true;
}
