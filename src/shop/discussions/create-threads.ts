import { invalidateTags } from '#kit/server/events/announce.ts';
import type { Tx } from '#kit/server/database.ts';
import type { Translations } from '#kit/pure/language/written-texts.ts';
import { newId } from '#kit/server/ids.ts';
import type { PostKind, PostTexts } from './contract.ts';
import { tagOf, type Subject } from './find-subject.ts';
import { insertPosts, type WrittenPost } from './store.ts';

/** An approved thread that comes from elsewhere (the demo shop); it belongs to no shopper. */
export type NewThread = {
  kind: PostKind;
  subject: Subject;
  author: string;
  text: string;
  lang: string;
  translations: Translations<PostTexts>;
  at: Date;
  replies: readonly { author: string; text: string; byShop: boolean; translations: Translations<PostTexts>; at: Date }[];
};

/** Writes approved threads with their answers. */
export async function createThreads(tx: Tx, threads: readonly NewThread[]): Promise<void> {
  const rows = threads.flatMap(({ kind, subject, lang, author, text, translations, at, replies }): WrittenPost[] => {
    const shared = {
      kind,
      subjectId: subject.id,
      subjectSlug: subject.slug,
      subjectTitle: subject.title,
      lang,
      accountId: null,
      guestId: null,
      email: null,
      state: 'approved' as const,
    };
    const id = newId(at.getTime());
    return [
      { ...shared, id, parentId: null, byShop: false, author, body: text, translations, createdAt: at, decidedAt: at },
      ...replies.map((reply) => ({
        ...shared,
        id: newId(reply.at.getTime()),
        parentId: id,
        byShop: reply.byShop,
        author: reply.author,
        body: reply.text,
        translations: reply.translations,
        createdAt: reply.at,
        decidedAt: reply.at,
      })),
    ];
  });
  await insertPosts(tx, rows);
  await invalidateTags(
    tx,
    threads.map(({ kind, subject }) => tagOf(kind, subject.id)),
  );
}
