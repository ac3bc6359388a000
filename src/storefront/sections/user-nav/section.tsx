/** The navigation of the user area: a column beside the page on a wide screen; on a phone all destinations at once above it. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection } from '#kit/server/page/section.ts';
import { Icon } from '#ui/icons.tsx';
import { Island } from '#ui/island.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { userNavEntries, type UserNavEntry, type UserNavPage } from './entries.ts';
import { SignOut } from './sign-out/island.tsx';

const settings = z.object({});

function UserNav() {
  const { path, userBasePath } = usePageView();
  const own = path.slice(userBasePath.length);
  return (
    <nav className="user-nav" aria-label={m.layout_user_area()}>
      <ShopLink path={`${userBasePath}center`} className="user-nav-home" aria-current={own === 'center' ? 'page' : undefined}>
        {m.layout_user_area()}
      </ShopLink>
      <ul className="user-nav-list">
        {userNavEntries.map((entry) => (
          <Destination key={entry.path} entry={entry} own={own} />
        ))}
      </ul>
      <Island name="sign-out" of={SignOut} when="idle" className="user-nav-end" props={{}} />
    </nav>
  );
}

/** `own`: the path of the page that is shown, below the area's base. The pages of a destination are listed where one of them is shown. */
function Destination({ entry, own }: { entry: UserNavEntry; own: string }) {
  const { userBasePath } = usePageView();
  const { pages } = entry;
  const isWithin = [entry, ...pages].some((page) => placeOf(page, own));
  const current = pages.length > 0 ? isWithin && 'true' : placeOf(entry, own);
  return (
    <li>
      <ShopLink path={`${userBasePath}${entry.path}`} className="user-nav-link" aria-current={current || undefined}>
        <Icon name={entry.icon} />
        <span>{entry.title()}</span>
      </ShopLink>
      {isWithin && pages.length > 0 && (
        <ul className="user-nav-pages max-lg:scroll-fade" aria-label={entry.title()} data-strip>
          {pages.map((page) => (
            <li key={page.path}>
              <ShopLink path={`${userBasePath}${page.path}`} className="user-nav-page" aria-current={placeOf(page, own)}>
                {page.title()}
              </ShopLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** How a page stands to the one that is shown: it itself, or above it. */
function placeOf({ path }: UserNavPage, own: string): 'page' | 'true' | undefined {
  if (own === path) return 'page';
  return own.startsWith(`${path}/`) ? 'true' : undefined;
}

/** See above. */
export const userNavSection = defineSection<z.output<typeof settings>, undefined, unknown>({
  name: 'user-nav',
  card: { title: m.section_user_nav },
  settings,
  Component: UserNav,
});
