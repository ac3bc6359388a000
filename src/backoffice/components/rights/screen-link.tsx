import Link, { type LinkProps } from '@mui/material/Link';
import { usePermissions } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { StaffRights } from '#kit/pure/staff-rights.ts';
import { may } from '../../api/roles.ts';

/** `/settings/<group>` are resources of their own; of others the first part names the resource. */
const resourceOf = (path: string): string => /^\/(settings\/[^/?]+|[^/?]+)/.exec(path)?.[1] ?? '';

/** Whether the user may open a screen by its path below `/backoffice`; false until that is known. */
export function useMayOpen(path: string): boolean {
  const { permissions } = usePermissions<StaffRights>();
  return Boolean(permissions) && may(permissions!, { resource: resourceOf(path), action: 'list' });
}

/** A link to another screen of the back office; its words alone for those who may not open that. */
export function ScreenLink({ to, children, ...props }: Pick<LinkProps, 'color' | 'underline' | 'sx' | 'children'> & { to: string }) {
  if (!useMayOpen(to)) return <>{children}</>;
  return (
    <Link component={RouterLink} to={to} {...props}>
      {children}
    </Link>
  );
}
