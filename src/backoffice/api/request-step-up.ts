/** Asking the user to prove again who they are. The dialog is on the screen's frame; calls wait for it here. */
type Asker = () => Promise<boolean>;

let asker: Asker | null = null;

/** The frame says how it asks; answers how to take that back. */
export function onStepUpRequested(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

/** Asks; whether they proved it. */
export async function requestStepUp(): Promise<boolean> {
  return asker === null ? false : asker();
}
