import { invalidateTags } from '#kit/server/events/announce.ts';
import { invalidInput, notFound } from '#kit/pure/common-errors.ts';
import { slugsOf } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { EnsureFresh } from '#kit/server/http/resource.ts';
import { isId } from '#kit/server/ids.ts';
import { readSettings } from '../../settings/index.ts';
import { pathOf } from '../../settings/routes/index.ts';
import { recordAction } from '../../staff/index.ts';
import type { CatalogParts } from '../catalog-parts.ts';
import type { StaffProduct } from '../contract.ts';
import { productState, readProductForStaff } from './read-product-for-staff.ts';
import { listTagsOf, lockProduct, setArchived } from './store-staff.ts';

/**
 * Puts a product away: no page, list or cart has it any more, orders keep their lines. With `redirect`, its addresses lead there.
 * @throws notFound (404), stale (412), invalidInput (400) naming `redirect` where that is no address
 */
export async function archiveProductByStaff(
  context: Context,
  parts: CatalogParts,
  { id, redirect, ensureFresh }: { id: string; redirect?: string | undefined; ensureFresh: EnsureFresh },
): Promise<void> {
  await move(context, { id, at: context.now(), action: 'product.archive', ensureFresh }, async (tx, product) => {
    if (redirect !== undefined) await redirectProduct(context, tx, { parts, product, to: redirect });
  });
}

/** Takes a product out of the archive; it is hidden until it is published. @throws notFound (404) */
export function restoreProductByStaff(context: Context, id: string): Promise<StaffProduct> {
  return move(context, { id, at: null, action: 'product.restore' });
}

type Move = { id: string; at: Date | null; action: string; ensureFresh?: EnsureFresh };

async function move(context: Context, { id, at, action, ensureFresh }: Move, also?: (tx: Tx, product: StaffProduct) => Promise<void>): Promise<StaffProduct> {
  if (!isId(id)) throw new ShopError(notFound);
  return context.transaction(async (tx) => {
    await lockProduct(tx, id);
    const before = await readProductForStaff(context, id, tx);
    ensureFresh?.(productState(before));
    if ((before.archivedAt === null) !== (at === null)) await setArchived(tx, [id], { at, now: context.now() });
    await also?.(tx, before);
    await invalidateTags(tx, [`product:${id}`, 'products', ...(await listTagsOf(tx, [id]))]);
    const after = await readProductForStaff(context, id, tx);
    await recordAction(tx, context, { action, subject: id, detail: { slug: before.slug }, before: productState(before), after: productState(after) });
    return after;
  });
}

type Redirect = { parts: CatalogParts; product: StaffProduct; to: string };

/** Every address that the product had leads on, whichever language it is asked in. */
async function redirectProduct(context: Context, tx: Tx, { parts, product, to }: Redirect): Promise<void> {
  const { routes } = await readSettings(tx);
  const slugs = new Set(Object.values(slugsOf(product as Parameters<typeof slugsOf>[0])));
  for (const slug of slugs) {
    await parts.redirect(context, tx, { input: { from: pathOf(routes, 'product', slug), to }, replace: true }).catch((error: unknown) => {
      throw error instanceof ShopError && error.spec === invalidInput ? fieldError('redirect', wordsOf(error)) : error;
    });
  }
}

const wordsOf = ({ data }: ShopError): string => Object.values((data?.['errors'] ?? {}) as Record<string, string>)[0] ?? '';
