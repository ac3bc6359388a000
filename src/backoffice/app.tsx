/** The back office: react-admin over `/api/admin`, with the screens that the role may see. */
import { Admin, CustomRoutes, Resource, type I18nProvider } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router';
import { authProvider } from './api/auth-provider.ts';
import { dataProvider } from './api/data-provider.ts';
import { BackofficeLayout } from './look/layout.tsx';
import { Notice } from './look/notice.tsx';
import { SignInPage } from './look/sign-in-page.tsx';
import { darkTheme, lightTheme } from './look/theme.ts';
import { screens } from './screens.ts';

const resources = screens.filter((screen) => screen.kind === 'resource');
const pages = screens.filter((screen) => screen.kind === 'page');

function Shop({ i18nProvider }: { i18nProvider: I18nProvider }) {
  return (
    <Admin
      title="Vitrine"
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      theme={lightTheme}
      darkTheme={darkTheme}
      layout={BackofficeLayout}
      notification={Notice}
      loginPage={SignInPage}
      requireAuth
      disableTelemetry
    >
      {resources.map(({ kind: _kind, ...screen }) => (
        <Resource key={screen.name} {...screen} />
      ))}
      <CustomRoutes>
        {pages.map((page) => (
          <Route key={page.path} path={page.path} element={page.element} />
        ))}
      </CustomRoutes>
    </Admin>
  );
}

/** The application; addresses begin with `/backoffice`. */
export function Backoffice({ i18nProvider }: { i18nProvider: I18nProvider }) {
  const router = createBrowserRouter([{ path: '*', element: <Shop i18nProvider={i18nProvider} /> }], { basename: '/backoffice' });
  return <RouterProvider router={router} />;
}
