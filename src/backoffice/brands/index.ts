import { lazily, type Screen } from '../screen.ts';
import { listingTitle } from '../components/listings/listing-title.ts';

/** Brands, with what their pages say. */
export const brandScreen: Screen = {
  kind: 'resource',
  name: 'brands',
  group: 'products',
  list: lazily(() => import('./brand-screens.tsx'), 'BrandList'),
  edit: lazily(() => import('./brand-screens.tsx'), 'BrandEdit'),
  create: lazily(() => import('./brand-screens.tsx'), 'BrandCreate'),
  recordRepresentation: listingTitle,
};
