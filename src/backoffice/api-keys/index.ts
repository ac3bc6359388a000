import { lazily, type Screen } from '../screen.ts';

/** Keys by which programs call the shop. */
export const apiKeyScreen: Screen = {
  kind: 'resource',
  name: 'api-keys',
  group: 'settings',
  list: lazily(() => import('./api-keys.tsx'), 'ApiKeyList'),
  create: lazily(() => import('./api-keys.tsx'), 'ApiKeyCreate'),
  edit: lazily(() => import('./api-keys.tsx'), 'ApiKeyEdit'),
  recordRepresentation: 'title',
};
