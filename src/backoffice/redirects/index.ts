import RedirectIcon from '@mui/icons-material/AltRouteOutlined';
import type { Screen } from '../screen.ts';
import { RedirectCreate, RedirectEdit } from './redirect-form.tsx';
import { RedirectList } from './redirect-list.tsx';

/** Where addresses that are gone lead. */
export const redirectScreen: Screen = {
  kind: 'resource',
  name: 'redirects',
  icon: RedirectIcon,
  list: RedirectList,
  edit: RedirectEdit,
  create: RedirectCreate,
  recordRepresentation: 'from',
};
