/** What leads the page of a search: what was searched for, and a line to search for something else. */
import * as m from '#messages';
import { Icon } from '#ui/icons.tsx';
import { Around, here } from '#ui/messages/around.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { ShopLink } from '#ui/shop-link.tsx';
import { usualPath } from '#ui/usual-pages.tsx';

/** The line is the page's title to the eye, so that the results come at once; where there are none, that is said below it. */
export function SearchHead({ q, isNothingFound: none }: { q: string; isNothingFound: boolean }) {
  return (
    <div className="mb-6 mt-4 lg:mb-8 lg:mt-8">
      {!none && <h1 className="sr-only">{q.trim() ? m.search_for({ q }) : m.search_title()}</h1>}
      <SearchLine q={q} />
      {none && (
        <>
          <h1 className="title-3 mt-8 wrap-anywhere">{m.search_nothing({ q })}</h1>
          <Advice />
        </>
      )}
    </div>
  );
}

function Advice() {
  const view = usePageView();
  return (
    <p className="mt-3 text-desc">
      {m.search_empty()}
      <span className="block">
        <Around text={m.search_ask({ link: here })}>
          <ShopLink path={usualPath(view, 'contact')!} className="text-base-content underline underline-offset-4 hover:no-underline">
            {m.search_ask_us()}
          </ShopLink>
        </Around>
      </span>
      {/* Sighted visitors read it in the heading. */}
      <span className="sr-only">{m.list_no_data()}</span>
    </p>
  );
}

function SearchLine({ q }: { q: string }) {
  return (
    <search className="block">
      <form method="get" className="flex items-center border-b border-field focus-within:border-base-content">
        <label htmlFor="search-q" className="sr-only">
          {m.search_title()}
        </label>
        <input
          id="search-q"
          name="q"
          type="search"
          defaultValue={q}
          maxLength={100}
          required
          placeholder={m.layout_search_placeholder()}
          className="title-1 min-h-14 min-w-0 grow bg-transparent"
        />
        <button type="submit" className="pull-end inline-flex size-12 shrink-0 items-center justify-center" aria-label={m.search_title()}>
          <Icon name="search" className="size-6" />
        </button>
      </form>
    </search>
  );
}
