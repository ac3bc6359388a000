/** From a page's model to its three parts: the template's sections load together, and render as they come. */
import { setImmediate as asked } from 'node:timers/promises';
import type { ComponentType } from 'react';
import type { Context } from '#kit/server/context.ts';
import type { RefusedForm } from '#kit/server/page/page-kind.ts';
import type { AnySection, Loaded, SectionScope } from '#kit/server/page/section.ts';
import type { SectionChoice } from '#shop/templates/index.ts';
import type { IslandEntry } from '#ui/island.tsx';
import type { PageView } from '#ui/page-view.tsx';
import { faultNotice } from './fault-notice.tsx';
import { renderPart, type ReadySection } from './render-part.tsx';

/** What to compose. */
export type Composition = {
  context: Context;
  view: PageView;
  model: unknown;
  query: URLSearchParams;
  refused?: RefusedForm | undefined;
  sections: ReadonlyMap<string, AnySection>;
  head: readonly SectionChoice[];
  body: readonly SectionChoice[];
  foot: readonly SectionChoice[];
  /** Puts a notice where a section had to be left out; for staff who look at a draft. */
  showFaults: boolean;
};

/** The three parts, each the markup of its sections, what is to be mounted in them, and the cache tags of all that they show. */
export type ComposedParts = {
  pageHead: readonly string[];
  pageBody: readonly string[];
  pageFoot: readonly string[];
  islands: IslandEntry[];
  tags: string[];
  expiresAt: Date | null;
  complete: boolean;
  /** What sections tell search engines. */
  jsonLd: object[];
};

/** All sections of the body failed: there is no page to show. */
export class NothingToShow extends Error {}

type Prepared = ReadySection & { tags: string[]; expiresAt: Date | undefined; jsonLd: readonly object[] };

/** Composes a page. @throws NothingToShow with the first section's fault as its cause */
export async function composePage(page: Composition): Promise<ComposedParts> {
  const faults: unknown[] = [];
  const load = (choices: readonly SectionChoice[]) => choices.map((choice) => prepare(choice, page, faults));
  const [head, body, foot] = [load(page.head), load(page.body), load(page.foot)];
  // What is there already is rendered while the database answers for the rest: not before the questions have been sent.
  await asked();
  const scope = { view: page.view, model: page.model, log: page.context.log };
  const [h, b, f] = await Promise.all([renderPart('h', head, scope), renderPart('b', body, scope), renderPart('f', foot, scope)]);
  const shown = (await Promise.all(body)).filter((section) => section !== null);
  if (page.body.length > 0 && shown.length === 0) throw new NothingToShow('no section of the page could be loaded', { cause: faults[0] });
  if (shown.length > 0 && b.left.length === shown.length) throw new NothingToShow('no section of the page could be rendered');
  const all = [...(await Promise.all(head)), ...shown, ...(await Promise.all(foot))].filter((section) => section !== null);
  return {
    pageHead: h.markup,
    pageBody: b.markup,
    pageFoot: f.markup,
    islands: [...h.islands, ...b.islands, ...f.islands],
    tags: [...new Set(all.flatMap((section) => section.tags))],
    expiresAt: earliest(all.map((section) => section.expiresAt)),
    jsonLd: all.flatMap((section) => [...section.jsonLd]),
    complete: faults.length === 0 && h.left.length + b.left.length + f.left.length === 0,
  };
}

/** The earliest of some dates. */
export function earliest(dates: readonly (Date | null | undefined)[]): Date | null {
  const times = dates.filter((date) => date !== null && date !== undefined).map((date) => date.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

const checkedSettings = new WeakMap<SectionChoice, { by: AnySection; settings: unknown }>();

async function prepare(choice: SectionChoice, page: Composition, faults: unknown[]): Promise<Prepared | null> {
  const { context } = page;
  const section = page.sections.get(choice.section);
  if (!section) {
    context.log.error({ section: choice.section, path: page.view.path }, 'section does not exist; left out');
    return page.showFaults ? faultNotice(choice.section, null) : null;
  }
  try {
    const kept = checkedSettings.get(choice);
    const settings = kept?.by === section ? kept.settings : section.settings.parse(choice.settings);
    if (!kept) checkedSettings.set(choice, { by: section, settings });
    const scope = {
      context,
      model: page.model,
      path: page.view.path,
      kind: page.view.kind,
      alternates: page.view.alternates,
      query: page.query,
      refused: page.refused,
    } satisfies SectionScope<unknown>;
    const loaded: Loaded<unknown> = section.load ? await section.load(scope as SectionScope<never>, settings as never) : { data: undefined, tags: [] };
    return {
      name: section.name,
      Component: section.Component as ComponentType<never>,
      sees: section.sees,
      settings,
      data: loaded.data,
      tags: loaded.tags,
      expiresAt: loaded.expiresAt,
      jsonLd: loaded.jsonLd ?? [],
    };
  } catch (error) {
    faults.push(error);
    context.log.error({ err: error, section: choice.section, path: page.view.path }, 'section left out');
    return page.showFaults ? faultNotice(choice.section, error) : null;
  }
}
