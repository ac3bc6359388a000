import { lazily, type Screen } from '../screen.ts';

/** Checkouts that were left, and mails about them. */
export const abandonedScreen: Screen = {
  kind: 'resource',
  name: 'abandoned-checkouts',
  group: 'marketing',
  list: lazily(() => import('./abandoned-list.tsx'), 'AbandonedList'),
  recordRepresentation: 'email',
};
