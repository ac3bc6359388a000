import { lazily, type Screen } from '../screen.ts';

/** The merchant's people; owners only. */
export const staffScreen: Screen = {
  kind: 'resource',
  name: 'staff',
  group: 'settings',
  list: lazily(() => import('./staff-list.tsx'), 'StaffList'),
  edit: lazily(() => import('./staff-form.tsx'), 'StaffEdit'),
  create: lazily(() => import('./staff-form.tsx'), 'StaffCreate'),
  recordRepresentation: 'name',
};
