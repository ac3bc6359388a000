/** A picture as a phone would send one. */
import sharp from 'sharp';

/** A JPEG of one colour. */
export const photograph = (): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#5b6b4a' } })
    .jpeg()
    .toBuffer();
