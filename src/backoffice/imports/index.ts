import { lazily, type Screen } from '../screen.ts';

/** Files with products, customers, redirects, orders, translations and texts that come in. */
export const importScreen: Screen = {
  kind: 'page',
  path: '/imports',
  title: 'backoffice_imports',
  group: 'products',
  page: lazily(() => import('./imports-page.tsx'), 'ImportsPage'),
  resource: 'imports',
};
