import { render } from '@react-email/render';
import { createElement } from 'react';
import type { z } from 'zod';
import { catalogueFor } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import { sendMail } from '#kit/server/mail.ts';
import { NoticeMail } from './mails/notice-mail.tsx';
import type { noticeJob } from './notice-job.ts';
import { readShopFacts } from './shop-facts.ts';

/** Makes a notice and sends it. One to the shop itself, while the shop has no address, is only logged. */
export async function sendNotice(context: Context, notice: z.output<typeof noticeJob.data>): Promise<void> {
  const facts = await readShopFacts(context, notice.lang);
  const to = notice.to ?? facts.email;
  if (to === '') return context.log.info({ notice: notice.id }, 'no address for a notice to the shop');
  const element = createElement(NoticeMail, {
    locale: catalogueFor(notice.lang),
    shopName: facts.name,
    title: notice.title,
    paragraphs: notice.paragraphs,
    rows: notice.rows,
    foot: notice.foot,
    link: notice.link && { href: addressOf(context.config.baseUrl, notice.lang, notice.link.path), text: notice.link.text },
  });
  await sendMail(context.config, {
    id: `${notice.id}-${context.now().getTime()}`,
    from: { name: facts.name, address: facts.email || `shop@${new URL(context.config.baseUrl).hostname}` },
    to,
    subject: `${notice.title} - ${facts.name}`,
    html: await render(element),
    text: await render(element, { plainText: true }),
    at: context.now(),
    replyTo: notice.replyTo,
    headers: notice.headers,
  });
}

function addressOf(baseUrl: string, lang: string, path: string): string {
  return `${baseUrl}${lang === 'en' || path.startsWith('/backoffice') ? '' : `/${lang}`}${path}`;
}
