/** Sends a picture for an article. */
import { callApi } from '#kit/browser/api-call.ts';

/** Where it is now, or why it was not taken. */
export type SentPicture = { id: string; url: string } | { problem: string };

export async function sendPicture(file: File): Promise<SentPicture> {
  const form = new FormData();
  form.append('purpose', 'article');
  form.append('file', file);
  const { data, msg } = await callApi<{ id: string; url: string }>('/upload', form);
  return data && 'url' in data ? data : { problem: msg };
}
