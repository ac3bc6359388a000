import AccountIcon from '@mui/icons-material/ManageAccountsOutlined';
import { createElement } from 'react';
import type { Screen } from '../screen.ts';
import { AccountPage } from './account-page.tsx';

/** One's own account; everybody has one. */
export const accountScreen: Screen = {
  kind: 'page',
  path: '/account',
  title: 'backoffice_account',
  icon: AccountIcon,
  element: createElement(AccountPage),
  resource: 'account',
};
