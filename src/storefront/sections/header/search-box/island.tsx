/** Search with suggestions: a plain form first; while typing, a combobox whose list is reached by arrow keys. */
import { useEffect, useState, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { ClosePanel } from '#ui/close-panel.tsx';
import { Icon } from '#ui/icons.tsx';
import { localPath, usePageView } from '#ui/page-view.tsx';
import { readSuggestions, SuggestionList, type SuggestionGroup } from './suggestions.tsx';

const waitMs = 150;
const panelId = 'site-search';
const listId = 'site-search-list';

/** The form in the search panel, which src/browser/search-key.ts opens. */
export function SearchBox() {
  const view = usePageView();
  const [query, setQuery] = useState('');
  const groups = useSuggestions(query);
  const [active, setActive] = useState<string | null>(null);
  const ids = groups.flatMap(({ found }) => found.map(({ id }) => id));
  const chosen = active !== null && ids.includes(active) ? active : null;
  return (
    <form action={localPath(view, '/search')} method="get" className="page-width py-4 lg:py-6" onSubmit={() => document.getElementById(panelId)?.hidePopover()}>
      <div className="mx-auto flex max-w-3xl items-center gap-2 border-b border-field focus-within:border-base-content focus-within:[box-shadow:0_1px_0_0_var(--color-base-content)]">
        <label htmlFor="site-search-q" className="sr-only">
          {m.layout_search()}
        </label>
        <Icon name="search" className="size-5" />
        <input
          id="site-search-q"
          type="search"
          name="q"
          required
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={m.layout_search_placeholder()}
          value={query}
          role="combobox"
          aria-expanded={ids.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen ?? undefined}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(null);
          }}
          onKeyDown={(event) => {
            // A field for searches uses Esc to clear it; here it closes the panel.
            if (event.key === 'Escape') document.getElementById(panelId)?.hidePopover();
            else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) follow(event, chosen);
            else moveByArrows(event, { ids, chosen, go: setActive });
          }}
          className="h-12 min-w-0 grow bg-transparent text-lg placeholder:text-desc focus:outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        <button type="submit" className="inline-flex min-h-11 items-center whitespace-nowrap px-3 text-sm font-medium underline-offset-4 hover:underline">
          {m.layout_search()}
        </button>
        <ClosePanel panel={panelId} />
      </div>
      <SuggestionList groups={groups} active={chosen} id={listId} />
    </form>
  );
}

function useSuggestions(query: string): readonly SuggestionGroup[] {
  const view = usePageView();
  const { lang, currency } = view;
  const [answered, setAnswered] = useState<{ q: string; data: unknown }>({ q: '', data: null });
  const q = query.trim();
  useEffect(() => {
    if (q === '') return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await callApi(
        `/search/suggest?${new URLSearchParams({ q, lang, currency }).toString()}`,
        {},
        { method: 'GET', signal: stop.signal, quiet: true },
      );
      if (!stop.signal.aborted) setAnswered({ q, data: answer.code === 0 ? answer.data : null });
    }, waitMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q, lang, currency]);
  return q === '' ? [] : readSuggestions(answered.data, view, q);
}

/** Arrow keys choose among the suggestions; the field keeps the focus, and past either end nothing is chosen. */
function moveByArrows(event: ReactKeyboardEvent, { ids, chosen, go }: { ids: readonly string[]; chosen: string | null; go: (id: string | null) => void }) {
  if (event.nativeEvent.isComposing || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || ids.length === 0) return;
  event.preventDefault();
  const stops = [null, ...ids];
  const next = stops[(stops.indexOf(chosen) + (event.key === 'ArrowDown' ? 1 : -1) + stops.length) % stops.length] ?? null;
  go(next);
  if (next) document.getElementById(next)?.scrollIntoView({ block: 'nearest' });
}

function follow(event: ReactKeyboardEvent, id: string) {
  event.preventDefault();
  document.getElementById(id)?.click();
  document.getElementById(panelId)?.hidePopover();
}
