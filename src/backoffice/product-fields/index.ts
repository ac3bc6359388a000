import { listingTitle } from '../components/listings/listing-title.ts';
import { lazily, type Screen } from '../screen.ts';

/** Custom fields of products: facts that the merchant defines. */
export const productFieldScreen: Screen = {
  kind: 'resource',
  name: 'product-fields',
  group: 'products',
  list: lazily(() => import('./field-list.tsx'), 'FieldList'),
  edit: lazily(() => import('./field-form.tsx'), 'FieldEdit'),
  create: lazily(() => import('./field-form.tsx'), 'FieldCreate'),
  recordRepresentation: listingTitle,
};
