/** Frame of every screen: bar, menu, content. */
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import type { ReactNode } from 'react';
import { AppBar, Layout, Menu, TitlePortal, useCanAccess, useGetIdentity, UserMenu, useTranslate } from 'react-admin';
import type { Screen } from '../screen.ts';
import { screens } from '../screens.ts';
import { FirstThings } from '../sign-in/first-things.tsx';
import { ProofDialog } from '../sign-in/proof-dialog.tsx';

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

/** The button says who is signed in, so that is its name. */
function StaffMenu() {
  return <UserMenu label={useGetIdentity().identity?.fullName ?? 'ra.auth.user_menu'} />;
}

// The screen's title is the page's heading; the part's own type does not name the property.
const heading = { component: 'h1' } as const;

function BackofficeBar() {
  return (
    <AppBar alwaysOn userMenu={<StaffMenu />}>
      <TitlePortal {...heading} />
    </AppBar>
  );
}

/** The frame, once nothing is asked for before anything else. */
export function BackofficeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <FirstThings>
        <Layout appBar={BackofficeBar} menu={BackofficeMenu}>
          {children}
        </Layout>
      </FirstThings>
      {/* Also where a second step is to be set up: that wants a proof too. */}
      <ProofDialog />
    </>
  );
}
