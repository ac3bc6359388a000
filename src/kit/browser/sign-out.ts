/** Signs out: in the browser at once, and on the server as soon as it can be reached. */
import { callApi } from './api-call.ts';
import { clearDrafts } from './form-drafts.ts';
import { authToken, endedSession, forgetSession } from './state.ts';

/** Long enough for a working network, short enough for a waiting shopper. */
const waitMs = 1_000;

/**
 * Forgets who is signed in, whatever the network does, notifies the shop, and reloads the page (docs/rules/pages.md, "Session in the browser") when the shop knows,
 * and after a second anyway: what remains is a mark of the session, by which the next page reports it (`/auth/signout/late`). The token itself is stored nowhere.
 */
export async function signOut(): Promise<void> {
  const token = authToken.get();
  if (token === null) {
    forgetSession();
    return location.reload();
  }
  // The token goes along with the call and is forgotten before the socket says that its session ended.
  const signedOut = callApi('/auth/signout', {}, { quiet: true, keepalive: true });
  forgetSession();
  clearDrafts();
  const mark = await markOf(token);
  endedSession.set(mark);
  await Promise.race([
    // Answered in whatever way, the session is no more; 500 and above is no answer.
    signedOut.then(({ code }) => void (code < 500 && endedSession.get() === mark && endedSession.set(null))),
    new Promise<void>((done) => setTimeout(done, waitMs)),
  ]);
  location.reload();
}

/** What the shop stores of a token: it ends the session and opens nothing. Null where the browser cannot make it (no https). */
async function markOf(token: string): Promise<string | null> {
  const bytes = await globalThis.crypto.subtle?.digest('SHA-256', new TextEncoder().encode(token)).catch(() => null);
  if (!bytes) return null;
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
