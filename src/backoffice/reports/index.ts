import { lazily, type Screen } from '../screen.ts';

/** Lists over a period. */
export const reportsScreen: Screen = {
  kind: 'page',
  path: '/reports',
  group: 'home',
  title: 'backoffice_reports',
  page: lazily(() => import('./reports-page.tsx'), 'ReportsPage'),
  resource: 'reports',
};
