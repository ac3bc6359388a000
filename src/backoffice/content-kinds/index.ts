import { lazily, type Screen } from '../screen.ts';

/** Kinds of content that a merchant defines. */
export const contentKindsScreen: Screen = {
  kind: 'page',
  path: '/content-kinds',
  group: 'content',
  title: 'backoffice_kinds',
  page: lazily(() => import('./kinds-page.tsx'), 'KindsPage'),
  resource: 'settings/routes',
  isForm: true,
};
