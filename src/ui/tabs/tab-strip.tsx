/** Parts of a list as tabs in one line. */
import { ShopLink } from '../shop-link.tsx';

/** A tab; `count` is shown where there is something. */
export type Tab = { path: string; title: string; isCurrent: boolean; count?: number };

/** Tabs as links, in one line that scrolls where it is too long; its end fades to say so. */
export function TabStrip({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="mt-6 border-b border-line">
      <ul className="scroll-fade -mb-px flex gap-x-6 whitespace-nowrap" data-strip>
        {tabs.map(({ path, title, isCurrent, count = 0 }) => (
          <li key={path} className="shrink-0">
            <ShopLink
              path={path}
              aria-current={isCurrent ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 border-b-2 border-transparent text-desc hover:text-base-content aria-[current]:border-primary aria-[current]:text-base-content"
            >
              {title}
              {count > 0 && <span className="text-sm tabular-nums">{count}</span>}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
