import { lazily, type Screen } from '../screen.ts';
import { listingTitle } from '../components/listings/listing-title.ts';

/** Tags, by which shoppers narrow a list. */
export const tagScreen: Screen = {
  kind: 'resource',
  name: 'tags',
  group: 'products',
  list: lazily(() => import('./tag-screens.tsx'), 'TagList'),
  edit: lazily(() => import('./tag-screens.tsx'), 'TagEdit'),
  create: lazily(() => import('./tag-screens.tsx'), 'TagCreate'),
  recordRepresentation: listingTitle,
};
