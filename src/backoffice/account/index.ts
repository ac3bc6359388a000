import { lazily, type Screen } from '../screen.ts';

/** The own account; everybody has one. */
export const accountScreen: Screen = {
  kind: 'page',
  path: '/account',
  group: 'settings',
  title: 'backoffice_account',
  page: lazily(() => import('./account-page.tsx'), 'AccountPage'),
  resource: 'account',
};
