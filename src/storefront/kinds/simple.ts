/** Pages that only say something: errors. */
import * as m from '#messages';
import type { AnyPageKind } from '#kit/server/page/page-kind.ts';
import type { Locale } from '#kit/pure/languages.ts';
import type { MessageModel } from '../sections/message/section.tsx';

const errorTexts = {
  403: { title: m.page_error_403_title, text: m.page_error_403_text },
  404: { title: m.page_error_404_title, text: m.page_error_404_text },
  500: { title: m.page_error_500_title, text: m.page_error_500_text },
} as const;

/** The statuses that have an error page. */
export type ErrorStatus = keyof typeof errorTexts;

/** Whether a status has an error page. */
export const isErrorStatus = (status: number): status is ErrorStatus => Object.hasOwn(errorTexts, status);

/** What an error page says. */
export function errorModel(status: ErrorStatus, locale: Locale): MessageModel {
  return { status, title: errorTexts[status].title({}, { locale }), text: errorTexts[status].text({}, { locale }) };
}

/** `/error/404`, `/error/403`, `/error/500`: answered with those statuses. */
export const errorKind: AnyPageKind = {
  name: 'error',
  kind: 'error',
  query: [],
  visibility: 'public',
  load: async ({ locale }, { params }) => {
    const status = Number(params['status']);
    if (!isErrorStatus(status) || params['status'] !== String(status)) return { kind: 'notFound' };
    const model = errorModel(status, locale);
    return { kind: 'found', model, meta: { title: model.title, description: model.text, robots: 'noindex' }, tags: [], status };
  },
};
