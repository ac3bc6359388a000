/** Pages of the user area: for signed-in users, never cached, an empty shell without a token. */
import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { AnyPageKind, PageRequest } from '#kit/server/page/page-kind.ts';
import type { PageName } from '#shop/settings/routes/index.ts';

/** What a page of the user area is made of. `load` answers the model of its section, or null for what is not there or not the caller's. */
export type UserPage<Model> = {
  name: PageName;
  title: (params: object, options: { locale: Locale }) => string;
  /** Query parameters that the page reads. */
  query?: readonly string[];
  /** Another template than the page's own. */
  template?: (model: Model) => string;
  load(context: Context, asked: PageRequest & { accountId: string; sessionId: string }): Promise<Model | null>;
};

/** A page of the user area as a kind. */
export function userPage<Model>(page: UserPage<Model>): AnyPageKind {
  return {
    name: page.name,
    kind: 'user',
    query: page.query ?? [],
    visibility: 'private',
    access: 'user',
    load: async (context, request) => {
      const { caller, locale } = context;
      if (caller.kind !== 'user') return { kind: 'needsSignIn' };
      const model = await page.load(context, { ...request, accountId: caller.accountId, sessionId: caller.sessionId });
      if (model === null) return { kind: 'notFound' };
      // The overview is the area itself.
      const title = [...new Set([page.title({}, { locale }), m.layout_user_area({}, { locale })])].join(' – ');
      const template = page.template ? { template: page.template(model) } : {};
      return { kind: 'found', model, meta: { title, description: '', robots: 'noindex' }, tags: [], ...template };
    },
  };
}
