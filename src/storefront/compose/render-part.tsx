/** One part of a page (head, body or foot) as markup: its sections' static markup with the islands rendered into their places. */
import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Log } from '#kit/server/context.ts';
import { IslandCollectorContext, type IslandCollector, type IslandEntry } from '#ui/island.tsx';
import { PageViewProvider, type PageView } from '#ui/page-view.tsx';
import { inLocale } from './locale.ts';

/** A section ready to render. */
export type ReadySection = { name: string; Component: ComponentType<never>; settings: unknown; data: unknown };

/** A rendered part. `left` names the sections that failed. */
export type RenderedPart = { markup: string; islands: IslandEntry[]; left: string[] };

const place = /(<(div|span|li) data-island="([a-z0-9]+)"[^>]*>)(<\/\2>)/g;

/** Renders a part. A section that throws is left out and logged; the rest of the page is shown. */
export function renderPart(part: 'h' | 'b' | 'f', sections: readonly ReadySection[], scope: { view: PageView; model: unknown; log: Log }): RenderedPart {
  const collector: IslandCollector = { part, places: [] };
  const left: string[] = [];
  const markup = inLocale(scope.view.locale, () =>
    sections
      .map((section) => {
        const before = collector.places.length;
        try {
          return fillIslands(renderSection(section, scope, collector), scope, collector.places.slice(before));
        } catch (error) {
          collector.places.length = before;
          left.push(section.name);
          scope.log.error({ err: error, section: section.name, path: scope.view.path }, 'section left out');
          return '';
        }
      })
      .join(''),
  );
  return { markup, left, islands: collector.places.map(({ id, name, when, props }) => ({ id, name, when, props })) };
}

function renderSection(section: ReadySection, { view, model }: { view: PageView; model: unknown }, collector: IslandCollector): string {
  const Component = section.Component as ComponentType<{ settings: unknown; data: unknown; model: unknown }>;
  return renderToStaticMarkup(
    <PageViewProvider value={view}>
      <IslandCollectorContext value={collector}>
        <Component settings={section.settings} data={section.data} model={model} />
      </IslandCollectorContext>
    </PageViewProvider>,
  );
}

function fillIslands(markup: string, { view }: { view: PageView }, places: IslandCollector['places']): string {
  if (places.length === 0) return markup;
  const byId = new Map(places.map((entry) => [entry.id, entry]));
  return markup.replace(place, (all, open: string, _tag: string, id: string, close: string) => {
    const entry = byId.get(id);
    if (!entry) return all;
    // Each place is filled once, whatever a text may contain.
    byId.delete(id);
    const Component = entry.component as ComponentType<Record<string, unknown>>;
    const inner = renderToString(
      <PageViewProvider value={view}>
        <Component {...entry.props} />
      </PageViewProvider>,
      { identifierPrefix: id },
    );
    return open + inner + close;
  });
}
