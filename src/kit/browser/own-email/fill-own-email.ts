/** The address of a signed-in shopper, in forms that ask for one. Pages are the same for everybody, so it is filled in here, from what the browser knows. */
import { authToken, userInfo } from '../state.ts';

/** Fills in the empty fields inside `root`, now and once the account is known; what was typed stays. Returns how to stop. */
export function fillOwnEmail(root: ParentNode): () => void {
  return userInfo.subscribe((user) => {
    const email = authToken.get() === null ? null : (user as { email?: string | null } | null)?.email;
    if (!email) return;
    for (const field of root.querySelectorAll<HTMLInputElement>('input[type=email][autocomplete=email]')) field.value ||= email;
  });
}
