import { createElement } from 'react';
import type { z } from 'zod';
import { localeFor } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { sendMail } from '#kit/server/mail/mail.ts';
import type { MadeMail } from '#kit/server/mail/mail-sample.ts';
import { renderMail } from '#kit/server/mail/render-mail.ts';
import { NoticeMail } from './mails/notice-mail.tsx';
import type { MailText, mailTextJob } from './mail-text-job.ts';
import { readShopFacts } from './shop-facts.ts';

/** Makes a notice and sends it. One to the shop itself, while the shop has no address, is only logged. */
export async function sendMailText(context: Context, notice: z.output<typeof mailTextJob.data>): Promise<void> {
  const facts = await readShopFacts(context, notice.lang);
  const to = notice.to ?? facts.email;
  if (to === '') return context.log.info({ notice: notice.id }, 'no address for a notice to the shop');
  await sendMail(context.config, {
    id: notice.id,
    from: { name: facts.name, address: facts.email || `shop@${new URL(context.config.baseUrl).hostname}` },
    to,
    ...(await makeMailText(notice, { shopName: facts.name, baseUrl: context.config.baseUrl })),
    at: context.now(),
    replyTo: notice.replyTo,
    headers: notice.headers,
  });
}

/** A notice as it is read. */
export async function makeMailText(
  notice: Pick<MailText, 'lang' | 'title' | 'paragraphs' | 'rows' | 'foot' | 'link'>,
  { shopName, baseUrl }: { shopName: string; baseUrl: string },
): Promise<MadeMail> {
  const element = createElement(NoticeMail, {
    locale: localeFor(notice.lang),
    shopName,
    title: notice.title,
    paragraphs: notice.paragraphs,
    rows: notice.rows ?? [],
    foot: notice.foot,
    link: notice.link && { href: addressOf(baseUrl, notice.lang, notice.link.path), text: notice.link.text },
  });
  return { subject: `${notice.title} - ${shopName}`, ...(await renderMail(element)) };
}

function addressOf(baseUrl: string, lang: string, path: string): string {
  return `${baseUrl}${lang === 'en' || path.startsWith('/backoffice') ? '' : `/${lang}`}${path}`;
}
