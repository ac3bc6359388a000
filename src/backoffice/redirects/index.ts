import { lazily, type Screen } from '../screen.ts';

/** Where addresses that are gone lead. */
export const redirectScreen: Screen = {
  kind: 'resource',
  name: 'redirects',
  group: 'shop',
  list: lazily(() => import('./redirect-list.tsx'), 'RedirectList'),
  edit: lazily(() => import('./redirect-form.tsx'), 'RedirectEdit'),
  create: lazily(() => import('./redirect-form.tsx'), 'RedirectCreate'),
  recordRepresentation: 'from',
};

/** Addresses that were asked for and lead nowhere. */
export const missingScreen: Screen = {
  kind: 'resource',
  name: 'missing-addresses',
  group: 'shop',
  list: lazily(() => import('./missing-list.tsx'), 'MissingList'),
  recordRepresentation: 'path',
};
