import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { isId } from '#kit/server/ids.ts';
import { findProductKey } from '../catalog/index.ts';
import { contentsById, readItem } from '../content/index.ts';
import type { PostKind } from './contract.ts';

/** What is discussed. */
export type Subject = { id: string; slug: string; title: string };

/** A published product (question) or article (comment) by slug or id. @throws notFound (404) */
export async function findSubject(context: Context, kind: PostKind, key: string): Promise<Subject> {
  if (kind === 'comment') return findArticle(context, key);
  const product = await findProductKey(context.db, key);
  if (!product) throw new ShopError(notFound);
  return product;
}

async function findArticle(context: Context, key: string): Promise<Subject> {
  const { db, lang, now } = context;
  const [known] = isId(key) ? await contentsById(db, 'article', { ids: [key], lang, now }) : [];
  // Without the call's `preview`: nobody discusses a draft.
  const { id, slug, title } = known ?? (await readItem({ db, lang, now }, { kind: 'article', slug: key })).item;
  return { id, slug, title };
}

/** The cache tag of pages that show a discussion. */
export const tagOf = (kind: PostKind, subjectId: string): string => `${kind}s:${subjectId}`;

/** The part of a page that shows it. */
export const placeOf: Readonly<Record<PostKind, string>> = { question: 'questions', comment: 'comments' };
