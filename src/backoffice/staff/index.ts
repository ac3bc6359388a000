import StaffIcon from '@mui/icons-material/BadgeOutlined';
import type { Screen } from '../screen.ts';
import { StaffCreate, StaffEdit } from './staff-form.tsx';
import { StaffList } from './staff-list.tsx';

/** The merchant's people; owners only. */
export const staffScreen: Screen = {
  kind: 'resource',
  name: 'staff',
  icon: StaffIcon,
  list: StaffList,
  edit: StaffEdit,
  create: StaffCreate,
  recordRepresentation: 'name',
};
