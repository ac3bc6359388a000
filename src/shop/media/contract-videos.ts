/** Videos as staff keep them (docs/contract.md, "Back office API", `videos`). */
import { z } from 'zod';
import * as m from '#messages';
import { languages } from '#kit/pure/languages.ts';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { fileInBase64, pictureLimits } from './contract-library.ts';

/** The largest video, how many a product has at most, lengths of texts, and how many places of use are listed for one video. */
export const videoLimits = { bytes: 20 * 1024 * 1024, perProduct: 3, titleLength: 300, usesListed: 20 } as const;

/** The largest body with a video and its poster in it; a little more than the two, so that what is too large gets a message. */
export const videoBodyBytes = Math.ceil((videoLimits.bytes + pictureLimits.bytes + 2 * 1024 * 1024) / 3) * 4 + 64 * 1024;

const base64 = fileInBase64(videoBodyBytes);
const texts = z.partialRecord(z.enum(languages), z.object({ title: z.string().trim().max(videoLimits.titleLength).optional() }));
const name = z.string().trim().max(pictureLimits.nameLength);

/** A picture of the library by its id, or as it was read. */
const poster = z
  .union([z.string().max(64), z.object({ id: z.string().max(64) })])
  .transform((given) => (typeof given === 'string' ? given : given.id))
  .nullish();

/**
 * `POST /api/admin/videos`, as `multipart/form-data` or JSON (files in base64): an MP4 or WebM file, its title by language (parts `texts` as JSON, or
 * `title`, `title.zh`), and what stands there until it is played: `poster`, a picture of the library by its id, or the file `posterFile`.
 */
export const newVideoInput = z.object({ file: base64, name: name.default(''), texts: texts.default({}), poster, posterFile: base64.optional() });
/** See `newVideoInput`. */
export type NewVideoInput = z.output<typeof newVideoInput>;

/** `PUT /api/admin/videos/{id}`. The file stays; another film is another video. */
export const videoInput = z.object({ name: name.optional(), texts: texts.optional(), poster });
/** See `videoInput`. */
export type VideoChange = z.output<typeof videoInput>;

/** A product that shows a video. */
export const videoUseSchema = z
  .object({ kind: z.literal('product'), id: z.string(), title: z.string() })
  .meta({ id: 'VideoUse', description: 'A product that shows a video.' });

/** A video as staff read it. `uses` products show it; `usedIn` lists the first of them. */
export const staffVideoSchema = z
  .object({
    id: z.string(),
    url: z.string(),
    mime: z.enum(['video/mp4', 'video/webm']),
    name: z.string(),
    texts: z.record(z.string(), z.object({ title: z.string().optional() })),
    poster: z
      .object({ id: z.string(), url: z.string(), width: z.number().int(), height: z.number().int(), alt: z.string(), placeholder: z.string().nullable() })
      .nullable(),
    bytes: z.number().int(),
    createdAt: z.iso.datetime(),
    uses: z.number().int(),
    usedIn: z.array(videoUseSchema).max(videoLimits.usesListed),
  })
  .meta({ id: 'StaffVideo', description: 'A video as staff read it, and which products show it.' });
/** See `staffVideoSchema`. */
export type StaffVideo = z.infer<typeof staffVideoSchema>;

/** Orders of the list. */
export const videoSorts = ['createdAt', 'name'] as const;
/** Filter of the list; `q` finds by title or name of the file. */
export const videoFilter = z.strictObject({ q: z.string().max(200).optional() });

const videoInUseData = z.object({ uses: z.number().int(), usedIn: z.array(videoUseSchema) });
/** A product shows the video; `data.usedIn` says which. Cure: Take it out of the products in `data.usedIn` first. */
export const videoInUse: ErrorSpec<z.infer<typeof videoInUseData>> = {
  reason: 'videoInUse',
  wire: 40,
  status: 409,
  message: m.media_video_in_use,
  data: videoInUseData,
};
