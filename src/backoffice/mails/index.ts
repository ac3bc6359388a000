import { lazily, type Screen } from '../screen.ts';
import { titleOf } from './places.ts';

/** The words of every mail that the shop sends. */
export const mailScreen: Screen = {
  kind: 'resource',
  name: 'mail-templates',
  group: 'settings',
  list: lazily(() => import('./mail-list.tsx'), 'MailList'),
  edit: lazily(() => import('./mail-edit.tsx'), 'MailEdit'),
  recordRepresentation: ({ subject }) => titleOf(String(subject)),
};
