/** The link to the cart, with the live number of its units. */
import * as m from '#messages';
import { cartCount, cartDrawerOpen } from '#kit/browser/state.ts';
import { useShared } from '#kit/browser/use-shared.ts';
import { Icon } from '#ui/icons.tsx';
import { localPath, usePageView } from '#ui/page-view.tsx';

const mostShown = 99;

/** A link to the cart page that opens the drawer once the script is there. The count lies over the icon and moves nothing. */
export function CartButton() {
  const view = usePageView();
  const count = useShared(cartCount);
  return (
    <a
      href={localPath(view, '/cart')}
      className="relative inline-flex size-11 items-center justify-center rounded-field hover:bg-base-200"
      aria-label={count > 0 ? m.layout_cart_count({ count }) : m.layout_cart()}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || location.pathname === localPath(view, '/cart')) return;
        event.preventDefault();
        event.stopPropagation();
        cartDrawerOpen.set(true);
      }}
    >
      <Icon name="cart" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute right-0.5 top-0.5 inline-flex h-[1.125rem] min-w-[1.125rem] items-center justify-center rounded-full bg-base-content px-1 text-[0.6875rem] font-semibold leading-none text-base-100 tabular-nums"
        >
          {count > mostShown ? `${mostShown}+` : count}
        </span>
      )}
    </a>
  );
}
