/** Every page of the shop. The route table names them; a page without a kind here is a fault found by a test. */
import type { AnyPageKind } from '#kit/server/page/page-kind.ts';
import { homeKind } from './kinds/home.ts';
import { errorKind, soon } from './kinds/simple.ts';
import { fixedPages, userPages, type PageName } from './routes/pages.ts';

const made: readonly AnyPageKind[] = [homeKind, errorKind];

const kindOf = (page: PageName): string => {
  const [first] = page.split('-');
  return first === 'cart' || first === 'checkout' ? first : first!;
};

const details: readonly PageName[] = ['article', 'category', 'collection', 'page', 'product', 'product-variant', 'tag', 'custom', 'root', 'app'];
const names: readonly PageName[] = [...fixedPages.map(([page]) => page), ...userPages.map(([page]) => page), ...details];
const privateKinds = new Set(['cart', 'checkout', 'user']);

const later = (page: PageName): AnyPageKind => {
  const kind = kindOf(page);
  return soon(page, kind, { ...(privateKinds.has(kind) ? { visibility: 'private' } : {}), ...(kind === 'user' ? { access: 'user' } : {}) });
};

/** Kinds by page name. */
export const kinds: ReadonlyMap<PageName, AnyPageKind> = new Map(names.map((page) => [page, made.find((kind) => kind.name === page) ?? later(page)]));
