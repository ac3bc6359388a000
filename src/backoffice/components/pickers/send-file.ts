/** Sends files to `/api/admin` as they are, in parts; one answer as `callAdmin` gives it. */
import { HttpError } from 'react-admin';
import { newKey } from '#kit/browser/once/new-key.ts';
import type { LibraryPicture } from '../../../shop/media/contract.ts';
import { session } from '../../api/session.ts';

const timeoutMs = 120_000;
// As long as the server takes it (docs/decisions/1139).
const bytesPerMs = (32 * 1024) / 1_000;

type Envelope = { code?: unknown; msg?: unknown; data?: { errors?: Record<string, string> } };

/**
 * Sends a file with fields beside it.
 * @throws HttpError with the shop's own words
 */
export async function sendFile<Data>(path: string, file: File, fields: Record<string, string> = {}): Promise<Data> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', file, file.name);
  const headers = { accept: 'application/json', 'x-lang': session.locale(), 'idempotency-key': newKey() };
  let answer: Response;
  let envelope: Envelope;
  try {
    const signal = AbortSignal.timeout(timeoutMs + Math.ceil(file.size / bytesPerMs));
    answer = await fetch(`/api/admin${path}`, { method: 'POST', body, headers, credentials: 'same-origin', signal });
    envelope = (await answer.json()) as Envelope;
  } catch {
    throw new HttpError('ra.notification.http_error', 0);
  }
  if (envelope.code === 0) return envelope.data as Data;
  const words = [envelope.msg, ...Object.values(envelope.data?.errors ?? {})].filter((text): text is string => typeof text === 'string' && text !== '');
  throw new HttpError([...new Set(words)].join(' ') || 'ra.notification.http_error', answer.status, { errors: envelope.data?.errors });
}

/** Uploads a picture to the library; its text is written later, its name is that of the file. */
export const sendPicture = (file: File): Promise<LibraryPicture> => sendFile<LibraryPicture>('/pictures', file);

/** What the picture's file may be. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** The pictures among files that were dropped or pasted. */
export const picturesIn = (data: DataTransfer | null): File[] => [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'));
