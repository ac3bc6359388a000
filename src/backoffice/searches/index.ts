import { lazily, type Screen } from '../screen.ts';

/** What is searched for, and which words mean the same. */
export const searchScreens: readonly Screen[] = [
  {
    kind: 'resource',
    name: 'searches',
    group: 'marketing',
    list: lazily(() => import('./search-list.tsx'), 'SearchList'),
    recordRepresentation: 'query',
  },
  {
    kind: 'page',
    path: '/settings/search',
    group: 'marketing',
    title: 'backoffice_search_settings',
    page: lazily(() => import('./synonyms-page.tsx'), 'SynonymsPage'),
    resource: 'settings/search',
    isForm: true,
  },
];
