import { textIn } from '#kit/pure/languages.ts';
import { session } from '../api/session.ts';
import { lazily, type Screen } from '../screen.ts';

/** Videos: films of products, with titles and posters. */
export const videoScreen: Screen = {
  kind: 'resource',
  name: 'videos',
  group: 'products',
  list: lazily(() => import('./video-screens.tsx'), 'VideoList'),
  edit: lazily(() => import('./video-screens.tsx'), 'VideoEdit'),
  recordRepresentation: ({ texts, name }) => textIn(texts as never, 'title', session.locale()) || String(name),
};
