/** Screens by the user's rights: to change, to read only, or not at all. */
import { type ComponentType } from 'react';
import { LoadingPage, useCanAccess } from 'react-admin';
import type { Screen } from '../../screen.ts';
import { resourceOfScreen } from '../../screen.ts';
import { AccessDeniedPage } from '../../shell/message-pages.tsx';
import { ReadOnly } from './read-only.tsx';

type Needs = { resource: string; action: 'list' | 'show' | 'edit' | 'create'; isForm?: boolean };

function guarded(Page: ComponentType, { resource, action, isForm = false }: Needs): ComponentType {
  return function Guarded() {
    const { canAccess, isPending } = useCanAccess({ resource, action });
    const { canAccess: canWrite, isPending: isAsked } = useCanAccess({ resource, action: 'write', enabled: isForm });
    if (isPending || (isForm && isAsked)) return <LoadingPage />;
    if (!canAccess) return <AccessDeniedPage />;
    if (!isForm || canWrite) return <Page />;
    return (
      <ReadOnly>
        <Page />
      </ReadOnly>
    );
  };
}

/** A screen that checks the reader's rights first. Those who may read its record may read its form. */
export function withRights(screen: Screen): Screen {
  const resource = resourceOfScreen(screen);
  if (screen.kind === 'page') return { ...screen, page: guarded(screen.page, { resource, action: 'list', isForm: screen.isForm ?? false }) };
  const { list, show, edit, create } = screen;
  return {
    ...screen,
    list: guarded(list, { resource, action: 'list' }),
    ...(show && { show: guarded(show, { resource, action: 'show' }) }),
    ...(edit && { edit: guarded(edit, { resource, action: 'edit', isForm: true }) }),
    ...(create && { create: guarded(create, { resource, action: 'create' }) }),
  };
}
