import { awaitsParcel } from '../contract.ts';
import { createElement } from 'react';
import { localeFor, languagePrefix } from '#kit/pure/languages.ts';
import type { Context } from '#kit/server/context.ts';
import type { MadeMail } from '#kit/server/mail/mail-sample.ts';
import { renderMail } from '#kit/server/mail/render-mail.ts';
import { dispatchMail, readMailFrame, readShopFacts } from '../../messages/index.ts';
import { issueAccessToken } from '../../orders/index.ts';
import type { ReturnMailKind } from '../job-kinds.ts';
import { ReturnMail, returnMailSubject, type ReturnMailProps } from './return-mail.tsx';
import { presentReturn } from '../show/present-return.ts';
import { findReturn, type ReturnRow } from '../store.ts';

/** Makes a mail about a return in the order's language and sends it. A guest's link leads to the order, with a token of its own. */
export async function sendReturnMail(context: Context, { returnId, kind }: { returnId: string; kind: ReturnMailKind }): Promise<void> {
  const row = await findReturn(context.db, { id: returnId });
  if (!row || isOutdated(row, kind)) return;
  const to = row.email ?? (row.mobile && context.config.smtpUrl === null ? `${row.countryCode ?? ''}${row.mobile}` : null);
  // Nobody sends text messages yet; without SMTP they land in the folder.
  if (to === null) return context.log.info({ return: row.id, kind }, 'no address for a mail about a return');
  const locale = localeFor(row.lang);
  const facts = await readShopFacts(context, row.lang);
  const shown = await presentReturn({ ...context, locale, lang: row.lang }, context.db, row);
  const props = { kind, locale, shopName: facts.name, shown, link: await linkTo(context, row, facts.userBasePath) };
  const frame = await readMailFrame(context, { kind: `return.${kind}`, lang: row.lang });
  await dispatchMail(context, facts, {
    id: `return-${kind}-${row.returnNo}-${context.now().getTime()}`,
    to,
    ...(await makeReturnMail({ ...props, ...frame })),
  });
}

/** A mail about a return as it is read. */
export async function makeReturnMail(props: ReturnMailProps): Promise<MadeMail> {
  const element = createElement(ReturnMail, props);
  return { subject: returnMailSubject(props), ...(await renderMail(element)) };
}

/** Nobody is asked for a parcel that was named, or is waited for no longer. */
function isOutdated(row: ReturnRow, kind: ReturnMailKind): boolean {
  return kind === 'reminded' && !awaitsParcel(row);
}

async function linkTo(context: Context, row: ReturnRow, userBasePath: string): Promise<string> {
  const base = `${context.config.baseUrl}${languagePrefix(row.lang)}`;
  if (row.accountId) return `${base}${userBasePath}return/${encodeURIComponent(row.returnNo)}`;
  const token = await context.transaction((tx) => issueAccessToken(tx, row.orderId, context.now()));
  return `${base}/checkout/thankyou?order=${encodeURIComponent(row.orderNo)}#${token}`;
}
