/** One part of a page (head, body or foot) as markup: its sections' static markup with the islands rendered into their places. */
import type { ComponentType } from 'react';
import type { Log } from '#kit/server/context.ts';
import type { SeenOfPage } from '#kit/server/page/section.ts';
import { IslandCollectorContext, type IslandCollector, type IslandEntry } from '#ui/island.tsx';
import { PageViewProvider, type PageView } from '#ui/page-view.tsx';
import { inLocale } from './locale.ts';
import { toMarkup } from './markup.ts';

/** A section ready to render. */
export type ReadySection = { name: string; Component: ComponentType<never>; settings: unknown; data: unknown; sees?: readonly SeenOfPage[] | undefined };

/** A rendered part. `left` names the sections that failed. */
export type RenderedPart = { markup: string; islands: IslandEntry[]; left: string[] };

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
  let markup = '';
  for (const coming of sections) {
    const section = await coming;
    if (section) markup += inLocale(scope.view.locale, () => sectionMarkup(section, scope, { collector, left }));
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

function markupOf(section: ReadySection, scope: Scope, collector: IslandCollector): string {
  const before = collector.places.length;
  return fillIslands(renderSection(section, scope, collector), scope, collector.places.slice(before));
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

function renderSection(section: ReadySection, { view, model }: { view: PageView; model: unknown }, collector: IslandCollector): string {
  const Component = section.Component as ComponentType<{ settings: unknown; data: unknown; model: unknown }>;
  const before = collector.places.length;
  return toMarkup(<Component settings={section.settings} data={section.data} model={model} />, {
    around: (inside) => (
      <PageViewProvider value={view}>
        <IslandCollectorContext value={collector}>{inside}</IslandCollectorContext>
      </PageViewProvider>
    ),
    startAgain: () => void (collector.places.length = before),
  });
}

function fillIslands(markup: string, { view }: { view: PageView }, places: IslandCollector['places']): string {
  // Places stand in the order in which they were met: one walk, from mark to mark, without looking at all that lies between.
  let filled = '';
  let done = 0;
  for (const entry of places) {
    const mark = markup.indexOf(` data-island="${entry.id}"`, done);
    const inside = mark < 0 ? 0 : markup.indexOf('>', mark) + 1;
    if (inside <= 0 || !markup.startsWith('</', inside)) continue;
    const Component = entry.component as ComponentType<Record<string, unknown>>;
    const inner = toMarkup(<Component {...entry.props} />, {
      around: (inside) => <PageViewProvider value={view}>{inside}</PageViewProvider>,
      identifierPrefix: entry.id,
    });
    filled += markup.slice(done, inside) + inner;
    done = inside;
  }
  return done === 0 ? markup : filled + markup.slice(done);
}
