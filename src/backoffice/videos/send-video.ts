/** Takes a video of this machine in, with a picture of it for a poster. */
import type { StaffVideo } from '../../shop/media/contract.ts';
import { sendFile, sendPicture } from '../components/pickers/send-file.ts';

/** What the file may be. */
export const videoTypes = 'video/mp4,video/webm';

const waitMs = 5_000;
const atSecond = 1;
const quality = 0.9;

/**
 * Sends a video; its title is the name of its file, its poster a picture of its first second, where this browser can show it.
 * @throws HttpError with the shop's own words
 */
export async function sendVideo(file: File): Promise<StaffVideo> {
  const still = await pictureOf(file);
  const poster = still && (await sendPicture(new File([still], `${titleOf(file)}.jpg`, { type: 'image/jpeg' })));
  return sendFile<StaffVideo>('/videos', file, { title: titleOf(file), ...(poster && { poster: poster.id }) });
}

const titleOf = ({ name }: File) => name.replace(/\.\w{2,4}$/, '').replaceAll(/[_-]+/g, ' ');

/** A picture of a video's first second; null where it cannot be had. */
async function pictureOf(file: File): Promise<Blob | null> {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  try {
    Object.assign(video, { muted: true, preload: 'auto', src: address });
    await happens(video, 'loadeddata');
    video.currentTime = Math.min(atSecond, video.duration / 2);
    await happens(video, 'seeked');
    const canvas = Object.assign(document.createElement('canvas'), { width: video.videoWidth, height: video.videoHeight });
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    return await new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality));
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
}

/** Waits for an event of a video; rejects where it does not come in time or the video cannot be read. */
function happens(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error('too slow')), waitMs);
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      settle();
    };
    video.addEventListener(event, end(done), { once: true });
    video.addEventListener(
      'error',
      end(() => fail(new Error('unreadable'))),
      { once: true },
    );
  });
}
