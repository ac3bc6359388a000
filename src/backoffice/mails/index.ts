import { lazily, type Screen } from '../screen.ts';

/** What every mail of the shop looks like. */
export const mailScreen: Screen = {
  kind: 'page',
  path: '/mails',
  group: 'settings',
  title: 'backoffice_mails',
  page: lazily(() => import('./mail-previews.tsx'), 'MailPreviews'),
  resource: 'mails',
};
