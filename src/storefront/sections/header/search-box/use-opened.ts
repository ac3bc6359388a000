/** What the search panel shows once it is open. */
import { useEffect, useState } from 'react';
import { usePageView } from '#ui/page-view.tsx';
import type * as openedFile from './opened.ts';
import type { SuggestionGroup } from './suggestions.tsx';

/** The panel's element. */
export const panelId = 'site-search';
/** The list in it. */
export const listId = 'site-search-list';

/** Code that is fetched when the panel opens. */
export type Opened = typeof openedFile;

type State = { opened: Opened; last: readonly SuggestionGroup[]; popular: readonly SuggestionGroup[] };

/** Offers at each opening the last searches and what is popular; closed, the field is empty for the next search. */
export function useOpened(setQuery: (query: string) => void): { opened: Opened | null; offers: readonly SuggestionGroup[]; forget: () => void } {
  const { paths, lang, currency } = usePageView();
  const [state, setState] = useState<State | null>(null);
  useEffect(() => {
    const offer = async () => {
      const opened = await import('./opened.ts');
      setState((before) => ({ popular: before?.popular ?? [], opened, last: opened.lastSearchGroup() }));
      const popular = await opened.popularGroups({ paths, lang, currency });
      if (popular.length > 0) setState((before) => before && { ...before, popular });
    };
    const toggled = (event: Event) => {
      if ((event.target as Element).id !== panelId) return;
      if ((event as ToggleEvent).newState === 'open') void offer();
      else setQuery('');
    };
    // The event does not bubble.
    document.addEventListener('toggle', toggled, true);
    if (document.getElementById(panelId)?.matches(':popover-open')) void offer();
    return () => document.removeEventListener('toggle', toggled, true);
  }, [setQuery, paths, lang, currency]);
  return {
    opened: state?.opened ?? null,
    offers: state ? [...state.last, ...state.popular] : [],
    forget() {
      state?.opened.forgetSearches();
      setState((before) => before && { ...before, last: [] });
    },
  };
}
