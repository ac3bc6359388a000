/** Pages of a list, as plain links. */
import * as m from '#messages';
import { Icon } from '../icons.tsx';
import { useHref } from '../page-view.tsx';

/** Which page numbers are shown: first, last, and two around the current one; null stands for a gap. */
export function pagesShown(page: number, last: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const shown: (number | null)[] = [];
  for (const number of [...new Set(wanted)].sort((a, b) => a - b)) {
    const before = shown.at(-1);
    if (before !== undefined && before !== null && number - before === 2) shown.push(number - 1);
    else if (before !== undefined && before !== null && number - before > 2) shown.push(null);
    shown.push(number);
  }
  return shown;
}

type Props = { page: number; size: number; total: number; path: string; query?: URLSearchParams; parameter?: string; fragment?: string };

const cell = 'inline-flex size-11 items-center justify-center rounded-field tabular-nums';

/**
 * Links to the other pages of a list; nothing when there is one page. `query` is what the address carries besides the
 * page, `parameter` what the page is called in it, `fragment` where on the page the list stands.
 */
export function Pagination({ page, size, total, path, query = new URLSearchParams(), parameter = 'page', fragment = '' }: Props) {
  const href = useHref();
  const last = Math.ceil(total / size);
  if (last <= 1) return null;
  const addressOf = (number: number) => {
    const next = new URLSearchParams(query);
    if (number === 1) next.delete(parameter);
    else next.set(parameter, String(number));
    return href(path) + (next.size > 0 ? `?${next.toString()}` : '') + (fragment && `#${fragment}`);
  };
  return (
    <nav aria-label={m.ui_pages()} className="mt-16 flex justify-center">
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 && (
          <li>
            <a href={addressOf(page - 1)} rel="prev" className={`${cell} hover:bg-base-200`}>
              <Icon name="left" title={m.ui_page_previous()} />
            </a>
          </li>
        )}
        {pagesShown(page, last).map((number, index) => (
          <li key={number ?? `gap${index}`}>
            {number === null ? (
              <span className={cell} aria-hidden="true">
                …
              </span>
            ) : number === page ? (
              <span className={`${cell} bg-base-content text-base-100`} aria-current="page">
                {number}
              </span>
            ) : (
              <a href={addressOf(number)} className={`${cell} hover:bg-base-200`} aria-label={m.ui_page_number({ page: number })}>
                {number}
              </a>
            )}
          </li>
        ))}
        {page < last && (
          <li>
            <a href={addressOf(page + 1)} rel="next" className={`${cell} hover:bg-base-200`}>
              <Icon name="right" title={m.ui_page_next()} />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
