import { createElement } from 'react';
import type { z } from 'zod';
import { localeFor, languagePrefix } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { fillWords, withoutEnd } from '#kit/pure/mail/mail-texts.ts';
import type { MadeMail, MailFixture, MailFrame, MailSample } from '#kit/server/mail/mail-sample.ts';
import { renderMail } from '#kit/server/mail/render-mail.ts';
import { NoticeMail } from './mails/notice-mail.tsx';
import type { MailText, mailTextJob } from './mail-text-job.ts';
import { dispatchMail } from './dispatch-mail.ts';
import { readShopFacts } from './shop-facts.ts';
import { readMailFrame } from './templates/read-templates.ts';

/** Makes a notice and sends it. One to the shop itself, while the shop has no address, is only logged. */
export async function sendMailText(context: Context, notice: z.output<typeof mailTextJob.data>): Promise<void> {
  const facts = await readShopFacts(context, notice.lang);
  const to = notice.to ?? facts.email;
  if (to === '') return context.log.info({ notice: notice.id }, 'no address for a notice to the shop');
  const frame = await readMailFrame(context, { kind: notice.kind, lang: notice.lang });
  const made = await makeMailText(notice, { shopName: facts.name, baseUrl: context.config.baseUrl, ...frame });
  await dispatchMail(context, facts, { ...made, id: notice.id, to, replyTo: notice.replyTo, headers: notice.headers });
}

/** The content of a notice, without its recipient. */
export type NoticeText = Pick<MailText, 'lang' | 'title' | 'paragraphs' | 'rows' | 'foot' | 'link' | 'values'>;

/** A kind of notice with sample data; its text is editable where it names a kind of its own. */
export function noticeSample(kind: string, say: (fixture: MailFixture) => NoticeText, required: readonly string[] = []): MailSample {
  return {
    kind,
    make: (fixture) => makeMailText(say(fixture), fixture),
    words(fixture) {
      const { title, paragraphs, values = {}, rows = [], link } = say(fixture);
      return { title, paragraphs, values, blocks: [...(rows.length > 0 ? (['details'] as const) : []), ...(link ? (['link'] as const) : [])] };
    },
    required,
  };
}

/** A notice as it is read. */
export async function makeMailText(
  notice: NoticeText,
  { shopName, baseUrl, footer, template, look }: { shopName: string; baseUrl: string } & MailFrame,
): Promise<MadeMail> {
  const filled = template ? fillWords(template, { ...notice.values, shopName }) : null;
  const title = filled ? withoutEnd(filled.subject, ` - ${shopName}`) : notice.title;
  const linkOf = ({ path, text }: { path: string; text: string }) => ({ href: addressOf(baseUrl, notice.lang, path), text });
  const element = createElement(NoticeMail, {
    locale: localeFor(notice.lang),
    shopName,
    title,
    parts: filled?.parts,
    footer,
    look,
    paragraphs: notice.paragraphs,
    rows: (notice.rows ?? []).map(({ links = [], ...row }) => ({ ...row, links: links.map(linkOf) })),
    foot: notice.foot,
    link: notice.link && linkOf(notice.link),
  });
  return { subject: filled?.subject ?? `${notice.title} - ${shopName}`, ...(await renderMail(element)) };
}

function addressOf(baseUrl: string, lang: string, path: string): string {
  return `${baseUrl}${path.startsWith('/backoffice') ? '' : languagePrefix(lang)}${path}`;
}
