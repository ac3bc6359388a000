import { usePermissions } from 'react-admin';
import { hasRight, type StaffRight, type StaffRights } from '#kit/pure/staff-rights.ts';

/** Whether the user has a right; false until that is known. The server decides; a form only shows it. */
export function useRight(wanted: StaffRight): boolean {
  const { permissions } = usePermissions<StaffRights>();
  return permissions !== undefined && permissions !== null && hasRight(permissions, wanted);
}
