/** Pages of signing in: the same for everybody, so cached whole; who asks is the browser's affair. */
import * as m from '#messages';
import type { AnyPageKind } from '#kit/server/page/page-kind.ts';
import type { Message } from '#kit/server/page/section.ts';
import { readAuthModel } from '#shop/auth/index.ts';
import type { PageName } from '#shop/settings/routes/index.ts';

const authPage = (name: PageName, title: Message): AnyPageKind => ({
  name,
  kind: 'auth',
  query: [],
  visibility: 'public',
  load: async (context) => ({
    kind: 'found',
    model: await readAuthModel(context),
    meta: { title: title({}, { locale: context.locale }), description: '', robots: 'noindex' },
    tags: ['settings'],
  }),
});

export const authKinds: readonly AnyPageKind[] = [
  authPage('auth-signin', m.ui_sign_in),
  authPage('auth-signup', m.auth_sign_up_title),
  authPage('auth-forget', m.auth_forgot),
  authPage('auth-reset-password', m.auth_reset_title),
  authPage('auth-verify-email', m.auth_verify_title),
  authPage('auth-verify-prompt', m.auth_prompt_title),
];
