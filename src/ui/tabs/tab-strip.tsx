/** Parts of a list as tabs in one line, or as pills. */
import { ShopLink } from '../shop-link.tsx';

/** A tab; `count` is shown where there is something. */
export type Tab = { path: string; title: string; isCurrent: boolean; count?: number };

/** How the line looks, over a rule below it. */
export const tabStrip = 'scroll-fade -mb-px flex gap-x-3 whitespace-nowrap sm:gap-x-6';
/** How a tab in it looks. */
export const tab =
  'flex min-h-11 items-center gap-1.5 border-b-2 border-transparent text-desc hover:text-base-content aria-[current]:border-primary aria-[current]:text-base-content';

/** Tabs as links, in one line that scrolls where it is too long; its end fades to say so. */
export function TabStrip({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="mt-6 border-b border-line">
      <ul className={tabStrip} data-strip>
        {tabs.map(({ path, title, isCurrent, count = 0 }) => (
          <li key={path} className="shrink-0">
            <ShopLink path={path} aria-current={isCurrent ? 'page' : undefined} className={tab}>
              {title}
              {count > 0 && <span className="text-sm tabular-nums">{count}</span>}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same below a strip that leads from page to page: nobody takes one for the other. */
export function TabPills({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {tabs.map(({ path, title, isCurrent }) => (
          <li key={path}>
            <ShopLink
              path={path}
              aria-current={isCurrent ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-sm text-desc hover:text-base-content aria-[current]:border-primary aria-[current]:text-base-content"
            >
              {title}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
