/** Frame of every screen: bar, menu, content. */
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import type { ReactNode } from 'react';
import { Layout, Menu, useCanAccess, useTranslate } from 'react-admin';
import type { Screen } from '../screen.ts';
import { screens } from '../screens.ts';

function PageItem({ page }: { page: Extract<Screen, { kind: 'page' }> }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: page.resource, action: 'read' });
  const Icon = page.icon;
  return canAccess ? <Menu.Item to={page.path} primaryText={translate(page.title)} leftIcon={<Icon />} /> : null;
}

function BackofficeMenu() {
  const translate = useTranslate();
  return (
    <Menu>
      <Menu.ResourceItems />
      {screens.map((screen) => screen.kind === 'page' && <PageItem key={screen.path} page={screen} />)}
      <Menu.Item to="/" component="a" href="/" target="_blank" rel="noopener" primaryText={translate('backoffice_see_shop')} leftIcon={<StorefrontIcon />} />
    </Menu>
  );
}

/** The frame. */
export function BackofficeLayout({ children }: { children: ReactNode }) {
  return <Layout menu={BackofficeMenu}>{children}</Layout>;
}
