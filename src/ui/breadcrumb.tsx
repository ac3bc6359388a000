/** Where this page is. */
import * as m from '#messages';
import { ShopLink } from './shop-link.tsx';

/** One step; the last, the page itself, has no path. `lang` where its title is in another language than the document. */
export type Crumb = { title: string; path?: string; lang?: string | undefined };

/** Below the page's title on a phone there is no room for it once more, unless it is all there is. */
const mostOnPhone = 2;

/** The way from the front page to here; it wraps where it is too long. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const steps: readonly Crumb[] = [{ title: m.ui_home(), path: '/' }, ...crumbs];
  const last = steps.length - 1;
  const hidden = steps.length > mostOnPhone ? 'max-sm:hidden' : '';
  return (
    <nav aria-label={m.ui_breadcrumb()} className="text-sm text-desc">
      <ol className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
        {steps.map((crumb, index) => (
          <li key={`${index}${crumb.title}`} className={`flex min-h-8 items-center gap-x-2 ${index === last ? hidden : ''}`}>
            {crumb.path && index < last ? (
              <ShopLink
                path={crumb.path}
                lang={crumb.lang}
                className="inline-flex min-h-8 items-center underline-offset-4 hover:text-base-content hover:underline"
              >
                {crumb.title}
              </ShopLink>
            ) : (
              <span lang={crumb.lang} aria-current="page" className="line-clamp-1">
                {crumb.title}
              </span>
            )}
            {/* Behind its step: a line that wraps does not begin with it. */}
            {index < last && (
              <span aria-hidden="true" className={`opacity-50 ${index === last - 1 ? hidden : ''}`}>
                /
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
