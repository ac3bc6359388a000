/** The menu of a narrow screen: a panel from the left. */
import type { ReactNode } from 'react';
import * as m from '#messages';
import { Icon, type IconName } from '#ui/icons.tsx';
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { inOrder, type MenuEntry } from './data.ts';
import { MenuLinks } from './menu-links.tsx';

const row = 'flex min-h-13 w-full items-center justify-between gap-4 py-2 text-left';

/** A popover, so that it opens, closes by Esc and by a touch outside without script. */
export function PhoneMenu({ entries, mark }: { entries: readonly MenuEntry[]; mark: ReactNode }) {
  const view = usePageView();
  const { userBasePath } = view;
  const { goods, others } = inOrder(entries);
  return (
    <nav id="site-menu" popover="auto" className="side-panel" aria-label={m.layout_menu()}>
      <div className="flex h-16 items-center justify-between border-b border-line px-5">
        <span className="wordmark">{mark}</span>
        <button
          type="button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          className="-mr-3 inline-flex size-11 items-center justify-center"
          aria-label={m.ui_close()}
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
      <ul className="px-5 py-1">
        {[...goods, ...others].map((entry, index) => (
          <li key={entry.title} className={`border-b border-line ${index < goods.length ? 'text-lg' : 'text-desc'}`}>
            <Branch entry={entry} />
          </li>
        ))}
      </ul>
      <ul className="px-5 pb-8 pt-3">
        <Shortcut path={`${userBasePath}center`} icon="account" title={<span data-account-name="">{m.layout_user_area()}</span>} />
        {view.shows.favorites && <Shortcut path={detailPath(view, 'page', 'wish-list')} icon="heart" title={m.favorite_title()} />}
        <li>
          <button type="button" popoverTarget="site-locale" className="flex min-h-12 items-center gap-4">
            <Icon name="globe" />
            {m.layout_language_currency()}
          </button>
        </li>
      </ul>
    </nav>
  );
}

function Branch({ entry }: { entry: MenuEntry }) {
  if (entry.children.length === 0) {
    return (
      <ShopLink path={entry.path ?? '/'} className={row}>
        {entry.title}
      </ShopLink>
    );
  }
  return (
    <details className="group" name="phone-menu">
      <summary className={`${row} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
        {entry.title}
        <Icon name="down" className="size-5 transition-transform group-open:rotate-180 motion-reduce:transition-none" />
      </summary>
      <MenuLinks
        entries={entry.children}
        look="phone-links"
        first={
          entry.path && (
            <li>
              <ShopLink path={entry.path}>{m.layout_all_of({ title: entry.title })}</ShopLink>
            </li>
          )
        }
      />
    </details>
  );
}

function Shortcut({ path, icon, title }: { path: string; icon: IconName; title: ReactNode }) {
  return (
    <li>
      <ShopLink path={path} className="flex min-h-12 items-center gap-4">
        <Icon name={icon} />
        {title}
      </ShopLink>
    </li>
  );
}
