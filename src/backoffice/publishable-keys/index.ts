import { lazily, type Screen } from '../screen.ts';

/** Keys by which apps name themselves on the shopper API. */
export const publishableKeyScreen: Screen = {
  kind: 'resource',
  name: 'publishable-keys',
  group: 'settings',
  list: lazily(() => import('./publishable-keys.tsx'), 'PublishableKeyList'),
  create: lazily(() => import('./publishable-keys.tsx'), 'PublishableKeyCreate'),
  edit: lazily(() => import('./publishable-keys.tsx'), 'PublishableKeyEdit'),
  recordRepresentation: 'title',
};
