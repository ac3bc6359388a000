/** Sends a picture that a text will name by its id. */
import { callApi, type ApiAnswer } from './api-call.ts';

/** Uploads `file` for a purpose of `src/shop/media`, quietly: who asked says what was wrong. */
export function uploadFile(file: File, purpose: string): Promise<ApiAnswer<{ id: string; url: string }>> {
  const parts = new FormData();
  parts.set('purpose', purpose);
  parts.set('file', file);
  return callApi('/upload', parts, { quiet: true });
}
