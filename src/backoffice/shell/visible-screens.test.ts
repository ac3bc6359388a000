import { expect, it } from 'vitest';
import { staffAreas } from '#kit/pure/staff-rights.ts';
import { may } from '../api/roles.ts';
import { pathOfScreen, resourceOfScreen } from '../screen.ts';
import { screens } from '../screens.ts';

it('every screen is there for an owner', () => {
  const rights = Object.fromEntries(staffAreas.map((area) => [area, 'write' as const]));
  const hidden = screens.filter((screen) => !may(rights, { resource: resourceOfScreen(screen), action: 'list' }));
  expect(
    hidden.map((screen) => `${pathOfScreen(screen)} needs a row for ${resourceOfScreen(screen)}`),
    'rows of `needs` in src/backoffice/api/roles.ts',
  ).toEqual([]);
});
