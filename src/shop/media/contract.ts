/** Pictures: what the media route serves and what a picture is on the wire. */
export * from './contract-library.ts';
export * from './contract-videos.ts';
import { fieldErrorsSchema, type FieldErrors } from '#kit/pure/common-errors.ts';
import * as m from '#messages';
import type { ErrorSpec } from '#kit/pure/shop-error.ts';
import { z } from 'zod';
import { focalPointSchema } from './contract-library.ts';

/** Widths offered, in pixels; any other is unknown. */
export const pictureWidths = [80, 160, 320, 480, 640, 800, 1200, 1600, 2000] as const;

/** Formats offered, by the ending of the address. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;

/** A format's ending. */
export type PictureFormat = (typeof pictureFormats)[number];

/** The size that stands for a picture that cannot be shown. */
export const placeholderSize = { width: 800, height: 800 } as const;

/** A picture: `url` is its 1200 px JPEG; other sizes and formats lie beside it (`/media/<id>/<width>.<format>`). */
export const pictureSchema = z
  .object({
    id: z.string(),
    url: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    alt: z.string(),
    placeholder: z.string().nullable(),
    focalPoint: focalPointSchema.nullish(),
  })
  .meta({ id: 'Picture', description: 'A picture; other sizes and formats lie beside its address.' });

/** A picture of the library by its id, or as it was read. */
export const pictureIdInput = z
  .union([z.string().max(64), z.object({ id: z.string().max(64) })])
  .transform((given) => (typeof given === 'string' ? given : given.id))
  .nullish();

/** A picture on the wire; the same shape as `PictureData` of `#ui/picture-data.ts`. */
export type Picture = z.infer<typeof pictureSchema>;

/** What a video may be, and the endings of its address. */
export const videoEndings = { 'video/mp4': 'mp4', 'video/webm': 'webm' } as const;

/** A kind of video. */
export type VideoMime = keyof typeof videoEndings;

/** A video with the picture that stands there until it is played, where it has one. */
export const videoSchema = z
  .object({
    id: z.string(),
    url: z.string(),
    mime: z.enum(['video/mp4', 'video/webm']),
    title: z.string(),
    poster: pictureSchema.nullable(),
  })
  .meta({ id: 'Video', description: 'A video, with its poster.' });

/** A video on the wire. */
export type Video = z.infer<typeof videoSchema>;

/** The video is larger than allowed. Cure: Send a smaller file. */
export const videoTooLarge: ErrorSpec<FieldErrors> = {
  reason: 'videoTooLarge',
  wire: 40,
  status: 413,
  message: m.media_video_too_large,
  data: fieldErrorsSchema,
};
/** The file is neither MP4 nor WebM. Cure: Send MP4 or WebM. */
export const videoUnreadable: ErrorSpec = { reason: 'videoUnreadable', wire: 40, status: 415, message: m.media_video_unreadable };
/** The file or its picture is larger than allowed. Cure: Send a smaller picture. */
export const pictureTooLarge: ErrorSpec<FieldErrors> = {
  reason: 'pictureTooLarge',
  wire: 40,
  status: 413,
  message: m.media_too_large,
  data: fieldErrorsSchema,
};
/** The file is no picture of a kind that is accepted. Cure: Send JPEG, PNG, WebP, AVIF or GIF. */
export const pictureUnreadable: ErrorSpec = { reason: 'pictureUnreadable', wire: 40, status: 415, message: m.media_unreadable };

/** It moves; what was asked for is a still picture. Cure: Send a still picture. */
export const pictureAnimated: ErrorSpec = { reason: 'pictureAnimated', wire: 40, status: 415, message: m.media_animated };

/** Pixels of a side of the square picture of a person. */
export const avatarSide = 640;

/** What an uploaded picture is for. */
export const uploadPurposes = ['review', 'return', 'article', 'inquiry'] as const;
/** What an uploaded picture is for. */
export type UploadPurpose = (typeof uploadPurposes)[number];

/** Limits of an upload: bytes sent, pixels of a side stored, uploads of one shopper that nothing shows yet, uploads of one address an hour. */
export const uploadLimits = { bytes: 10 * 1024 * 1024, side: 2_400, open: 20, perAddress: 120 } as const;

/** `POST /api/web/upload`, as `multipart/form-data`. */
export const uploadInput = z.object({
  file: z.file().max(uploadLimits.bytes).describe('A JPEG, PNG, WebP, AVIF or GIF picture'),
  purpose: z.enum(uploadPurposes),
});
/** Its answer; `id` is what reviews, returns and inquiries take. */
export const uploadSchema = z.object({ id: z.string(), url: z.string() });

/** An id in `images` or of a form's file. */
export const uploadIdSchema = z.string().max(64);

/** The shopper has sent as many pictures as can wait to be used. Cure: Use what was sent, or wait an hour. */
export const tooManyUploads: ErrorSpec = { reason: 'tooManyUploads', wire: 40, status: 429, message: m.media_too_many };
