/** Wish lists on the wire (docs/contract.md, "Shopper API"). */
import { z } from 'zod';
import * as m from '#messages';
import { listAnswer } from '#kit/pure/lists.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { catalogLimits, listItemSchema, moneySchema } from '../catalog/contract.ts';
import { pictureSchema } from '../media/contract.ts';
import { favoriteLimits } from './contract-limits.ts';

/** What can be on a wish list. */
export const favoriteTypes = ['product', 'article', 'page'] as const;

/** A type of favorites. */
export type FavoriteType = (typeof favoriteTypes)[number];

export { favoriteLimits };

const type = z.enum(favoriteTypes);

/** `/favorite/add`, `/favorite/cancel` */
export const favoriteInput = z.object({ type, id: z.string().min(1).max(40) });

/** What `/favorite/add` and `/favorite/cancel` answer: whether the thing is on the list now. */
export const favoriteStateSchema = favoriteInput
  .extend({ favorite: z.boolean() })
  .meta({ id: 'FavoriteState', description: 'Whether something is on the wish list now.' });

/** What is saved or removed. */
export type FavoriteInput = z.infer<typeof favoriteInput>;

const pageNumber = z.int().min(1);

/** `/favorite/list`; without a type: all of them. */
export const favoriteListInput = z.object({
  type: type.optional(),
  page: pageNumber.max(catalogLimits.lastPage).optional(),
  size: pageNumber.optional(),
});

/** `/favorite/wishList`: ids by type, the newest first. What is gone or not published is not among them. */
export const wishListSchema = z
  .object({ article: z.array(z.string()), product: z.array(z.string()), page: z.array(z.string()) })
  .meta({ id: 'WishList', description: 'What an account has on its wish list, by type.' });

/** Ids by type. */
export type WishListIds = z.infer<typeof wishListSchema>;

/** `/favorite/count` */
export const favoriteCountSchema = z
  .object({ article: z.number().int(), product: z.number().int(), page: z.number().int(), total: z.number().int() })
  .meta({ id: 'FavoriteCount', description: 'How many favorites an account has, by type.' });

/** How many of each type. */
export type FavoriteCount = z.infer<typeof favoriteCountSchema>;

/** A thing on a wish list; a product comes with what a list of products shows of it. */
export const favoriteItemSchema = z
  .object({
    type,
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    picture: pictureSchema.nullable(),
    product: listItemSchema.nullable(),
    /** The lowest price of a product when it was put there; null: not known, or a list shared by another. */
    savedPrice: moneySchema.nullable(),
    addedAt: z.iso.datetime(),
  })
  .meta({ id: 'FavoriteItem', description: 'Something on a wish list.' });

/** A thing on a wish list. */
export type FavoriteItem = z.infer<typeof favoriteItemSchema>;

/** A page of a wish list. */
export const favoriteListSchema = listAnswer(favoriteItemSchema).meta({ id: 'FavoriteList', description: 'A page of a wish list.' });

/** A page of a wish list. */
export type FavoriteList = z.infer<typeof favoriteListSchema>;

/** Nothing with this id, or nothing that is published. Cure: Check the id. */
export const unknownFavorite: ErrorSpec = { reason: 'unknownFavorite', wire: 40, status: 404, message: m.favorite_unknown };
/** The list of this type is full. Cure: Remove a favorite first. */
export const favoritesFull: ErrorSpec = { reason: 'favoritesFull', wire: 40, status: 409, message: m.favorite_full };

const types = z.array(type).min(1).max(favoriteTypes.length);

/** `/favorite/share`: what the link shows, and under which name; both are the owner's choice. */
export const shareInput = z.object({ title: z.string().trim().max(favoriteLimits.shareTitle).default(''), types });
/** The link of an account's list; `path` is without language prefix. */
export const shareSchema = z
  .object({ path: z.string(), title: z.string(), types: z.array(type) })
  .meta({ id: 'WishListLink', description: 'The link under which others see a wish list.' });
export type FavoriteShare = z.infer<typeof shareSchema>;

/** `/favorite/shared` */
export const sharedInput = z.object({
  token: z.string().min(1).max(favoriteLimits.tokenLength),
  page: pageNumber.max(catalogLimits.lastPage).optional(),
  size: pageNumber.optional(),
});
/** A page of a list that was shared. */
export const sharedListSchema = favoriteListSchema
  .extend({ title: z.string() })
  .meta({ id: 'SharedWishList', description: 'A page of a wish list that its owner has shared.' });

/** `/favorite/watch`: whether to be notified of lower prices and of products back in stock, and whether by mail too. */
export const watchInput = z.object({ on: z.boolean(), byMail: z.boolean().default(true) });
export type FavoriteWatch = z.output<typeof watchInput>;
/** `/favorite/watch/stop`: the token of a mailed link; mail programs post a form (RFC 8058). */
export const stopWatchInput = z.object({ token: z.string().max(favoriteLimits.tokenLength).optional() });

/** No such link, or it was withdrawn. Cure: Ask for a new link. */
export const unknownShare: ErrorSpec = { reason: 'unknownShare', wire: 40, status: 404, message: m.favorite_share_gone };
