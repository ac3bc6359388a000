import KindsIcon from '@mui/icons-material/SchemaOutlined';
import { lazily, type Screen } from '../screen.ts';

/** Kinds of content that a merchant defines. */
export const contentKindsScreen: Screen = {
  kind: 'page',
  path: '/content-kinds',
  group: 'content',
  title: 'backoffice_kinds',
  icon: KindsIcon,
  page: lazily(() => import('./kinds-page.tsx'), 'KindsPage'),
  resource: 'settings/routes',
};
