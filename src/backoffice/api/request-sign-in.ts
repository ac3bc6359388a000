/**
 * Asking the user to sign in again when their session has ended. The screen stays as it is, with what was typed; calls wait for it here and are
 * made again. Calls that end at the same time ask once.
 */
type Asker = () => Promise<boolean>;

let asker: Asker | null = null;
let asking: Promise<boolean> | null = null;

/** The frame says how it asks; answers how to take that back. */
export function onSignInRequested(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Asks; whether they are signed in again. */
export function requestSignIn(): Promise<boolean> {
  if (asker === null) return Promise.resolve(false);
  return (asking ??= asker().finally(() => {
    asking = null;
  }));
}
