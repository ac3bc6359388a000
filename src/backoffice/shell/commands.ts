/** What the palette offers for a few letters: screens, new records and records there are, as far as the user may see them. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import type { StaffRights } from '#kit/pure/staff-rights.ts';
import type { StaffSearch } from '#shop/staff-search/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { may } from '../api/roles.ts';
import { useSettled } from '../components/inputs/use-settled.ts';
import { pathOfScreen } from '../screen.ts';
import { useNameOfScreen, useVisibleScreens } from './visible-screens.ts';

/** One line of the palette. */
export type Command = { label: string; group: string; to: string };

const mostShown = 12;
const mostAsked = 100;
const pauseMs = 150;

const recordKinds = [
  ['orders', 'orders'],
  ['products', 'products'],
  ['customers', 'customers'],
  ['contents', 'content'],
] as const;

/** Whether every word asked for begins a word of the label; in Chinese a part of the label is enough. */
export function isMeant(label: string, asked: string): boolean {
  const words = label.toLowerCase().split(/[\s·/&-]+/);
  return asked
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part !== '')
    .every((part) => words.some((word) => word.startsWith(part) || (/\p{Script=Han}/u.test(part) && word.includes(part))));
}

/** Records that were found, kind by kind; settings are left to the screens, which are named already. */
export function commandsOf(found: StaffSearch, translate: (key: string) => string): Command[] {
  return recordKinds.flatMap(([kind, group]) =>
    found[kind].map(({ title, about, path }) => ({ label: about ? `${title} · ${about}` : title, group: translate(`backoffice_group_${group}`), to: path })),
  );
}

/** Screens and new records by their names. */
function useScreenCommands(asked: string): Command[] {
  const translate = useTranslate();
  const nameOf = useNameOfScreen();
  const screens = useVisibleScreens();
  const { permissions } = usePermissions<StaffRights>();
  const opened = screens
    .filter(({ under }) => under === undefined)
    .map((screen) => ({ label: nameOf(screen), group: translate('backoffice_commands_go'), to: pathOfScreen(screen) }));
  const made = screens.flatMap((screen) =>
    screen.kind === 'resource' && screen.create && permissions && may(permissions, { resource: screen.name, action: 'create' })
      ? [
          {
            label: screen.createTitle ? translate(screen.createTitle) : translate('backoffice_command_new', { name: nameOf(screen) }),
            group: translate('backoffice_commands'),
            to: `/${screen.name}/create`,
          },
        ]
      : [],
  );
  const meant = (commands: Command[]) => commands.filter((command) => isMeant(command.label, asked));
  return [...meant(opened).slice(0, mostShown), ...meant(made).slice(0, mostShown)];
}

/** The commands for what was typed; `search` says that something was. Records follow as soon as they are found. */
export function useCommands(): { commands: Command[]; search(text: string): void } {
  const translate = useTranslate();
  const [asked, setAsked] = useState('');
  const settled = useSettled(asked.trim().slice(0, mostAsked), pauseMs);
  const { data } = useQuery({
    queryKey: ['search', settled],
    enabled: settled !== '',
    queryFn: async () => (await callAdmin<StaffSearch>(`/search?${new URLSearchParams({ q: settled })}`)).data,
    staleTime: 10_000,
    retry: false,
  });
  const screens = useScreenCommands(asked);
  return { commands: data && settled !== '' ? [...screens, ...commandsOf(data, translate)] : screens, search: setAsked };
}
