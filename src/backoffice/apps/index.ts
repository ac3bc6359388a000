import { lazily, type Screen } from '../screen.ts';

/** Programs of others that work with the shop. */
export const appScreen: Screen = {
  kind: 'resource',
  name: 'apps',
  group: 'settings',
  list: lazily(() => import('./app-list.tsx'), 'AppList'),
  create: lazily(() => import('./app-form.tsx'), 'AppCreate'),
  edit: lazily(() => import('./app-form.tsx'), 'AppEdit'),
  recordRepresentation: 'title',
};
