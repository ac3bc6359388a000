/** What the merchant puts around the words of mails, or in their place, as mails are sent. */
import { localeFor } from '#kit/pure/languages.ts';
import type { MailWords } from '#kit/pure/mail/mail-texts.ts';
import type { Context } from '#kit/server/context.ts';
import type { Queryable } from '#kit/server/database.ts';
import type { MailFrame } from '#kit/server/mail/mail-sample.ts';
import { memoize } from '#kit/server/memoize.ts';
import { readShopFacts } from '../shop-facts.ts';
import { readMailLook } from './mail-look.ts';
import { selectTemplates } from './store.ts';

/** Under which pages and memory know of them. */
export const templatesTag = 'mail-templates';

const readTemplates: (db: Queryable) => Promise<ReadonlyMap<string, MailWords>> = memoize(
  async (db: Queryable) => new Map((await selectTemplates(db)).map(({ kind, lang, subject, body }) => [`${kind} ${lang}`, { subject, body }])),
  { tags: [templatesTag], maxAgeMs: 5_000 },
);

/** The footer in a language, the template of a kind of mail, if there is one, and what it looks like. */
export async function readMailFrame(context: Pick<Context, 'db' | 'config'>, { kind, lang }: { kind: string | undefined; lang: string }): Promise<MailFrame> {
  const [{ footer }, templates, look] = await Promise.all([readShopFacts(context, lang), readTemplates(context.db), readMailLook(context)]);
  return { footer, look, template: kind === undefined ? null : (templates.get(`${kind} ${localeFor(lang)}`) ?? null) };
}
