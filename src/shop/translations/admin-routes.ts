import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { FileAnswer } from '#kit/server/http/file-answer.ts';
import { ifMatch, listAnswer, listQuery, sendEtag } from '#kit/server/http/resource.ts';
import { recordAction } from '../staff/index.ts';
import { missingSchema, translationFilter, translationInput, translationItemSchema, translationKinds, translationSchema } from './contract.ts';
import { changeTranslation, countMissingTranslations, exportTranslations, listTranslations, readTranslation } from './read-translations.ts';

const url = '/api/admin/translations';
const one = `${url}/:kind/:id`;
const params = z.object({ kind: z.enum(translationKinds), id: z.string().max(64) });
const readers = { tag: 'translations', access: 'staff', right: ['read:catalog', 'read:content'], method: 'GET' } as const;
const data = translationSchema;

/** Publishes the back office's resource `translations`. Rights decide which kinds a staff member may translate. */
export function translationAdminRoutes(api: Api): void {
  const { page, size, filter } = listQuery({ sorts: ['title'], filter: translationFilter }).shape;
  const query = z.object({ page, size, filter, ...translationFilter.shape });
  api.operation(
    { ...readers, url, summary: 'List records of a kind with how many texts each language lacks', query, data: listAnswer(translationItemSchema) },
    (context, { query: { page: number, size: count, filter: narrowed, ...asked } }) =>
      listTranslations(context, { kind: 'product', q: '', ...present(narrowed), ...present(asked), page: number, size: count }),
  );
  api.operation({ ...readers, url: `${url}/missing`, summary: 'Count what lacks translations, by kind and language', data: missingSchema }, (context) =>
    countMissingTranslations(context),
  );
  api.operation({ ...readers, url: one, summary: 'Read a record’s texts in all languages', params, data }, async (context, { params: key, reply }) =>
    sendEtag(reply, await readTranslation(context, key)),
  );
  api.operation(
    {
      ...readers,
      right: ['write:catalog', 'write:content'],
      method: 'PUT',
      idempotent: true,
      bodyLimitBytes: 2 * 1024 * 1024,
      url: one,
      summary: 'Translate a record',
      params,
      body: translationInput,
      data,
    },
    async (context, { params: key, body, request, reply }) =>
      sendEtag(reply, await changeTranslation(context, { ...key, input: body, ensureFresh: ifMatch(request) })),
  );
  const asked = listQuery({ sorts: ['title'], filter: translationFilter.pick({ kind: true, missing: true }) }).pick({ filter: true });
  api.operation(
    {
      ...readers,
      url: '/api/admin/exports/translations.csv',
      tag: 'exports',
      summary: 'Texts with their translations; imported again it changes nothing',
      query: asked,
      data: z.string(),
      csv: 'always',
    },
    async (context, { query: { filter: narrowed } }) => {
      const chunks = exportTranslations(context, narrowed);
      const file = await FileAnswer.streamed('translations.csv', 'text/csv', chunks);
      await context.transaction((tx) => recordAction(tx, context, { action: 'exports.translations', subject: 'translations', detail: { filter: narrowed } }));
      return file;
    },
  );
}

/** What is asked for, without what is not named. */
const present = (asked: z.output<typeof translationFilter>) =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as { [Name in keyof typeof asked]?: NonNullable<(typeof asked)[Name]> };
