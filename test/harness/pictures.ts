/** Pictures that shoppers send along with what they write. */
import sharp from 'sharp';
import type { ApiAnswer, TestClient } from './app.ts';

/** Sends a picture of 600 by 400 pixels; answers its id and the address for its sender. */
export async function sendPicture(client: TestClient, asked: { purpose: string; token?: string }): Promise<{ id: string; url: string }> {
  return (await trySendingPicture(client, asked)).data as { id: string; url: string };
}

/** The same; answers what the shop says, whatever that is. */
export async function trySendingPicture(client: TestClient, { purpose, token }: { purpose: string; token?: string }): Promise<ApiAnswer> {
  const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#5b6b4a' } })
    .jpeg()
    .toBuffer();
  const part = (name: string, value: Buffer | string, more = '') =>
    Buffer.concat([Buffer.from(`--edge\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`), Buffer.from(value), Buffer.from('\r\n')]);
  const payload = Buffer.concat([
    part('purpose', purpose),
    part('file', picture, '; filename="a.jpg"\r\nContent-Type: image/jpeg'),
    Buffer.from('--edge--\r\n'),
  ]);
  const headers = { 'content-type': 'multipart/form-data; boundary=edge', ...(token === undefined ? {} : { 'x-auth': token }) };
  return client.send({ method: 'POST', url: '/api/web/upload', payload, headers });
}
