import { lazily, type Screen } from '../screen.ts';

/** What the shop says in its own words: found by the words that one sees, and written otherwise. */
export const textScreen: Screen = {
  kind: 'page',
  path: '/texts',
  group: 'content',
  title: 'backoffice_texts',
  page: lazily(() => import('./texts-page.tsx'), 'TextsPage'),
  resource: 'texts',
};
