/** A section's markup in a test, as the page composer would make it. */
import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Locale } from '#kit/pure/languages.ts';
import { IslandCollectorContext, type IslandCollector } from '#ui/island.tsx';
import { PageViewProvider, type PageView } from '#ui/page-view.tsx';

const view = { kind: 'home', path: '/', userBasePath: '/user/', shows: { pages: [] }, paths: {}, alternates: {} };

/** In which language and currency a page asks for a section. */
type Asker = { lang: string; locale: Locale; currency: string };

/** Renders it on the home page, as `asker` sees it; answers its markup and the names of its islands. */
export function renderSection(
  Component: ComponentType<{ settings: unknown; data: unknown; model: unknown }>,
  props: { settings: unknown; data: unknown; model: unknown },
  { lang, locale, currency }: Asker,
): { markup: string; islands: string[] } {
  const seen = { ...view, lang, locale, currency } as unknown as PageView;
  const collector: IslandCollector = {
    entries: [],
    nextId: () => `i${collector.entries.length}`,
    render: (island, identifierPrefix) => renderToString(<PageViewProvider value={seen}>{island}</PageViewProvider>, { identifierPrefix }),
  };
  const markup = renderToStaticMarkup(
    <IslandCollectorContext value={collector}>
      <PageViewProvider value={seen}>
        <Component {...props} />
      </PageViewProvider>
    </IslandCollectorContext>,
  );
  return { markup, islands: collector.entries.map(({ name }) => name) };
}
