import { createElement } from 'react';
import * as m from '#messages';
import { localeFor, textIn, type Texts } from '#kit/pure/languages.ts';
import type { MadeMail } from '#kit/server/mail/mail-sample.ts';
import { renderMail } from '#kit/server/mail/render-mail.ts';
import { makeMailText } from '../../messages/index.ts';
import { IssueMail } from './issue-mail.tsx';

/** An issue as it is mailed in one language; `page` is where one unsubscribes. */
export type IssueText = { texts: Texts<'subject' | 'body'>; format: string; lang: string; page: string };

/** An issue as it is read. */
export async function makeIssueMail({ texts, format, lang, page }: IssueText, { shopName, baseUrl }: { shopName: string; baseUrl: string }): Promise<MadeMail> {
  const locale = localeFor(lang);
  const title = textIn(texts, 'subject', lang);
  const body = textIn(texts, 'body', lang);
  const foot = m.newsletter_issue_foot({ address: page }, { locale });
  if (format === 'text') return makeMailText({ lang, title, paragraphs: [body], foot }, { shopName, baseUrl });
  const element = createElement(IssueMail, { locale, shopName, title, html: forMail(body, baseUrl), foot });
  return { subject: `${title} - ${shopName}`, ...(await renderMail(element)) };
}

/** Addresses of the shop in full, and pictures as mail programs take them. */
function forMail(html: string, baseUrl: string): string {
  return html
    .replaceAll(/ (?:srcset|sizes|loading|decoding)="[^"]*"/g, '')
    .replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${baseUrl}/`)
    .replaceAll('<img ', '<img style="max-width:100%;height:auto" ');
}
