/** What can be pressed below a card: the way to choose and buy what it shows. */
import * as m from '#messages';
import { buttonClasses } from '#ui/button.tsx';
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import type { ProductListItem } from '../contract.ts';

/** Whether it can be put into a cart now. */
export const canBuy = ({ showCart, stock }: Pick<ProductListItem, 'showCart' | 'stock'>): boolean => showCart && stock !== 'out';

/** Leads to the product, where its options are chosen; `quick`: in a dialog over the list, where there is script. Above the link that the whole card is. */
export function ChooseLink({ product, quick = false }: { product: ProductListItem; quick?: boolean }) {
  const view = usePageView();
  if (!view.shows.carts || !canBuy(product)) return null;
  return (
    <ShopLink
      path={detailPath(view, 'product', product.slug)}
      className={buttonClasses('plain', true, 'relative z-10')}
      data-quick-view={quick ? product.slug : undefined}
    >
      {product.variantCount > 1 ? m.product_choose_options() : m.product_add()}
      <span className="sr-only"> {product.title}</span>
    </ShopLink>
  );
}
