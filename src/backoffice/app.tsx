/** The back office: react-admin over `/api/admin`, with the screens that the role may see. */
import { Admin, CustomRoutes, I18nContextProvider, Resource, type I18nProvider } from 'react-admin';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { createBrowserRouter, Route, RouterProvider } from 'react-router';
import { authProvider } from './api/auth-provider.ts';
import { dataProvider } from './api/data-provider.ts';
import { BackofficeLayout } from './components/layout.tsx';
import { Notice } from './components/notice.tsx';
import { darkTheme, lightTheme } from './components/theme.ts';
import { screens } from './screens.ts';
import { ForgotPasswordPage, SetPasswordPage } from './sign-in/password-pages.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';

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

/** A page that needs no session, in the look of the others. */
function Outside({ i18nProvider, children }: { i18nProvider: I18nProvider; children: ReactNode }) {
  return (
    <I18nContextProvider value={i18nProvider}>
      <ThemeProvider theme={createTheme(lightTheme)}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </I18nContextProvider>
  );
}

/** The application; addresses begin with `/backoffice`. */
export function Backoffice({ i18nProvider }: { i18nProvider: I18nProvider }) {
  const outside = (path: string, page: ReactNode) => ({ path, element: <Outside i18nProvider={i18nProvider}>{page}</Outside> });
  const router = createBrowserRouter(
    [
      outside('/set-password', <SetPasswordPage />),
      outside('/forgot-password', <ForgotPasswordPage />),
      { path: '*', element: <Shop i18nProvider={i18nProvider} /> },
    ],
    { basename: '/backoffice' },
  );
  return <RouterProvider router={router} />;
}
