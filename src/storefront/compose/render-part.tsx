/** One part of a page (head, body or foot) as markup: each section rendered by React to static markup, its islands to markup that the browser hydrates. */
import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Log } from '#kit/server/context.ts';
import type { SeenOfPage } from '#kit/server/page/section.ts';
import { IslandCollectorContext, type IslandCollector, type IslandEntry } from '#ui/island.tsx';
import { PageViewProvider, type PageView } from '#ui/page-view.tsx';
import { inLocale } from './locale.ts';

/** A section ready to render. */
export type ReadySection = { name: string; Component: ComponentType<never>; settings: unknown; data: unknown; sees?: readonly SeenOfPage[] | undefined };

/** A rendered part: the markup of its sections. `left` names those that failed. */
export type RenderedPart = { markup: string[]; islands: IslandEntry[]; left: string[] };

type Scope = { view: PageView; model: unknown };

/** Where a section stands: what its ids begin with, and the number of its first island in the part. */
type Place = { part: 'h' | 'b' | 'f'; index: number; firstIsland: number };

type RenderedSection = { markup: string; islands: IslandEntry[] };

/**
 * Renders a part, each section as soon as it and those before it are there (islands are numbered in order). One that is null was not to be had; one that
 * throws is left out and logged; the rest of the page is shown.
 */
export async function renderPart(
  part: 'h' | 'b' | 'f',
  sections: readonly (ReadySection | Promise<ReadySection | null>)[],
  scope: Scope & { log: Log },
): Promise<RenderedPart> {
  const rendered: RenderedPart = { markup: [], islands: [], left: [] };
  for (const [index, coming] of sections.entries()) {
    const section = await coming;
    if (!section) continue;
    const place = { part, index, firstIsland: rendered.islands.length };
    try {
      const { markup, islands } = inLocale(scope.view.locale, () =>
        section.sees ? memoized(section.sees, section, scope, place) : render(section, scope, place),
      );
      rendered.markup.push(markup);
      rendered.islands.push(...islands);
    } catch (error) {
      rendered.left.push(section.name);
      scope.log.error({ err: error, section: section.name, path: scope.view.path }, 'section left out');
    }
  }
  return rendered;
}

function render(section: ReadySection, { view, model }: Scope, { part, index, firstIsland }: Place): RenderedSection {
  const Component = section.Component as ComponentType<{ settings: unknown; data: unknown; model: unknown }>;
  const entries: IslandEntry[] = [];
  const collector: IslandCollector = {
    nextId: () => `${part}${firstIsland + entries.length}`,
    entries,
    render: (island, identifierPrefix) => renderToString(<PageViewProvider value={view}>{island}</PageViewProvider>, { identifierPrefix }),
  };
  const markup = renderToStaticMarkup(
    <PageViewProvider value={view}>
      <IslandCollectorContext value={collector}>
        <Component settings={section.settings} data={section.data} model={model} />
      </IslandCollectorContext>
    </PageViewProvider>,
    { identifierPrefix: `${part}s${index}` },
  );
  return { markup, islands: entries };
}

const renderedBefore = new Map<string, RenderedSection>();
const mostMemoized = 100;

/** A section that looks the same on many pages: rendered once for all that it sees. */
function memoized(sees: readonly SeenOfPage[], section: ReadySection, { view }: Scope, place: Place): RenderedSection {
  const seen = Object.fromEntries(sees.map((fact) => [fact, view[fact]])) as PageView;
  const key = JSON.stringify([section.name, place, seen, section.settings, section.data]);
  let rendered = renderedBefore.get(key);
  if (!rendered) {
    rendered = render(section, { view: seen, model: null }, place);
    // The oldest goes: what is asked for often is soon rendered again.
    if (renderedBefore.size >= mostMemoized) renderedBefore.delete(renderedBefore.keys().next().value ?? '');
    renderedBefore.set(key, rendered);
  }
  return rendered;
}
