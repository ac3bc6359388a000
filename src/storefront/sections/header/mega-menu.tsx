/** The menu of a wide screen: each entry opens a panel over the whole width, under a mouse, by touch or Enter; a click of a mouse opens its page. What is sold stands first, the rest behind it. */
import * as m from '#messages';
import { Icon } from '#ui/icons.tsx';
import { useHref } from '#ui/page-view.tsx';
import { Picture } from '#ui/picture.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { inOrder, type MenuEntry } from './data.ts';
import { MenuLinks } from './menu-links.tsx';

const top =
  'flex h-20 focus-visible:-outline-offset-8 cursor-pointer list-none items-center whitespace-nowrap px-2 text-[0.9375rem] [&::-webkit-details-marker]:hidden 2xl:px-4';
const topText = 'border-b border-transparent py-1 group-hover:border-current group-open:border-current';

/** Entries with children are `details` that close each other; the browser needs no script for it. */
export function MegaMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const { goods, others } = inOrder(entries);
  return (
    <div className="-ml-2 flex justify-between gap-4 2xl:-ml-4">
      <Entries entries={goods} />
      {others.length > 0 && <Entries entries={others} className="text-desc" />}
    </div>
  );
}

function Entries({ entries, className = '' }: { entries: readonly MenuEntry[]; className?: string }) {
  const href = useHref();
  return (
    <ul className={`flex ${className}`}>
      {entries.map((entry) => (
        <li key={entry.title}>
          {entry.children.length > 0 ? (
            <details name="mega-menu" className="group" data-mega-menu={entry.path ? href(entry.path) : ''}>
              <summary className={top}>
                <span className={topText}>{entry.title}</span>
              </summary>
              <Panel entry={entry} />
            </details>
          ) : (
            <ShopLink path={entry.path ?? '/'} className={`${top} group`}>
              <span className={topText}>{entry.title}</span>
            </ShopLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function Panel({ entry }: { entry: MenuEntry }) {
  const picture = entry.picture ?? null;
  return (
    <div className="mega-panel text-base-content">
      <div className="page-width flex justify-between gap-12 py-10">
        <div className="grow">
          {entry.path && (
            <ShopLink path={entry.path} className="title-3 group/all mb-6 inline-flex items-center gap-3 underline-offset-4 hover:underline">
              {m.layout_all_of({ title: entry.title })}
              <Icon name="arrow" className="size-5" />
            </ShopLink>
          )}
          <MenuLinks entries={entry.children} look="mega-links" />
        </div>
        {picture && (
          <ShopLink path={entry.path ?? '/'} tabIndex={-1} aria-hidden="true" className="block w-72 shrink-0">
            <Picture picture={{ ...picture, alt: '' }} sizes="288px" className="aspect-4/3 w-full rounded-box" />
          </ShopLink>
        )}
      </div>
    </div>
  );
}
