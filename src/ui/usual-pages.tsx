/** Links to pages that a shop usually has, and that its merchant may not have published. */
import type { ComponentProps } from 'react';
import { detailPath, type PageView } from './page-view.tsx';
import { ShopLink } from './shop-link.tsx';

/** The path of one of the usual pages; null where it is not published. Who would write to the shop is led to the form for feedback then. */
export function usualPath(view: Pick<PageView, 'paths' | 'shows'>, slug: 'contact' | 'privacy' | 'returns' | 'shipping' | 'terms'): string | null {
  if (view.shows.pages.includes(slug)) return detailPath(view, 'page', slug);
  return slug === 'contact' ? detailPath(view, 'page', 'feedback') : null;
}

/** A link to a path without language prefix, or the words alone where there is nothing to lead to. */
export function MaybeLink({ path, ...rest }: Omit<ComponentProps<typeof ShopLink>, 'path'> & { path: string | null }) {
  return path === null ? rest.children : <ShopLink {...rest} path={path} />;
}
