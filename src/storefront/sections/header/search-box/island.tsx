/** Search with suggestions: a plain form first; while typing, products and other finds with pictures, reached by arrow keys. */
import { useEffect, useRef, useState, type KeyboardEvent as ReactKeyboardEvent, type RefObject } from 'react';
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { Icon } from '#ui/icons.tsx';
import { localPath, usePageView } from '#ui/page-view.tsx';
import { readSuggestions, SuggestionList, type Suggestion } from './suggestions.tsx';

const waitMs = 150;
const panelId = 'site-search';

/** The form in the search panel. '/' opens the panel from anywhere. */
export function SearchBox() {
  const view = usePageView();
  const { locale } = view;
  const form = useRef<HTMLFormElement>(null);
  const [query, setQuery] = useState('');
  const found = useSuggestions(query);
  useSearchPanel(form);
  return (
    <form
      ref={form}
      action={localPath(view, '/search')}
      method="get"
      className="page-width py-4 lg:py-6"
      onSubmit={() => document.getElementById(panelId)?.hidePopover()}
    >
      <div className="mx-auto flex max-w-3xl items-center gap-2 border-b border-field focus-within:border-base-content focus-within:shadow-[0_1px_0_0_var(--color-base-content)]">
        <label htmlFor="site-search-q" className="sr-only">
          {m.layout_search({}, { locale })}
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
          placeholder={m.layout_search_placeholder({}, { locale })}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            // A field for searches keeps Esc for itself, to empty it; here it closes the panel.
            if (event.key === 'Escape') document.getElementById(panelId)?.hidePopover();
            else moveByArrows(event, form.current);
          }}
          className="h-12 min-w-0 grow bg-transparent text-lg placeholder:text-desc focus:outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        <button type="submit" className="inline-flex min-h-11 items-center whitespace-nowrap px-3 text-sm font-medium underline-offset-4 hover:underline">
          {m.layout_search({}, { locale })}
        </button>
        <button
          type="button"
          popoverTarget={panelId}
          popoverTargetAction="hide"
          className="inline-flex size-11 items-center justify-center rounded-field hover:bg-base-200"
          aria-label={m.ui_close({}, { locale })}
        >
          <Icon name="close" />
        </button>
      </div>
      <SuggestionList found={found} onKeyDown={(event) => moveByArrows(event, form.current)} />
    </form>
  );
}

function useSuggestions(query: string): readonly Suggestion[] {
  const { lang, currency } = usePageView();
  const [answered, setAnswered] = useState<{ q: string; found: readonly Suggestion[] }>({ q: '', found: [] });
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
      if (!stop.signal.aborted) setAnswered({ q, found: answer.code === 0 ? readSuggestions(answer.data) : [] });
    }, waitMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q, lang, currency]);
  return q === '' ? [] : answered.found;
}

/** Arrow keys walk from the field through the suggestions, which are links, and back. */
function moveByArrows(event: ReactKeyboardEvent, form: HTMLFormElement | null) {
  if (event.nativeEvent.isComposing || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
  const stops = [...(form?.querySelectorAll<HTMLElement>('input[name=q], [data-suggestion]') ?? [])];
  if (stops.length < 2) return;
  event.preventDefault();
  const now = stops.findIndex((stop) => stop === document.activeElement);
  stops[(now + (event.key === 'ArrowDown' ? 1 : -1) + stops.length) % stops.length]?.focus();
}

function useSearchPanel(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const panel = document.getElementById(panelId);
    const onToggle = (event: Event) => {
      if (event instanceof ToggleEvent && event.newState === 'open') form.current?.querySelector('input')?.focus();
    };
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && (event.target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName));
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      panel?.showPopover();
    };
    panel?.addEventListener('toggle', onToggle);
    document.addEventListener('keydown', onKey);
    return () => {
      panel?.removeEventListener('toggle', onToggle);
      document.removeEventListener('keydown', onKey);
    };
  }, [form]);
}
