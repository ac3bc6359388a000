/** What this slice is given by the process: the sections that there are, and the templates that the shop came with. */
import type { AnySection } from '#kit/server/page/section.ts';
import type { Context } from '#kit/server/context.ts';
import type { Host } from '#kit/server/slice.ts';
import type { Theme } from '../settings/contract.ts';
import type { DraftMarkup, SectionChoice } from './contract.ts';
import type { TemplatesByName } from './read-published.ts';

/** Given once, at start. */
export type TemplateParts = {
  sections: ReadonlyMap<string, AnySection>;
  /** The templates of a ready theme, and the shop's own where it has none. */
  system(theme: string): Promise<TemplatesByName>;
  /** The ready themes, defaults filled in. */
  themes(): Promise<ReadonlyMap<string, Theme>>;
};

/** A template as it is being edited, and the page to show it on: `path` as in an address, with a language prefix or without. */
export type DraftPage = { name: string; path: string; sections: readonly SectionChoice[] };

/** Renders it. */
export type DraftRenderer = (context: Context, draft: DraftPage) => Promise<DraftMarkup>;

/** Made once the process has its database. */
export type MakesDraftRenderer = (host: Host) => DraftRenderer;
