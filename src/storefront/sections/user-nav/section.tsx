/** The navigation of the user area: a column beside the page on a wide screen, a strip above it on a phone. */
import * as m from '#messages';
import { z } from 'zod';
import { defineSection } from '#kit/server/page/section.ts';
import { Island } from '#ui/island.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { userNavEntries } from './entries.ts';
import { SignOut } from './sign-out/island.tsx';

const settings = z.object({});

function UserNav() {
  const { path, userBasePath } = usePageView();
  const own = path.slice(userBasePath.length);
  return (
    <nav className="user-nav" aria-label={m.layout_user_area()}>
      <ul className="user-nav-list" data-strip>
        {userNavEntries.map((entry) => {
          const isHere = own === entry.path;
          const isAbove = !isHere && own.startsWith(`${entry.path}/`);
          return (
            <li key={entry.path} className="shrink-0">
              <ShopLink path={`${userBasePath}${entry.path}`} className="user-nav-link" aria-current={isHere ? 'page' : isAbove ? 'true' : undefined}>
                {entry.title()}
              </ShopLink>
            </li>
          );
        })}
        <li className="shrink-0">
          <Island name="sign-out" of={SignOut} when="idle" props={{}} />
        </li>
      </ul>
    </nav>
  );
}

/** See above. */
export const userNavSection = defineSection<z.output<typeof settings>, undefined, unknown>({
  name: 'user-nav',
  card: { title: m.section_user_nav },
  settings,
  Component: UserNav,
});
