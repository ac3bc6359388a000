/** One part of a page (head, body or foot) as markup: its sections' static markup with the islands rendered into their places. */
import type { ComponentType } from 'react';
import type { Log } from '#kit/server/context.ts';
import type { SeenOfPage } from '#kit/server/page/section.ts';
import { IslandCollectorContext, type IslandCollector, type IslandEntry, type IslandPlace } from '#ui/island.tsx';
import { PageViewProvider, type PageView } from '#ui/page-view.tsx';
import { inLocale } from './locale.ts';
import { toMarkup } from './markup.ts';

/** A section ready to render. */
export type ReadySection = { name: string; Component: ComponentType<never>; settings: unknown; data: unknown; sees?: readonly SeenOfPage[] | undefined };

/** A rendered part: the markup of its sections. `left` names those that failed. */
export type RenderedPart = { markup: string[]; islands: IslandEntry[]; left: string[] };

/**
 * Renders a part, each section as soon as it and those before it are there (islands are numbered in order). One that is null was not to be had; one that
 * throws is left out and logged; the rest of the page is shown.
 */
export async function renderPart(
  part: 'h' | 'b' | 'f',
  sections: readonly (ReadySection | Promise<ReadySection | null>)[],
  scope: { view: PageView; model: unknown; log: Log },
): Promise<RenderedPart> {
  const collector: IslandCollector = { part, places: [] };
  const left: string[] = [];
  const markup: string[] = [];
  for (const coming of sections) {
    const section = await coming;
    if (section) markup.push(inLocale(scope.view.locale, () => sectionMarkup(section, scope, { collector, left })));
  }
  return { markup, left, islands: collector.places.map(({ id, name, when, props }) => ({ id, name, when, props })) };
}

function sectionMarkup(
  section: ReadySection,
  scope: { view: PageView; model: unknown; log: Log },
  { collector, left }: { collector: IslandCollector; left: string[] },
): string {
  const before = collector.places.length;
  try {
    return section.sees ? keptMarkup(section, { ...scope, sees: section.sees }, collector) : markupOf(section, scope, collector);
  } catch (error) {
    collector.places.length = before;
    left.push(section.name);
    scope.log.error({ err: error, section: section.name, path: scope.view.path }, 'section left out');
    return '';
  }
}

type Scope = { view: PageView; model: unknown };

const common = new WeakMap<PageView, string>();

/** What a page's view has in common with those of other pages. */
function commonOf(view: PageView): string {
  let text = common.get(view);
  if (text === undefined) {
    const { path: _path, kind: _kind, alternates: _alternates, ...rest } = view;
    common.set(view, (text = JSON.stringify(rest)));
  }
  return text;
}

function markupOf(section: ReadySection, { view, model }: Scope, collector: IslandCollector): string {
  const Component = section.Component as ComponentType<{ settings: unknown; data: unknown; model: unknown }>;
  const before = collector.places.length;
  return toMarkup(<Component settings={section.settings} data={section.data} model={model} />, {
    around: (inside) => (
      <PageViewProvider value={view}>
        <IslandCollectorContext value={collector}>{inside}</IslandCollectorContext>
      </PageViewProvider>
    ),
    common: commonOf(view),
    islands: {
      ids: () => collector.places.slice(before).map(({ id }) => id),
      markupOf: (index) => islandMarkup(collector.places[before + index]!, view),
      forget: () => void (collector.places.length = before),
    },
  });
}

function islandMarkup({ id, component, props }: IslandPlace, view: PageView): string {
  const Component = component as ComponentType<Record<string, unknown>>;
  return toMarkup(<Component {...props} />, {
    around: (inside) => <PageViewProvider value={view}>{inside}</PageViewProvider>,
    common: commonOf(view),
    identifierPrefix: id,
  });
}

const kept = new Map<string, { markup: string; places: IslandCollector['places'] }>();
const mostKept = 100;

/** The markup of a section that looks the same on many pages: made once for all that it sees. */
function keptMarkup(section: ReadySection, { view, sees }: { view: PageView; sees: readonly SeenOfPage[] }, collector: IslandCollector): string {
  const seen = Object.fromEntries(sees.map((fact) => [fact, view[fact]])) as PageView;
  const first = collector.places.length;
  const key = JSON.stringify([section.name, collector.part, first, seen, section.settings, section.data]);
  const before = kept.get(key);
  if (before) {
    collector.places.push(...before.places);
    return before.markup;
  }
  const markup = markupOf(section, { view: seen, model: null }, collector);
  // An old one goes: what is asked for often is soon made again.
  if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, { markup, places: collector.places.slice(first) });
  return markup;
}
