import type { ExtensionPage } from '#extension/page.ts';
import type { Context } from '#kit/server/context.ts';
import type { AnyPageKind, PageOutcome } from '#kit/server/page/page-kind.ts';
import { extensionTag } from '#shop/extensions/index.ts';
import type { SectionChoice } from '#shop/templates/index.ts';
import { limited, type Installed } from './extension-context.ts';
import { titleFrom } from './texts.ts';

/** Pages of an extension, by the rest of their address below `/app/`, and the templates that they are made of. */
export type AddedPages = {
  pages: ReadonlyMap<string, (context: Context) => Promise<PageOutcome<unknown>>>;
  templates: ReadonlyMap<string, readonly SectionChoice[]>;
};

/** A shop without extensions has none. */
export const noPages: AddedPages = { pages: new Map(), templates: new Map() };

/** The template of a page. */
const templateOf = (extension: string, path: string) => `app-${extension}-${path}`;

/** The pages of extensions. */
export function ownPages(all: readonly Installed[]): AddedPages {
  const each = all.flatMap((installed) => (installed.definition.pages ?? []).map((page) => ({ installed, page, extension: installed.definition.name })));
  return {
    pages: new Map(each.map(({ installed, page, extension }) => [`${extension}/${page.path}`, (context) => load(installed, page, context)])),
    templates: new Map(
      each.map(({ page, extension }) => [templateOf(extension, page.path), page.sections.map(({ section, settings = {} }) => ({ section, settings }))]),
    ),
  };
}

async function load(installed: Installed, page: ExtensionPage<never>, context: Context): Promise<PageOutcome<unknown>> {
  const { definition, limits } = installed;
  const what = { what: `the page ${page.path} of ${definition.name}`, ms: limits.sectionMs };
  const loaded = page.load ? await limited(installed, context, what, page.load) : { model: {}, tags: [] };
  if (!loaded) return { kind: 'notFound' };
  const say = (what: 'title' | 'description') => {
    const text = page[what];
    return text ? titleFrom(installed, `pages.${page.path}.${what}`, text)(context.locale) : '';
  };
  return {
    kind: 'found',
    model: loaded.model,
    meta: { title: say('title'), description: say('description') },
    tags: [...loaded.tags, extensionTag(definition.name)],
    template: templateOf(definition.name, page.path),
  };
}

/** `/app/*`: pages of extensions, then what the merchant wrote. */
export const appKindWith = (own: AnyPageKind, { pages }: AddedPages): AnyPageKind => ({
  ...own,
  load: (context, request) => pages.get(request.params['rest'] ?? '')?.(context) ?? own.load(context, request),
});
