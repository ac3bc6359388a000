/** What leads the page of a search: what was searched for, and a line to search for something else. */
import * as m from '#messages';
import { Icon } from '#ui/icons.tsx';
import { Around, here } from '#ui/messages/around.tsx';
import { detailPath, usePageView } from '#ui/page-view.tsx';
import { ShopLink } from '#ui/shop-link.tsx';

/** On a desk the line stands beside the title, so that the results come at once. */
export function SearchHead({ q, isNothingFound: none }: { q: string; isNothingFound: boolean }) {
  const title = () => (none ? m.search_nothing({ q }) : m.search_for({ q }));
  return (
    <div className="mb-6 mt-4 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 lg:mb-8 lg:mt-8">
      <div className="min-w-0">
        <h1 className="title-1 wrap-anywhere">{q.trim() ? title() : m.search_title()}</h1>
        {none && <Advice />}
      </div>
      <SearchLine q={q} />
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
          <ShopLink path={detailPath(view, 'page', 'contact')} className="text-base-content underline underline-offset-4 hover:no-underline">
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
    <search className="w-full lg:w-80">
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
          className="min-h-12 min-w-0 grow bg-transparent text-lg"
        />
        <button type="submit" className="pull-end inline-flex size-12 shrink-0 items-center justify-center" aria-label={m.search_title()}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
