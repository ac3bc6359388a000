import * as m from '#messages';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/database.ts';
import { fieldError } from '#kit/server/http/api.ts';
import { fieldTitle } from '#kit/server/http/field-errors.ts';
import { queueMailText } from '../../messages/index.ts';
import { findColleagues, staffNameOf } from '../../staff/index.ts';
import { mentions } from '../contract.ts';
import { formatMention } from '../mails/mention-mail.ts';
import { replaceMentions } from './store-notes.ts';

type Mentioning = { orderId: string; orderNo: string; noteId: string; text: string; ids: readonly string[] };

/**
 * Notes whom a note mentions, in the transaction that writes it, and mails those whom it did not mention before; nobody is mailed about a note of their own.
 * @throws invalidInput (40) naming `mentions` for a person who is not on the staff or may not see orders
 */
export async function mentionStaff(tx: Tx, context: Context, { orderId, orderNo, noteId, text, ids }: Mentioning): Promise<void> {
  const { locale } = context;
  const known = ids.length === 0 ? [] : await findColleagues(tx, { ids });
  if (known.length !== ids.length) throw fieldError('mentions', m.error_field_choice({ field: fieldTitle('mentions', locale) }, { locale }));
  const author = staffNameOf(context);
  const mentioned = known.filter(({ id, name }) => id !== author?.id && mentions(text, name));
  const added = await replaceMentions(tx, { noteId, staffIds: mentioned.map(({ id }) => id), at: context.now() });
  for (const { email, lang: own } of mentioned.filter(({ id }) => added.has(id))) {
    const lang = own ?? context.lang;
    await queueMailText(tx, context, {
      id: `mention-${noteId}`,
      to: email,
      lang,
      ...formatMention({ lang, orderId, orderNo, name: author?.name ?? '', text }),
    });
  }
}
