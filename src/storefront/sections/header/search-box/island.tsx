/** Search with suggestions: a plain form first; opened, a combobox whose list is reached by arrow keys. */
import { useEffect, useState, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { ClosePanel } from '#ui/close-panel.tsx';
import { Icon } from '#ui/icons.tsx';
import { localPath, usePageView } from '#ui/page-view.tsx';
import { listId, panelId, useOpened, type Opened } from './use-opened.ts';
import type { SuggestionGroup } from './suggestions.tsx';

const waitMs = 150;

/** The form in the search panel, which src/browser/search-key.ts opens. */
export function SearchBox() {
  const view = usePageView();
  const [query, setQuery] = useState('');
  const { opened, offers, forget } = useOpened(setQuery);
  const suggested = useSuggestions(query, opened);
  const groups = query.trim() === '' ? offers : suggested;
  const [active, setActive] = useState<string | null>(null);
  const ids = groups.flatMap(({ found }) => found.map(({ id }) => id));
  const chosen = active !== null && ids.includes(active) ? active : null;
  const write = (text: string) => {
    setQuery(text);
    setActive(null);
  };
  const send = () => {
    opened?.rememberSearch(query);
    document.getElementById(panelId)?.hidePopover();
  };
  return (
    <form action={localPath(view, '/search')} method="get" className="page-width py-4 lg:py-6" onSubmit={send}>
      <div className="mx-auto flex max-w-3xl items-center gap-2 border-b border-field focus-within:border-base-content focus-within:[box-shadow:0_1px_0_0_var(--color-base-content)]">
        <label htmlFor="site-search-q" className="sr-only">
          {m.layout_search()}
        </label>
        <Icon name="search" className="size-5" />
        <SearchField query={query} chosen={chosen} ids={ids} onWrite={write} onChoose={setActive} />
        <button type="submit" className="inline-flex min-h-11 items-center whitespace-nowrap px-3 text-sm font-medium underline-offset-4 hover:underline">
          {m.layout_search()}
        </button>
        <ClosePanel panel={panelId} />
      </div>
      {opened && <opened.SuggestionList groups={groups} active={chosen} id={listId} onSearch={opened.rememberSearch} onForget={forget} />}
    </form>
  );
}

type Field = { query: string; ids: readonly string[]; chosen: string | null; onWrite: (text: string) => void; onChoose: (id: string | null) => void };

function SearchField({ query, ids, chosen, onWrite, onChoose }: Field) {
  return (
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
      onChange={(event) => onWrite(event.target.value)}
      onKeyDown={(event) => {
        // A field for searches uses Esc to clear it; here it closes the panel.
        if (event.key === 'Escape') document.getElementById(panelId)?.hidePopover();
        else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) follow(event, chosen);
        else moveByArrows(event, { ids, chosen, go: onChoose });
      }}
      className="h-12 min-w-0 grow bg-transparent text-base placeholder:text-desc focus:outline-none sm:text-lg [&::-webkit-search-cancel-button]:hidden"
    />
  );
}

function useSuggestions(query: string, opened: Opened | null): readonly SuggestionGroup[] {
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
  return q === '' ? [] : (opened?.readSuggestions(answered.data, view, q) ?? []);
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
