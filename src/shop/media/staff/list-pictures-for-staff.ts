import type { Context } from '#kit/server/context.ts';
import { presentPictures } from './library-picture.ts';
import { listLibrary, type LibraryQuestion } from './store.ts';

/** A page of the library with where each picture is used: two statements. `q` finds by name, alternative text or where a picture came from. */
export async function listPicturesForStaff(context: Context, question: LibraryQuestion) {
  const { rows, total } = await listLibrary(context.db, { ...question, q: question.q.trim() });
  return { items: await presentPictures(context.db, rows, context.lang), total, page: question.page, size: question.size };
}
