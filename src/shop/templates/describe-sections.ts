import type { Locale } from '#kit/pure/languages.ts';
import type { AnySection } from '#kit/server/page/section.ts';
import { z } from 'zod';
import type { SectionDescription } from './contract.ts';

/** What of a section is described: of a page, or of a letter. */
export type DescribedSection = Pick<AnySection, 'name' | 'settings' | 'card'>;

/** Every section with what an editor needs to offer it: labels, the JSON schema of its settings, and their defaults. */
export function describeSections(sections: ReadonlyMap<string, DescribedSection>, locale: Locale): SectionDescription[] {
  return [...sections.values()].map((section) => {
    const schema = z.toJSONSchema(section.settings, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Record<string, unknown>;
    delete schema['$schema'];
    return {
      id: section.name,
      title: section.card.title({}, { locale }),
      about: section.card.about?.({}, { locale }) ?? '',
      fits: section.card.fits ? [...section.card.fits] : null,
      group: section.card.about === undefined ? 'page' : (section.card.group ?? 'layout'),
      addable: section.card.about !== undefined,
      schema,
      defaults: defaultsOf(section, schema),
    };
  });
}

/** What a new section begins with. One that needs a setting (a picture) begins with the defaults of the others. */
function defaultsOf({ settings }: DescribedSection, schema: Record<string, unknown>): Record<string, unknown> {
  const parsed = settings.safeParse({});
  if (parsed.success) return parsed.data as Record<string, unknown>;
  const properties = (schema['properties'] ?? {}) as Record<string, { default?: unknown }>;
  return Object.fromEntries(Object.entries(properties).flatMap(([name, property]) => (property.default === undefined ? [] : [[name, property.default]])));
}
