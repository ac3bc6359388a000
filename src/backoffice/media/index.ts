import MediaIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { lazily, type Screen } from '../screen.ts';

/** The media library. */
export const mediaScreen: Screen = {
  kind: 'page',
  path: '/media-library',
  title: 'backoffice_media',
  group: 'content',
  icon: MediaIcon,
  page: lazily(() => import('./media-page.tsx'), 'MediaPage'),
  resource: 'pictures',
};
