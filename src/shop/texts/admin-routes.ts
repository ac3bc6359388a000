import { z } from 'zod';
import type { Api } from '#kit/server/http/api.ts';
import { FileAnswer } from '#kit/server/http/file-answer.ts';
import { publishResource } from '#kit/server/http/publish-resource.ts';
import { listQuery } from '#kit/server/http/resource.ts';
import { recordAction } from '../staff/index.ts';
import { textFilter, textInput, textLimits, textSchema, textSorts } from './contract.ts';
import { exportTexts } from './export-texts.ts';
import { changeText, listTexts, readText } from './manage-texts.ts';

/** Publishes the back office's resource `texts`, and its file. */
export function textAdminRoutes(api: Api): void {
  publishResource(api, {
    name: 'texts',
    one: 'text of the shop',
    idLength: textLimits.keyLength,
    area: 'content',
    record: textSchema,
    input: textInput,
    filter: textFilter,
    sorts: textSorts,
    list: listTexts,
    read: (context, id) => readText(context.db, id),
    change: changeText,
  });
  api.operation(
    {
      tag: 'exports',
      access: 'staff',
      right: 'read:content',
      method: 'GET',
      url: '/api/admin/exports/texts.csv',
      summary: 'Texts of the shop with those that the merchant wrote; imported again it changes nothing',
      query: listQuery({ sorts: textSorts, filter: textFilter }).pick({ filter: true }),
      data: z.string(),
      csv: 'always',
    },
    async (context, { query: { filter } }) => {
      const file = await FileAnswer.streamed('texts.csv', 'text/csv', exportTexts(context, filter));
      await context.transaction((tx) => recordAction(tx, context, { action: 'exports.texts', subject: 'texts', detail: { filter } }));
      return file;
    },
  );
}
