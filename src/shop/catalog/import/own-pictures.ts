/** The shop's own pictures in a product file: their addresses in the shop's media route lead back to what they are. */
import type { CurrentProduct } from './current-product.ts';
import type { ParsedProduct } from './parse-product.ts';

const path = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/\d{1,4}\.(?:jpg|webp|avif)$/;

/** What a file says of a picture without a web address of its own: where it lies in the shop. */
export const ownPictureAddress = (baseUrl: string, id: string): string => `${baseUrl}/media/${id}/1600.jpg`;

/** The product with the names by which the shop knows its own pictures (where they came from, else their ids) in the place of their addresses. */
export function nameOwnPictures(product: ParsedProduct, current: CurrentProduct | undefined, baseUrl: string): ParsedProduct {
  const nameOf = new Map<string, string>();
  for (const { pictureId, pictureSource } of current?.variants ?? []) if (pictureId && pictureSource) nameOf.set(pictureId, pictureSource);
  for (const { id, source } of current?.pictures ?? []) nameOf.set(id, source ?? id);
  const named = (address: string): string => {
    const url = address.startsWith(`${baseUrl}/media/`) ? new URL(address) : null;
    const id = url && path.exec(url.pathname)?.[1];
    // One that this product does not show yet keeps its address: whether there is such a picture is not known here.
    return (id && nameOf.get(id)) || address;
  };
  return {
    ...product,
    variants: product.variants.map((variant) => (variant.picture ? { ...variant, picture: named(variant.picture) } : variant)),
    ...(product.pictures ? { pictures: product.pictures.map((picture) => ({ ...picture, source: named(picture.source) })) } : {}),
  };
}
