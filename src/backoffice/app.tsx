/** The back office: ra-core over `/api/admin`, with the screens that the role may see. What is not seen first is loaded when it is shown. */
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { Suspense, useMemo, useState, type ReactNode } from 'react';
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  I18nContextProvider,
  LoadingPage,
  Resource,
  ThemeProvider as ChosenThemeProvider,
  ThemesContext,
  useTranslate,
  type I18nProvider,
} from 'react-admin';
import { createBrowserRouter, Navigate, Route, RouterProvider } from 'react-router';
import { authProvider } from './api/auth-provider.ts';
import { dataProvider } from './api/data-provider.ts';
import { pathOfAppPage } from './apps/app-pages.ts';
import { Notice } from './components/notice.tsx';
import { addedScreens } from './extensions/added-screens.tsx';
import { withRights } from './components/rights/guarded.tsx';
import { inOwnWords } from './i18n/library-words.ts';
import { darkTheme, lightTheme } from './components/theme.ts';
import { lazily } from './screen.ts';
import { screens } from './screens.ts';
import { BackofficeShell } from './shell/shell.tsx';
import { AccessDeniedPage, ErrorPage } from './shell/message-pages.tsx';

const UnknownPage = lazily(() => import('./shell/unknown-page.tsx'), 'UnknownPage');
const AppPage = lazily(() => import('./apps/app-page.tsx'), 'AppPage');
const SignInForm = lazily(() => import('./sign-in/sign-in-page.tsx'), 'SignInPage');
const SetPasswordPage = lazily(() => import('./sign-in/password-pages.tsx'), 'SetPasswordPage');
const SetUpPage = lazily(() => import('./first-run/set-up-page.tsx'), 'SetUpPage');
const ForgotPasswordPage = lazily(() => import('./sign-in/password-pages.tsx'), 'ForgotPasswordPage');

/** The two looks, with the library's words in the language that is chosen. */
function Themes({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const themes = useMemo(() => ({ lightTheme: inOwnWords(lightTheme, translate), darkTheme: inOwnWords(darkTheme, translate) }), [translate]);
  return (
    <ThemesContext.Provider value={themes}>
      <ChosenThemeProvider>{children}</ChosenThemeProvider>
    </ThemesContext.Provider>
  );
}

const ToHome = () => <Navigate to="/home" replace />;

function SignInPage() {
  return (
    <Suspense fallback={<LoadingPage />}>
      <SignInForm />
    </Suspense>
  );
}

function Shop({ i18nProvider }: { i18nProvider: I18nProvider }) {
  const [all] = useState(() => [...screens, ...addedScreens()].map(withRights));
  const resources = all.filter((screen) => screen.kind === 'resource');
  const pages = all.filter((screen) => screen.kind === 'page');
  return (
    <CoreAdminContext dataProvider={dataProvider} authProvider={authProvider} i18nProvider={i18nProvider}>
      <Themes>
        <CssBaseline enableColorScheme />
        <CoreAdminUI
          title="Vitrine"
          layout={BackofficeShell}
          dashboard={ToHome}
          loginPage={SignInPage}
          loading={LoadingPage}
          catchAll={UnknownPage}
          error={ErrorPage}
          accessDenied={AccessDeniedPage}
          requireAuth
          disableTelemetry
        >
          {resources.map(({ kind: _kind, group: _group, under: _under, ...screen }) => (
            <Resource key={screen.name} {...screen} />
          ))}
          <CustomRoutes>
            {pages.map((page) => (
              <Route key={page.path} path={page.path} element={<page.page />} />
            ))}
            <Route path={pathOfAppPage(':id')} element={<AppPage />} />
          </CustomRoutes>
        </CoreAdminUI>
        <Notice />
      </Themes>
    </CoreAdminContext>
  );
}

/** A page that needs no session, in the look of the others. */
function Outside({ i18nProvider, children }: { i18nProvider: I18nProvider; children: ReactNode }) {
  return (
    <I18nContextProvider value={i18nProvider}>
      <ThemeProvider theme={createTheme(lightTheme)}>
        <CssBaseline />
        <Suspense fallback={null}>{children}</Suspense>
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
      outside('/setup', <SetUpPage />),
      outside('/forgot-password', <ForgotPasswordPage />),
      { path: '*', element: <Shop i18nProvider={i18nProvider} /> },
    ],
    { basename: '/backoffice' },
  );
  return <RouterProvider router={router} />;
}
