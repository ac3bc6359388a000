import * as m from '#messages';
import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import { fieldError } from '#kit/server/http/api.ts';
import type { Context } from '#kit/server/context.ts';
import { withTranslation } from '#kit/pure/language/written-texts.ts';
import { recordAction } from '../staff/index.ts';
import type { StaffPost, TranslateInput } from './contract.ts';
import { changePost, type PostRef } from './decide-post.ts';
import { readStaffPost } from './staff-posts.ts';
import { loadAnswersForUpdate, savePostTranslations } from './store-staff.ts';

/**
 * Writes the words of a post, and of the shop's answers below it, in one other language; an empty text removes them.
 * @throws notFound (404) for an unknown post or answer, invalidInput (400) at `lang` for the language that one of them is in
 */
export async function translatePost(context: Context, { kind, id }: PostRef, { lang, text, answers }: TranslateInput): Promise<StaffPost> {
  await changePost(context, { kind, id }, async (tx, post) => {
    const known = new Map([post, ...(await loadAnswersForUpdate(tx, id))].map((one) => [one.id, one]));
    for (const written of [{ id, text }, ...answers]) {
      const found = known.get(written.id);
      if (!found) throw new ShopError(notFound);
      if (found.lang === lang) throw fieldError('lang', m.reviews_translate_own({}, { locale: context.locale }));
      await savePostTranslations(tx, found.id, withTranslation(found.translations, lang, written.text === '' ? null : { text: written.text }));
    }
    await recordAction(tx, context, { action: `${kind}.translate`, subject: id, detail: { lang }, about: { title: post.subjectTitle } });
  });
  return readStaffPost(context, { kind, id });
}
