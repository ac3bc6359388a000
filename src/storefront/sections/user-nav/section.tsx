/** The navigation of the user area: a column beside the page on a wide screen; on a phone a list on the overview, to which every other page leads back. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection } from '#kit/server/page/section.ts';
import { Icon } from '#ui/icons.tsx';
import { Island } from '#ui/island.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { tab, tabStrip } from '#ui/tabs/tab-strip.tsx';
import { userNavEntries, type UserNavEntry, type UserNavPage } from './entries.ts';
import { SignOut } from './sign-out/island.tsx';

const settings = z.object({});

function UserNav() {
  const { path, userBasePath } = usePageView();
  const own = path.slice(userBasePath.length);
  const isOverview = own === 'center';
  const open = userNavEntries.find((entry) => entry.pages.length > 0 && isWithin(entry, own));
  return (
    <nav className={isDetail(own) ? 'user-nav max-lg:hidden' : 'user-nav'} aria-label={m.layout_user_area()}>
      <ShopLink path={`${userBasePath}center`} className="user-nav-home" aria-current={isOverview ? 'page' : undefined}>
        {!isOverview && <Icon name="left" className="size-4 lg:hidden" />}
        {m.layout_user_area()}
      </ShopLink>
      <ul className={`user-nav-list ${isOverview ? '' : 'max-lg:hidden'}`}>
        {userNavEntries.map((entry) => (
          <Destination key={entry.path} entry={entry} own={own} />
        ))}
      </ul>
      {open && (
        <div className="user-nav-strip border-b border-line lg:hidden">
          <Pages entry={open} own={own} className={`user-nav-pages ${tabStrip}`} look={tab} />
        </div>
      )}
      <Island name="sign-out" of={SignOut} when="idle" props={{}} />
    </nav>
  );
}

/** `own`: the path of the page that is shown, below the area's base. The pages of a destination are listed where one of them is shown. */
function Destination({ entry, own }: { entry: UserNavEntry; own: string }) {
  const { userBasePath } = usePageView();
  const hasPages = entry.pages.length > 0;
  const isOpen = isWithin(entry, own);
  const current = hasPages ? isOpen && 'true' : placeOf(entry, own);
  return (
    <li>
      <ShopLink path={`${userBasePath}${entry.path}`} className="user-nav-link" aria-current={current || undefined}>
        <Icon name={entry.icon} />
        <span>{entry.title()}</span>
      </ShopLink>
      {isOpen && hasPages && <Pages entry={entry} own={own} className="user-nav-branch" look="user-nav-page" />}
    </li>
  );
}

/** The pages of a destination. Each width shows one of the two places they stand in. */
function Pages({ entry, own, className, look }: { entry: UserNavEntry; own: string; className: string; look: string }) {
  const { userBasePath } = usePageView();
  const listed = entry.pages.filter((page) => !page.elsewhere || placeOf(page, own));
  return (
    <ul className={className} aria-label={entry.title()} data-strip>
      {listed.map((page) => (
        <li key={page.path} className="shrink-0">
          <ShopLink path={`${userBasePath}${page.path}`} className={look} aria-current={placeOf(page, own)}>
            {page.title()}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}

/** Whether the page that is shown belongs to a destination. */
function isWithin(entry: UserNavEntry, own: string): boolean {
  return [entry, ...entry.pages].some((page) => placeOf(page, own));
}

/** Whether one order or return is shown, which leads back to its list itself. */
function isDetail(own: string): boolean {
  return userNavEntries.some((entry) => entry.pages.length === 0 && placeOf(entry, own) === 'true');
}

/** How a page stands to the one that is shown: it itself, or above it. */
function placeOf({ path }: UserNavPage, own: string): 'page' | 'true' | undefined {
  if (own === path) return 'page';
  return own.startsWith(`${path}/`) ? 'true' : undefined;
}

export const userNavSection = defineSection<z.output<typeof settings>, undefined, unknown>({
  name: 'user-nav',
  card: { title: m.section_user_nav },
  settings,
  Component: UserNav,
});
