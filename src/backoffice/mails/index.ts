import MailIcon from '@mui/icons-material/DraftsOutlined';
import { createElement } from 'react';
import type { Screen } from '../screen.ts';
import { MailPreviews } from './mail-previews.tsx';

/** What every mail of the shop looks like. */
export const mailScreen: Screen = {
  kind: 'page',
  path: '/mails',
  title: 'backoffice_mails',
  icon: MailIcon,
  element: createElement(MailPreviews),
  resource: 'mails',
};
