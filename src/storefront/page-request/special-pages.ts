/** Pages that no address names: errors, the app shell of account pages, and the page of a template that is missing. */
import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import type { PageOutcome } from '#kit/server/page/page-kind.ts';
import { errorModel, type ErrorStatus } from '../kinds/simple.ts';
import type { ResolvedRequest } from '../storefront-parts.ts';

/** A page that was found. */
export type FoundPage = Extract<PageOutcome<unknown>, { kind: 'found' }>;

type SpecialPage = { request: ResolvedRequest; page: FoundPage; kind: string; template: string; isShell?: true };

/** An error page in place of what was asked for. All unknown addresses of a language share one page, whatever they are. */
export function errorPage(request: ResolvedRequest, context: Context, status: ErrorStatus, sent: number = status): SpecialPage {
  const model = errorModel(status, context.locale);
  return {
    request: {
      ...request,
      match: { ...request.match, path: `/error/${status}`, params: { status: String(status) } },
      query: new URLSearchParams(),
      // What is not there may be there in a minute, under tags that nobody knows yet: for unknown addresses only.
      isShared: status === 404 && !request.match.rule && !context.preview,
    },
    page: { ...messagePage(model), tags: status === 404 ? ['redirects'] : [], status: sent },
    kind: 'error',
    template: 'error',
  };
}

/** The app shell of a page of an account. */
export function shellPage(request: ResolvedRequest, { locale }: Context): SpecialPage {
  const page = messagePage({ title: m.page_loading({}, { locale }), text: '' });
  return { request: { ...request, isShared: false }, page, kind: request.kind!.kind, template: 'shell', isShell: true };
}

/** Says that a template is missing. */
export function templateMissing({ locale }: Context): { page: FoundPage; kind: string } {
  const model = { title: m.page_template_missing_title({}, { locale }), text: m.page_template_missing_text({}, { locale }), status: 500 };
  return { page: { ...messagePage(model), status: 500 }, kind: 'error' };
}

function messagePage(model: { title: string; text: string }): FoundPage {
  return { kind: 'found', model, meta: { title: model.title, description: model.text, robots: 'noindex' }, tags: [] };
}
