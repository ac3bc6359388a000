/** The data of a page's sections: all loads run together. */
import type { ComponentType } from 'react';
import type { Log } from '#kit/server/context.ts';
import type { AnySection, Embeds, Loaded, SectionScope } from '#kit/server/page/section.ts';
import type { SectionChoice } from '#shop/templates/index.ts';
import { sectionErrorNotice } from '../compose/section-error-notice.tsx';
import type { ReadySection } from '../compose/render-fragment.tsx';
import type { StorefrontMemory } from '../memory.ts';

/** A section with its data, and the cache tags of all that it shows. */
export type LoadedSection = ReadySection & { tags: string[]; expiresAt: Date | undefined; jsonLd: readonly object[]; embeds: Embeds | undefined };

/** What a page's sections are loaded with. */
export type SectionLoading = {
  sections: ReadonlyMap<string, AnySection>;
  memory: Pick<StorefrontMemory, 'sectionSettings'>;
  scope: SectionScope<unknown>;
  log: Log;
  /** Puts a notice where a section had to be left out; for staff who look at a draft. */
  showSectionErrors: boolean;
  /** What failed; the renderer checks whether there is anything. */
  sectionErrors: unknown[];
};

/** Starts to load them independently. One that fails is null, logged, and its error is added to `sectionErrors`; none rejects. */
export function loadSections(choices: readonly SectionChoice[], loading: SectionLoading): Promise<LoadedSection | null>[] {
  return choices.map((choice) => loadSection(choice, loading));
}

async function loadSection(
  choice: SectionChoice,
  { sections, memory, scope, log, showSectionErrors, sectionErrors }: SectionLoading,
): Promise<LoadedSection | null> {
  const section = sections.get(choice.section);
  if (!section) {
    log.error({ section: choice.section, path: scope.path }, 'section does not exist; left out');
    return showSectionErrors ? sectionErrorNotice(choice.section, null) : null;
  }
  try {
    const settings = await memory.sectionSettings(section, choice);
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
      embeds: loaded.embeds,
    };
  } catch (error) {
    sectionErrors.push(error);
    log.error({ err: error, section: choice.section, path: scope.path }, 'section left out');
    return showSectionErrors ? sectionErrorNotice(choice.section, error) : null;
  }
}
