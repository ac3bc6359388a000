import { listingTitle } from '../components/listings/listing-title.ts';
import { lazily, type Screen } from '../screen.ts';

/** Products: what is sold, for how much, and how many there are. */
export const productScreen: Screen = {
  kind: 'resource',
  name: 'products',
  group: 'products',
  list: lazily(() => import('./product-list.tsx'), 'ProductList'),
  edit: lazily(() => import('./product-form.tsx'), 'ProductEdit'),
  create: lazily(() => import('./product-form.tsx'), 'ProductCreate'),
  recordRepresentation: listingTitle,
};
