/** What the storefront memoizes besides its pages. */
import type { Database } from '#kit/server/database.ts';
import { memoize } from '#kit/server/memoize.ts';
import type { AnySection } from '#kit/server/page/section.ts';
import { buildRouteTable, type RouteTable } from '#shop/settings/routes/index.ts';
import { readSettings } from '#shop/settings/index.ts';
import type { SectionChoice } from '#shop/templates/index.ts';
import type { StorefrontParts } from './storefront-parts.ts';
import { themeOf, type ThemeInForce } from './theme/themes.ts';

const mostSettings = 2_000;

/** Read from memory, for the storefront's own database. */
export type StorefrontMemory = {
  /** Addresses as configured. */
  routes(): Promise<RouteTable>;
  /** The theme in force. */
  theme(): Promise<ThemeInForce>;
  /** A section's settings, checked. @throws ZodError */
  sectionSettings(section: AnySection, choice: SectionChoice): Promise<unknown>;
};

/** Made once, at start. */
export function createMemory(parts: Pick<StorefrontParts, 'log' | 'themeFiles'> & { database: Pick<Database, 'reader'> }): StorefrontMemory {
  const { reader } = parts.database;
  let latest: RouteTable | undefined;
  const routes = memoize(
    async () => {
      const settings = await readSettings(reader);
      try {
        return (latest = buildRouteTable(settings.routes));
      } catch (error) {
        if (!latest) throw error;
        parts.log.error({ err: error }, 'the new addresses contradict each other; the earlier ones stay');
        return latest;
      }
    },
    { tags: ['settings'] },
  );
  const theme = memoize(async () => themeOf(await readSettings(reader), parts.themeFiles), { tags: ['settings', 'theme'] });
  const sectionSettings = memoize(async (_reader, section: AnySection, choice: SectionChoice) => section.settings.parse(choice.settings), {
    tags: ['template:*'],
    maxEntries: mostSettings,
    key: (section, choice) => JSON.stringify([section.name, choice.settings]),
  });
  return {
    routes: () => routes(reader),
    theme: () => theme(reader),
    sectionSettings: (section, choice) => sectionSettings(reader, section, choice),
  };
}
