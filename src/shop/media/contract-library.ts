/** The media library: pictures as staff keep them (docs/contract.md, "Back office API", `pictures`). */
import { z } from 'zod';
import * as m from '#messages';
import { languages } from '#kit/pure/languages.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';

/** What may be stored: bytes of the file, and pixels (width × height) after decoding; lengths of texts; how many places of use are listed for one picture. */
export const pictureLimits = { bytes: 20 * 1024 * 1024, pixels: 40_000_000, altLength: 500, nameLength: 200, usesListed: 20 } as const;

const base64Length = Math.ceil(pictureLimits.bytes / 3) * 4;
/** What a body may hold besides the file. */
const otherBytes = 64 * 1024;
/** The largest body with a picture in it; a little more than the largest picture, so that one that is too large gets a message. */
export const pictureBodyBytes = base64Length + 2 * 1024 * 1024 + otherBytes;

/** What stays in sight where a picture is cropped: parts of its width and height, from the top left. */
export const focalPointSchema = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });

const altText = z.string().trim().max(pictureLimits.altLength);
const altByLanguage = z.partialRecord(z.enum(languages), altText);
/** A file in base64, also as browsers write it: an address that begins with `data:`. */
export const fileInBase64 = (longest: number) =>
  z
    .string()
    .transform((text) => text.replace(/^data:[\w.+-]{1,80}\/[\w.+-]{1,80};base64,/, ''))
    .pipe(z.base64().min(1).max(longest));

const file = fileInBase64(pictureBodyBytes);
const url = z.url({ protocol: /^https?$/ }).max(2_000);

/** One of a file (base64) and an address that it is fetched from. */
const fileOrUrl = { file: file.optional(), url: url.optional() };
const hasOne = ({ file: sent, url: named }: { file?: string | undefined; url?: string | undefined }) => (sent === undefined) !== (named === undefined);
const wantsOne = { path: ['file'], error: 'either file or url' };

/**
 * `POST /api/admin/pictures`, as JSON or `multipart/form-data`: a file, or an address that it is fetched from; the text for those who do not see it by
 * language (a plain text: in the caller's); its focal point. A part of several values is sent as their JSON.
 */
export const newPictureInput = z
  .object({
    ...fileOrUrl,
    name: z.string().trim().max(pictureLimits.nameLength).optional(),
    alt: altText.or(altByLanguage).default(''),
    focalPoint: focalPointSchema.nullish(),
  })
  .refine(hasOne, wantsOne);
/** See `newPictureInput`. */
export type NewPictureInput = z.infer<typeof newPictureInput>;

/** `POST /api/admin/pictures/{id}/replace`: the new file, or where it is fetched from. */
export const replacePictureInput = z.object({ ...fileOrUrl, name: z.string().trim().max(pictureLimits.nameLength).optional() }).refine(hasOne, wantsOne);
/** See `replacePictureInput`. */
export type ReplacePictureInput = z.infer<typeof replacePictureInput>;

/** `PUT /api/admin/pictures/{id}`. */
export const pictureInput = z.object({
  name: z.string().trim().max(pictureLimits.nameLength).optional(),
  alt: altByLanguage.default({}),
  focalPoint: focalPointSchema.nullish().transform((point) => point ?? null),
});
/** See `pictureInput`. */
export type PictureChange = z.infer<typeof pictureInput>;

/** Sorts of places that show a picture. */
export const pictureUseKinds = [
  'product',
  'variant',
  'category',
  'collection',
  'brand',
  'promotion',
  'coupon',
  'article',
  'page',
  'entry',
  'template',
  'menu',
  'settings',
  'video',
] as const;
/** A place that shows a picture; `id` is that of the record (of a variant: of its product, of a template: its name). */
export const pictureUseSchema = z
  .object({ kind: z.enum(pictureUseKinds), id: z.string(), title: z.string() })
  .meta({ id: 'PictureUse', description: 'A place that shows a picture.' });
/** See `pictureUseSchema`. */
export type PictureUse = z.infer<typeof pictureUseSchema>;

/** A picture of the library. `uses` places show it; `usedIn` tells the first of them. */
export const libraryPictureSchema = z
  .object({
    id: z.string(),
    url: z.string(),
    name: z.string(),
    alt: z.partialRecord(z.enum(languages), z.string()),
    focalPoint: focalPointSchema.nullable(),
    width: z.number().int(),
    height: z.number().int(),
    mime: z.string().nullable(),
    bytes: z.number().int().nullable(),
    placeholder: z.string().nullable(),
    createdAt: z.iso.datetime(),
    uses: z.number().int(),
    usedIn: z.array(pictureUseSchema).max(pictureLimits.usesListed),
  })
  .meta({ id: 'LibraryPicture', description: 'A picture of the media library, and where it is shown.' });
/** See `libraryPictureSchema`. */
export type LibraryPicture = z.infer<typeof libraryPictureSchema>;

/** Orders of the library. */
export const pictureSorts = ['createdAt', 'name'] as const;
/** Filter of the library; `q` finds by name, alternative text or where a picture came from. */
export const pictureFilter = z.strictObject({ q: z.string().max(200).optional() });

const pictureInUseData = z.object({ uses: z.number().int(), usedIn: z.array(pictureUseSchema) });
/** A picture is shown somewhere; `data.usedIn` says where. Cure: Take it out of what `data.usedIn` names first. */
export const pictureInUse: ErrorSpec<z.infer<typeof pictureInUseData>> = {
  reason: 'pictureInUse',
  wire: 40,
  status: 409,
  message: m.media_in_use,
  data: pictureInUseData,
};
