/**
 * Templates: which sections a page is made of. The shop's own are files of `themes/`; a merchant's version of one goes
 * before it, with a draft, what is published, and what was. A name such as `product-lookbook` is for the products that
 * name it. The sections that belong to no other slice (hero, slideshow, questions and answers …) live here too.
 */
import type { Slice } from '#kit/server/slice.ts';
import { templateAdminRoutes } from './admin-routes.ts';
import { publishJob } from './schedule/publish-on-time.ts';
import type { MakesDraftRenderer, TemplateParts } from './template-parts.ts';

export type { DraftMarkup, SectionChoice, TemplatePlace } from './contract.ts';
export type { DraftPage, MakesDraftRenderer } from './template-parts.ts';
export { describeSections } from './describe-sections.ts';
export { publishSections } from './publish-sections.ts';
export { readPublishedTemplates, readTemplateDrafts, type MerchantTemplates, type TemplatesByName } from './read-published.ts';
export { templateTag } from './rules.ts';

/** The slice's operations. */
export const templatesSlice = ({ renderer, ...parts }: TemplateParts & { renderer: MakesDraftRenderer }): Slice => ({
  name: 'templates',
  routes: (api, host) => templateAdminRoutes(api, { ...parts, render: renderer(host) }),
  jobs: [publishJob(parts)],
});
