/** Personal data in this slice: questions, comments and answers. */
import * as m from '#messages';
import { invalidateTags } from '#kit/server/events/announce.ts';
import { messageLocales, languagesServedBy } from '#kit/pure/languages.ts';
import { leftBy, ownedTable, type DataSubjectHandler } from '#kit/server/privacy/personal-data.ts';
import { tagOf } from './find-subject.ts';
import { tables } from './tables.ts';

export const discussionPersonalData: readonly DataSubjectHandler[] = [
  ownedTable({
    name: 'questionsAndComments',
    table: 'post',
    byEmail: true,
    columns: ['kind', 'subject_slug', 'subject_title', 'author', 'email', 'body', 'lang', 'state', 'created_at'],
    // Answers of others lean on them: they stay, in nobody's name.
    erase: async (tx, owner) => {
      const tags = new Set<string>();
      for (const locale of messageLocales) {
        const renamed = await tables(tx)
          .updateTable('post')
          .set({ author: m.reviews_author_gone({}, { locale }), email: null, accountId: null, guestId: null })
          .where(leftBy(owner))
          .where('lang', 'in', languagesServedBy(locale))
          .returning(['kind', 'subjectId'])
          .execute();
        for (const { kind, subjectId } of renamed) tags.add(tagOf(kind as 'question' | 'comment', subjectId));
      }
      await invalidateTags(tx, [...tags]);
    },
  }),
];
