import { listingTitle } from '../components/listings/listing-title.ts';
import { lazily, type Screen } from '../screen.ts';

/** Categories, a tree. */
export const categoryScreen: Screen = {
  kind: 'resource',
  name: 'categories',
  group: 'products',
  list: lazily(() => import('./category-tree.tsx'), 'CategoryTree'),
  edit: lazily(() => import('./category-form.tsx'), 'CategoryEdit'),
  create: lazily(() => import('./category-form.tsx'), 'CategoryCreate'),
  recordRepresentation: listingTitle,
};
