import { lazily, type Screen } from '../screen.ts';

/** The media library. */
export const mediaScreen: Screen = {
  kind: 'page',
  path: '/media-library',
  title: 'backoffice_media',
  group: 'content',
  page: lazily(() => import('./media-page.tsx'), 'MediaPage'),
  resource: 'pictures',
};
