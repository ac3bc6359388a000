/** What the palette offers for a few letters: screens and new records, as far as somebody may. */
import { useMemo, useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import type { StaffRights } from '#kit/pure/staff-rights.ts';
import { may } from '../api/roles.ts';
import { pathOfScreen } from '../screen.ts';
import { useNameOfScreen, useVisibleScreens } from './visible-screens.ts';

/** One line of the palette. */
export type Command = { label: string; group: string; to: string };

const mostShown = 12;

/** Whether every word asked for begins a word of the label; in Chinese a part of the label is enough. */
export function isMeant(label: string, asked: string): boolean {
  const words = label.toLowerCase().split(/[\s·/&-]+/);
  return asked
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part !== '')
    .every((part) => words.some((word) => word.startsWith(part) || (/\p{Script=Han}/u.test(part) && word.includes(part))));
}

/** The commands for what was typed; `search` says that something was. */
export function useCommands(): { commands: Command[]; search(text: string): void } {
  const translate = useTranslate();
  const nameOf = useNameOfScreen();
  const screens = useVisibleScreens();
  const { permissions } = usePermissions<StaffRights>();
  const [asked, setAsked] = useState('');
  const commands = useMemo(() => {
    const opened = screens.map((screen) => ({ label: nameOf(screen), group: translate(`backoffice_group_${screen.group}`), to: pathOfScreen(screen) }));
    const made = screens.flatMap((screen) =>
      screen.kind === 'resource' && screen.create && permissions && may(permissions, { resource: screen.name, action: 'create' })
        ? [{ label: translate('backoffice_command_new', { name: nameOf(screen) }), group: translate('backoffice_commands'), to: `/${screen.name}/create` }]
        : [],
    );
    return [...opened, ...made].filter((command) => isMeant(command.label, asked)).slice(0, mostShown);
  }, [asked, nameOf, permissions, screens, translate]);
  return { commands, search: setAsked };
}
