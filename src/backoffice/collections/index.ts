import { listingTitle } from '../components/listings/listing-title.ts';
import { lazily, type Screen } from '../screen.ts';

/** Collections: products chosen by hand or by a rule. */
export const collectionScreen: Screen = {
  kind: 'resource',
  name: 'collections',
  group: 'products',
  list: lazily(() => import('./collection-screens.tsx'), 'CollectionList'),
  edit: lazily(() => import('./collection-screens.tsx'), 'CollectionEdit'),
  create: lazily(() => import('./collection-screens.tsx'), 'CollectionCreate'),
  recordRepresentation: listingTitle,
};
