import { textIn, type Texts } from '#kit/pure/languages.ts';
import { publicAddress } from '#ui/public-files/public-files.ts';
import { pictureOf, type FocalPoint, type PictureData } from '#ui/picture-data.ts';
import { placeholderSize, videoEndings, type Video, type VideoMime } from '../contract.ts';

/** What other slices read of a picture's row, as JSON. */
export type StoredPicture = {
  id: string;
  width: number | null;
  height: number | null;
  placeholder: string | null;
  alt: Texts<'alt'> | null;
  focalPoint?: FocalPoint | null;
  /** How often its file was replaced. */
  revision?: number;
};

/** A stored picture as pages show it; `instead` replaces a missing alternative text. */
export function toPicture(stored: StoredPicture, lang: string, instead = ''): PictureData {
  return {
    id: stored.id,
    url: publicAddress(pictureOf(stored.id, stored.revision)),
    width: stored.width ?? placeholderSize.width,
    height: stored.height ?? placeholderSize.height,
    alt: textIn(stored.alt, 'alt', lang) || instead,
    placeholder: stored.placeholder,
    ...(stored.focalPoint ? { focalPoint: stored.focalPoint } : {}),
  };
}

/** What other slices read of a video's row, as JSON. */
export type StoredVideo = { id: string; mime: VideoMime; texts: Texts<'title'>; poster: StoredPicture | null };

/** A stored video as pages show it; `instead` is its title when it has none of its own. */
export function toVideo({ id, mime, texts, poster }: StoredVideo, lang: string, instead: string): Video {
  const title = textIn(texts, 'title', lang) || instead;
  return { id, url: publicAddress(videoPath(id, mime)), mime, title, poster: poster && toPicture(poster, lang, title) };
}

/** Where the shop serves a video. */
export const videoPath = (id: string, mime: VideoMime): string => `/media/${id}/video.${videoEndings[mime]}`;
