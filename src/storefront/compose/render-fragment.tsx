/** One fragment of a page (head, body or foot) as markup: each section rendered by React to static markup, its islands to markup that the browser hydrates. */
import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ownTextsInForce, type OwnTexts } from '#kit/pure/messages-runtime.ts';
import type { Log } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import { memoize } from '#kit/server/memoize.ts';
import type { SeenOfPage } from '#kit/server/page/section.ts';
import { IslandCollectorContext, type IslandCollector, type IslandEntry } from '#ui/island.tsx';
import { PageViewProvider, type PageView } from '#ui/page-view.tsx';
import { inLocale } from './locale.ts';

/** A section ready to render. */
export type ReadySection = { name: string; Component: ComponentType<never>; settings: unknown; data: unknown; sees?: readonly SeenOfPage[] | undefined };

/** A rendered fragment: the markup of its sections. `failed` names those that threw. */
export type RenderedFragment = { markup: string[]; islands: IslandEntry[]; failed: string[] };

type Scope = { view: PageView; model: unknown; /** Where the first section stands, of a fragment that is a part of one. */ firstIndex?: number };

/** Where a section stands: what its ids begin with, and the number of its first island in the fragment. */
type Place = { part: 'h' | 'b' | 'f'; index: number; firstIsland: number };

type RenderedSection = { markup: string; islands: IslandEntry[] };

/**
 * Renders a fragment, each section as soon as it and those before it are loaded (islands are numbered in order). One that is null could not be loaded; one
 * that throws is left out and logged; the rest of the page is shown.
 */
export async function renderFragment(
  part: 'h' | 'b' | 'f',
  sections: readonly (ReadySection | Promise<ReadySection | null>)[],
  scope: Scope & { log: Log; db: Queryable },
): Promise<RenderedFragment> {
  const rendered: RenderedFragment = { markup: [], islands: [], failed: [] };
  for (const [index, coming] of sections.entries()) {
    const section = await coming;
    if (!section) continue;
    const place = { part, index: index + (scope.firstIndex ?? 0), firstIsland: rendered.islands.length };
    try {
      const { markup, islands } = await inLocale(scope.view.locale, () =>
        section.sees ? renderOnce(section.sees, section, scope, place) : render(section, scope, place),
      );
      rendered.markup.push(markup);
      rendered.islands.push(...islands);
    } catch (error) {
      rendered.failed.push(section.name);
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

const mostMemoized = 100;

// The key holds everything that the markup depends on, so nothing has to invalidate it.
const memoized = memoize(async (_reader, _key: string, rendering: () => RenderedSection) => rendering(), {
  tags: [],
  maxEntries: mostMemoized,
  key: (key) => key,
});

const numbers = new WeakMap<OwnTexts, number>();
let lastNumber = 0;

/** Stands for what the merchant wrote of the texts, as it is in force while this is rendered. */
function textsNumber(): number {
  const own = ownTextsInForce();
  const number = numbers.get(own) ?? (lastNumber += 1);
  numbers.set(own, number);
  return number;
}

/** A section that looks the same on many pages: rendered once for all that it sees. */
function renderOnce(sees: readonly SeenOfPage[], section: ReadySection, { view, db }: Scope & { db: Queryable }, place: Place): Promise<RenderedSection> {
  const seen = Object.fromEntries(sees.map((fact) => [fact, view[fact]])) as PageView;
  const key = JSON.stringify([textsNumber(), section.name, place, seen, section.settings, section.data]);
  return memoized(db, key, () => render(section, { view: seen, model: null }, place));
}
