/** The way from a card to where its product is chosen and bought. */
import * as m from '#messages';
import { buttonClasses } from '../button.tsx';
import { ShopLink } from '../shop-link.tsx';

type ChooseLinkProps = { path: string; title: string; variantCount: number; colours: number; slug?: string };

/** Leads to the product, where its options are chosen; with a `slug` to a dialog over the list, where there is script. Above the link that the whole card is. */
export function ChooseLink({ path, title, variantCount, colours, slug }: ChooseLinkProps) {
  return (
    <ShopLink path={path} className={buttonClasses('plain', true, 'relative z-10 mt-auto px-2!')} data-quick-view={slug}>
      {chooseWord({ variantCount, colours })}
      <span className="sr-only"> {title}</span>
    </ShopLink>
  );
}

/** What is left to choose of a product of which so many variants and colours are sold. */
function chooseWord({ variantCount, colours }: { variantCount: number; colours: number }): string {
  if (variantCount <= 1) return m.product_add();
  return variantCount === colours ? m.product_choose_colour() : m.product_choose_options();
}
