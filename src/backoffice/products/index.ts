import { session } from '../api/session.ts';
import { lazily, type Screen } from '../screen.ts';

/** Products: what is sold, for how much, and how many there are. */
export const productScreen: Screen = {
  kind: 'resource',
  name: 'products',
  group: 'products',
  list: lazily(() => import('./product-list.tsx'), 'ProductList'),
  edit: lazily(() => import('./product-form.tsx'), 'ProductEdit'),
  create: lazily(() => import('./product-form.tsx'), 'ProductCreate'),
  recordRepresentation: (record) => {
    const texts = record['texts'] as Record<string, { title?: string }> | undefined;
    return String(record['title'] ?? texts?.[session.locale()]?.title ?? texts?.['en']?.title ?? record['slug']);
  },
};
