import { lazily, type Screen } from '../screen.ts';

/** What waits, and how the shop does. */
export const homeScreen: Screen = {
  kind: 'page',
  path: '/home',
  group: 'home',
  title: 'backoffice_group_home',
  page: lazily(() => import('./home-page.tsx'), 'HomePage'),
  resource: 'home',
};
