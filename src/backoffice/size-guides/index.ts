import { textIn } from '#kit/pure/languages.ts';
import { session } from '../api/session.ts';
import { lazily, type Screen } from '../screen.ts';

/** Size guides: tables of sizes, given to categories and products. */
export const sizeGuideScreen: Screen = {
  kind: 'resource',
  name: 'size-guides',
  group: 'products',
  list: lazily(() => import('./size-guide-screens.tsx'), 'SizeGuideList'),
  edit: lazily(() => import('./size-guide-screens.tsx'), 'SizeGuideEdit'),
  create: lazily(() => import('./size-guide-screens.tsx'), 'SizeGuideCreate'),
  recordRepresentation: ({ texts }) => textIn(texts as Record<string, { title?: string }> as never, 'title', session.locale()),
};
