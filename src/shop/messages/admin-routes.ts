import { z } from 'zod';
import { notFound } from '#kit/pure/common-errors.ts';
import { messageLocales } from '#kit/pure/languages.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Api } from '#kit/server/http/api.ts';
import type { MailSample } from '#kit/server/mail/mail-sample.ts';
import { mailListSchema, mailPreviewSchema } from './contract.ts';
import { mailFixture } from './mail-fixture.ts';
import { readMailFrame } from './templates/read-templates.ts';

/** Publishes what every mail of the shop looks like, with sample data. */
export function mailAdminRoutes(api: Api, samples: () => readonly MailSample[]): void {
  const staff = { tag: 'mails', access: 'staff', right: 'read:content' } as const;
  api.operation({ ...staff, method: 'GET', url: '/api/admin/mails', summary: 'Kinds of mail that the shop sends', data: mailListSchema }, async () => {
    const items = samples().map(({ kind }) => ({ id: kind }));
    return { items, total: items.length, page: 1, size: items.length };
  });
  api.operation(
    {
      ...staff,
      method: 'GET',
      url: '/api/admin/mails/:id',
      summary: 'A mail with sample data, in a language',
      params: z.object({ id: z.string().max(60) }),
      query: z.object({ lang: z.enum(messageLocales).default('en') }),
      data: mailPreviewSchema,
    },
    async (context, { params, query }) => {
      const sample = samples().find(({ kind }) => kind === params.id);
      if (!sample) throw new ShopError(notFound);
      return sample.make({ ...(await mailFixture(context, query.lang)), ...(await readMailFrame(context, { kind: sample.kind, lang: query.lang })) });
    },
  );
}
