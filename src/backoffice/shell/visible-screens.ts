/** Which screens the user sees, and their titles. */
import { useState } from 'react';
import { useGetResourceLabel, usePermissions, useTranslate } from 'react-admin';
import { screenGroups, type ScreenGroup } from '#kit/pure/screen-groups.ts';
import type { StaffRights } from '#kit/pure/staff-rights.ts';
import { may } from '../api/roles.ts';
import { addedScreens } from '../extensions/added-screens.tsx';
import { pathOfScreen, resourceOfScreen, type Screen } from '../screen.ts';
import { screens } from '../screens.ts';

/** The screens that the user's rights open; none until these are known. */
export function useVisibleScreens(): Screen[] {
  const { permissions } = usePermissions<StaffRights>();
  const [all] = useState(() => [...screens, ...addedScreens()]);
  if (!permissions) return [];
  return all.filter((screen) => may(permissions, { resource: resourceOfScreen(screen), action: 'list' }));
}

/** The groups that hold any of these screens, in the order of the menu. */
export function groupsOf(visible: readonly Screen[]): [ScreenGroup, Screen[]][] {
  return screenGroups
    .map((group): [ScreenGroup, Screen[]] => [group, visible.filter((screen) => screen.group === group && screen.under === undefined)])
    .filter(([, found]) => found.length > 0);
}

/** Whether an address (below `/backoffice`) is a screen's, or one of its records'. */
export function isWithin(pathname: string, screen: Screen): boolean {
  const path = pathOfScreen(screen);
  return pathname === path || pathname.startsWith(`${path}/`) || screens.some((one) => one.under === path && isWithin(pathname, one));
}

/** The name of a screen, in the language of the back office. */
export function useNameOfScreen(): (screen: Screen) => string {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  return (screen) => (screen.kind === 'page' ? translate(screen.title) : labelOf(screen.name, 2));
}
