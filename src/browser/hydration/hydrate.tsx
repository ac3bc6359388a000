/** What hydrates islands. The only module of the entry that brings React along; it is fetched with the first island. */
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { IslandEntry } from '#ui/island.tsx';
import { PageViewProvider } from '#ui/page-view.tsx';
import type { PageInfo } from '../navigation/page-data.ts';

/** Hydrates an island; its effects have run when this returns. Markup that is not what the server should have sent is rendered again, and reported. */
export function hydrate(element: Element, component: ComponentType<never>, entry: IslandEntry, page: PageInfo): Root {
  const Component = component as ComponentType<Record<string, unknown>>;
  return flushSync(() =>
    hydrateRoot(
      element,
      <PageViewProvider value={page}>
        <Component {...entry.props} />
      </PageViewProvider>,
      {
        identifierPrefix: entry.id,
        onRecoverableError: (error) => console.error(`the island ${entry.name} was not hydrated as the server rendered it`, error),
      },
    ),
  );
}

/** Does something, and renders what comes of it at once. */
export const rendered = (work: () => void): void => flushSync(work);
