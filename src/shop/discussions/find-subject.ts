import { notFound } from '#kit/pure/common-errors.ts';
import { ShopError } from '#kit/pure/shop-error.ts';
import type { Context } from '#kit/server/context.ts';
import { findProductKey } from '../catalog/index.ts';
import type { PostKind } from './contract.ts';

/** What is discussed. */
export type Subject = { id: string; slug: string; title: string };

/** A published product (question) by slug or id. @throws notFound (404) */
export async function findSubject(context: Context, _kind: PostKind, key: string): Promise<Subject> {
  const product = await findProductKey(context.db, key);
  if (!product) throw new ShopError(notFound);
  return product;
}

/** The cache tag of pages that show a discussion. */
export const tagOf = (kind: PostKind, subjectId: string): string => `${kind}s:${subjectId}`;

/** The part of a page that shows it. */
export const placeOf: Readonly<Record<PostKind, string>> = { question: 'questions', comment: 'comments' };
