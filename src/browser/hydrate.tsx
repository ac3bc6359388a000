/** The only module of the entry that brings along what draws islands. */
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { IslandEntry } from '#ui/island.tsx';
import { PageViewProvider } from '#ui/page-view.tsx';
import type { PageInfo } from './page-data.ts';
import { hydrating } from './react.ts';

/** Takes over an island's markup. */
export function hydrate(element: Element, component: ComponentType<never>, entry: IslandEntry, page: PageInfo): Root {
  const Component = component as ComponentType<Record<string, unknown>>;
  const take = () =>
    hydrateRoot(
      element,
      <PageViewProvider value={page}>
        <Component {...entry.props} />
      </PageViewProvider>,
    );
  return hydrating(take);
}

/** Does something, and draws what comes of it at once. */
export const drawn = (work: () => void): void => flushSync(work);
