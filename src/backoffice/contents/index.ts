import { listingTitle } from '../components/listings/listing-title.ts';
import { lazily, type Screen } from '../screen.ts';

/** The shop's own content: articles, content pages, entries of custom categories. */
export const contentScreens: readonly Screen[] = (['articles', 'pages', 'entries'] as const).map((name) => ({
  kind: 'resource',
  name,
  group: 'content',
  list: lazily(() => import('./content-list.tsx'), 'ContentList'),
  edit: lazily(() => import('./content-form.tsx'), 'ContentEdit'),
  create: lazily(() => import('./content-form.tsx'), 'ContentCreate'),
  recordRepresentation: listingTitle,
}));
