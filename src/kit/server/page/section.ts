/** Sections: the parts that a page's template lists. */
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Locale } from '#kit/pure/languages.ts';
import type { SectionGroup } from '#kit/pure/sections/section-texts.ts';
import type { Context } from '../context.ts';
import type { RejectedForm } from './page-kind.ts';

/** The input of a section's load: the call's context, the page's URL and the model that the page kind's loader returned. */
export type SectionScope<Model> = {
  context: Context;
  model: Model;
  /** Path without language prefix. */
  path: string;
  /** The page's kind, as `PageView.kind`. */
  kind: string;
  /** Addresses of this page by language prefix: the shop's languages, and those in which its content exists besides. */
  alternates: Readonly<Record<string, string>>;
  /** The query parameters that the page kind names; nothing else of the query reaches a page. */
  query: URLSearchParams;
  /** A plain form of this page that was just rejected. */
  refused?: RejectedForm | undefined;
};

/** A fact of a page that markup may depend on (`PageView` names what each is). */
export type SeenOfPage = 'lang' | 'locale' | 'currency' | 'path' | 'kind' | 'userBasePath' | 'shows' | 'paths' | 'alternates';

/** What a page loads from elsewhere, by the name by which pages of the same are distinguished from others: the origins that its content security policy lets in; `forms`: where its forms may lead. */
export type Embeds = {
  name: string;
  scripts: readonly string[];
  frames: readonly string[];
  calls: readonly string[];
  pictures: readonly string[];
  forms: readonly string[];
};

/**
 * What a load answers: data for the component, and the cache tags of all that it shows. `jsonLd` joins what the page gives search engines; `embeds` is what
 * the section loads from elsewhere.
 */
export type Loaded<Data> = { data: Data; tags: string[]; expiresAt?: Date; jsonLd?: readonly object[]; embeds?: Embeds };

/** A text of the catalogues. */
export type Message = (params: object, options: { locale: Locale }) => string;

/** What the template editor shows of a section besides its settings. */
export type SectionCard = {
  title: Message;
  /** One sentence: what it is for. Without it merchants cannot add the section: it belongs to the template that came with the shop. */
  about?: Message;
  /** Among which others the editor offers it. */
  group?: SectionGroup;
  /** Templates on which it can stand, by the name of the shop's own template; absent: on any. */
  fits?: readonly string[];
};

/**
 * A section. `settings` is the schema of what a template may set. `load` runs on the server, together
 * with the loads of all other sections of the page, in a bounded number of queries. `Component` is pure: settings and
 * data in, markup out, no inline style (the content security policy forbids it).
 */
export type Section<Settings, Data, Model = unknown> = {
  name: string;
  settings: z.ZodType<Settings>;
  card: SectionCard;
  load?(scope: SectionScope<Model>, settings: Settings): Promise<Loaded<Data>>;
  Component: ComponentType<{ settings: Settings; data: Data; model: Model }>;
  /**
   * What of the page view the markup depends on, besides settings and data. Such a section sees nothing else of the page,
   * and its markup is cached and shown on all pages that agree in these.
   */
  sees?: readonly SeenOfPage[];
};

/** A section whose types no longer matter; what the registry lists. */
export type AnySection = {
  name: string;
  settings: z.ZodType;
  card: SectionCard;
  load?(scope: SectionScope<never>, settings: never): Promise<Loaded<unknown>>;
  Component: ComponentType<never>;
  sees?: readonly SeenOfPage[];
};

/** Checks a section's types and forgets them. */
export function defineSection<Settings, Data, Model>(section: Section<Settings, Data, Model>): AnySection {
  return section as unknown as AnySection;
}
