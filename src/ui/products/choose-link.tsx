/** The way from a card to where its product is chosen and bought. */
import * as m from '#messages';
import { buttonClasses } from '../button.tsx';
import { ShopLink } from '../shop-link.tsx';

type ChooseLinkProps = { path: string; title: string; hasOptions: boolean; slug?: string };

/** Leads to the product, where its options are chosen; with a `slug` to a dialog over the list, where there is script. Above the link that the whole card is. */
export function ChooseLink({ path, title, hasOptions, slug }: ChooseLinkProps) {
  return (
    <ShopLink path={path} className={buttonClasses('plain', true, 'relative z-10 mt-auto')} data-quick-view={slug}>
      {hasOptions ? m.product_choose_options() : m.product_add()}
      <span className="sr-only"> {title}</span>
    </ShopLink>
  );
}
