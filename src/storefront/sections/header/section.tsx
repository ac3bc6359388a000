/** The header: announcement, wordmark, menu, search, account, wish list, cart. */
import * as m from '#messages';
import { Icon } from '#ui/icons.tsx';
import { Island } from '#ui/island.tsx';
import { detailPath, localPath, usePageView } from '#ui/page-view.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { CartDrawer } from '#shop/cart/sections/cart-drawer/island.tsx';
import type { HeaderData } from './data.ts';
import { MegaMenu } from './mega-menu.tsx';
import { MenuBehaviour } from './menu-behaviour/island.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { SearchBox } from './search-box/island.tsx';
import { ShopMark } from './shop-mark.tsx';
import type { HeaderSettings } from './settings.ts';

/** A number at the corner of an icon, which it leaves to be seen; it moves nothing. */
const countBadge =
  'absolute right-1 top-1 inline-flex h-4 min-w-4 items-center justify-center rounded-full bg-base-content px-1 text-[0.625rem] font-semibold leading-none text-base-100 tabular-nums [&[hidden]]:hidden';
const iconLink = 'relative inline-flex size-11 items-center justify-center rounded-field hover:bg-base-200';

/** The header. Panels (menu, search) are popovers and `details`: they open without script. */
export function Header({ data }: { settings: HeaderSettings; data: HeaderData }) {
  return (
    <>
      {data.announcement && <Announcement text={data.announcement.text} path={data.announcement.path} />}
      <header className="site-header border-b border-line bg-base-100">
        <div className="page-width relative grid h-16 grid-cols-[auto_1fr_auto] items-center gap-1 sm:grid-cols-[1fr_auto_1fr] sm:gap-4 lg:h-20 xl:grid-cols-[auto_1fr_auto] xl:gap-6 2xl:gap-10">
          <div className="pull-start flex xl:hidden">
            <button type="button" popoverTarget="site-menu" className={iconLink} aria-label={m.layout_menu()}>
              <Icon name="menu" className="size-6" />
            </button>
          </div>
          <ShopLink path="/" className="wordmark">
            <ShopMark {...data} />
          </ShopLink>
          <nav aria-label={m.layout_main_menu()} className="hidden min-w-0 xl:block">
            <MegaMenu entries={data.menu} />
          </nav>
          <div className="pull-end flex items-center justify-end">
            <button type="button" popoverTarget="site-search" className={iconLink} aria-label={m.layout_search()}>
              <Icon name="search" />
            </button>
            <button type="button" popoverTarget="site-locale" className={`${iconLink} max-lg:hidden`} aria-label={m.layout_language_currency()}>
              <Icon name="globe" />
            </button>
            <WishListLink />
            <AccountLink />
            <CartLink />
          </div>
        </div>
      </header>
      <PhoneMenu entries={data.menu} mark={<ShopMark {...data} />} />
      <search id="site-search" popover="auto" className="top-panel" aria-label={m.layout_search()}>
        <Island name="search-box" of={SearchBox} when="gesture" props={{}} />
      </search>
      <Island name="cart-drawer" of={CartDrawer} when="gesture" as="span" props={{}} />
      <Island name="menu-behaviour" of={MenuBehaviour} when="gesture" as="span" props={{}} />
    </>
  );
}

/** Link to the wish list; the browser fills in the count (src/browser/favorites.ts). */
function WishListLink() {
  const view = usePageView();
  if (!view.shows.favorites) return null;
  return (
    <ShopLink path={detailPath(view, 'page', 'wish-list')} className={`${iconLink} max-sm:hidden`}>
      <Icon name="heart" />
      <span className="sr-only">{m.favorite_title()}</span>
      <span data-favorite-count="" hidden className={countBadge} />
    </ShopLink>
  );
}

/** The browser fills in who is signed in (src/browser/account.ts): their picture or first letter lies over the icon. */
function AccountLink() {
  const { userBasePath } = usePageView();
  return (
    <ShopLink path={`${userBasePath}center`} className={iconLink} aria-label={m.layout_user_area()} data-account="">
      <Icon name="account" />
      <span
        data-account-mark=""
        hidden
        className="absolute inset-2 inline-flex items-center justify-center overflow-hidden rounded-full border border-base-content bg-base-100 text-sm font-semibold [&[hidden]]:hidden"
      />
    </ShopLink>
  );
}

/** Leads to the cart; with script it opens the drawer, and shows how much is in the cart (src/browser/cart-link.ts). */
function CartLink() {
  const view = usePageView();
  return (
    <a href={localPath(view, '/cart')} className={iconLink} aria-label={m.layout_cart()} data-cart="">
      <Icon name="cart" />
      <span aria-hidden="true" data-cart-count="" hidden className={countBadge} />
    </a>
  );
}

function Announcement({ text, path }: { text: string; path: string | null }) {
  return (
    <p className="bg-base-content px-4 py-2 text-center text-[0.8125rem] leading-5 text-base-100">
      {path ? (
        <ShopLink path={path} className="underline-offset-4 hover:underline">
          {text}
        </ShopLink>
      ) : (
        text
      )}
    </p>
  );
}
