/** What this slice is given by the process: the sections that there are, and the templates that the shop came with. */
import type { AnySection } from '#kit/server/page/section.ts';
import type { TemplatesByName } from './read-published.ts';

/** Given once, at start. */
export type TemplateParts = {
  sections: ReadonlyMap<string, AnySection>;
  /** The templates of a ready theme, and the shop's own where it has none. */
  system(theme: string): Promise<TemplatesByName>;
};
