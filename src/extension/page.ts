/** Pages of extensions. */
import type { ExtensionContext } from './context.ts';
import type { ByLanguage } from './texts.ts';

/** One page of the storefront: `/app/<extension>/<path>` (where the merchant has not moved `/app`). It is public, and cached under its tags. */
export type ExtensionPage<Settings = never> = {
  /** Small letters, digits and hyphens. */
  path: string;
  title: ByLanguage;
  description?: ByLanguage;
  /** The sections of its body, by their names in templates: its own (`<extension>-<name>`) and the shop's. */
  sections: readonly { section: string; settings?: Record<string, unknown> }[];
  /** What its sections show, and under which tags it is cached; null: there is no such page now. Absent: nothing. */
  load?(context: ExtensionContext<Settings>): Promise<{ model: unknown; tags: string[] } | null>;
};
