/** Screens of extensions, beside the shop's own. Each has an error boundary that names its extension, so that nothing else breaks with it. */
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Loading, Title, useLocale, useTranslate } from 'react-admin';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router';
import type { AdminCall, AdminResource, AdminScreen } from '#extension/admin.ts';
import { localeFor } from '#kit/pure/languages.ts';
import { callAdmin } from '../api/call-admin.ts';
import { Panel } from '../components/panel.tsx';
import { lazily, type Screen } from '../screen.ts';
import { titleKey } from './added-texts.ts';
import { installedAdmins, nameOfPart } from './installed.ts';

const parts = () => import('./resource-screens.tsx');
const [List, Create, Edit, Show] = [lazily(parts, 'AddedList'), lazily(parts, 'AddedCreate'), lazily(parts, 'AddedEdit'), lazily(parts, 'AddedShow')];

/** The screens that extensions add, in the order in which these are loaded. */
export const addedScreens = (): Screen[] =>
  installedAdmins().flatMap(({ extension, resources, screens }) => [
    ...resources.map((resource) => screenOfResource(extension, resource)),
    ...screens.map((screen) => screenOf(extension, screen)),
  ]);

function screenOfResource(extension: string, resource: AdminResource): Screen {
  const { group = 'settings', can = [], fields } = resource;
  const name = nameOfPart(extension, resource);
  const within = (Part: ComponentType<{ resource: AdminResource }>) => () => (
    <OfExtension extension={extension}>
      <Part resource={resource} />
    </OfExtension>
  );
  return {
    kind: 'resource',
    group,
    name,
    list: within(List),
    ...(can.includes('create') ? { create: within(Create) } : {}),
    ...(can.includes('change') ? { edit: within(Edit) } : { show: within(Show) }),
    recordRepresentation: (record) => String(record[fields[0]!.name] ?? record['id']),
  };
}

function screenOf(extension: string, screen: AdminScreen): Screen {
  const Part = lazy(() => screen.load());
  const call: AdminCall = async (path, { method = 'GET', body } = {}) => (await callAdmin<never>(`/ext/${extension}/${path}`, { method, body })).data;
  const resource = nameOfPart(extension, screen);
  const title = titleKey(extension, screen);
  function Page() {
    const locale = localeFor(useLocale());
    return (
      <OfExtension extension={extension}>
        <Title title={title} />
        <Part locale={locale} call={call} />
      </OfExtension>
    );
  }
  return { kind: 'page', group: screen.group ?? 'settings', path: `/${resource}`, title, page: Page, resource };
}

/** A changed address starts over. */
export function OfExtension({ extension, children }: { extension: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const onError = (error: unknown) => console.error(`The extension ${extension} failed:`, error);
  return (
    <ErrorBoundary resetKeys={[pathname]} onError={onError} fallbackRender={(failed) => <Failed extension={extension} {...failed} />}>
      <Suspense fallback={<Loading />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function Failed({ extension, error, resetErrorBoundary }: FallbackProps & { extension: string }) {
  const translate = useTranslate();
  const problem = error instanceof Error ? error.message : String(error);
  return (
    <Panel title={translate('backoffice_extension_screen_failed', { name: extension })}>
      <Typography role="alert" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {problem}
      </Typography>
      <Button variant="outlined" onClick={resetErrorBoundary}>
        {translate('ra.action.refresh')}
      </Button>
    </Panel>
  );
}
