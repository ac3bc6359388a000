/** Where a product is reviewed. */
import { detailPath, type PageView } from '../page-view.tsx';

/** The product's page with the form open and so many stars chosen; 0: none. Without language prefix. */
export function reviewPath(view: Pick<PageView, 'paths'>, slug: string, stars = 0): string {
  return `${detailPath(view, 'product', slug)}?review.stars=${stars}#reviews`;
}
