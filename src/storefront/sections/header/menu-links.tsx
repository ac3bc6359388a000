/** What the menu holds below an entry, for wide and narrow screens. */
import type { ReactNode } from 'react';
import { ShopLink } from '#ui/shop-link.tsx';
import type { MenuEntry } from './data.ts';

/**
 * Links and those below them. Both menus say them in the same markup, which costs a page next to nothing the second time; `look` is the class by which the
 * style sheet sets them. `first` stands before them.
 */
export function MenuLinks({ entries, look, first }: { entries: readonly MenuEntry[]; look: 'mega-links' | 'phone-links'; first?: ReactNode }) {
  return (
    <ul className={look}>
      {first}
      {entries.map((entry) => (
        <li key={entry.title}>
          <ShopLink path={entry.path ?? '/'}>{entry.title}</ShopLink>
          {entry.children.length > 0 && (
            <ul>
              {entry.children.map((child) => (
                <li key={child.title}>
                  <ShopLink path={child.path ?? '/'}>{child.title}</ShopLink>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
