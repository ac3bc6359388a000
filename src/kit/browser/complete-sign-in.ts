/** What every way of signing in ends with in the browser. */
import { returnPath } from '#kit/pure/urls/return-path.ts';
import { callApi } from './api-call.ts';
import { clearDrafts } from './form-drafts.ts';
import { inLanguage, navigate } from './navigate.ts';
import { authToken, cartCount, userInfo } from './state.ts';
import { showToast } from './toast.ts';

/** What signing in answered, as far as the browser goes. */
export type SignedIn = {
  token: string;
  user: Record<string, unknown>;
  joined?: { message: string | null };
  /** The account's address is not proved yet. */
  verifyEmail?: boolean;
  /** Where a sign-in by a provider was begun. */
  back?: string | null;
};

const joinedToastMs = 6_000;

/** Remembers who is signed in, says what came along, and goes back to where one was (same site only), else to the user center. */
export async function completeSignIn({ token, user, joined, verifyEmail, back: begun }: SignedIn, { userBasePath }: { userBasePath: string }): Promise<void> {
  authToken.set(token);
  userInfo.set(user);
  clearDrafts({ account: user['id'] });
  const { data } = await callApi<{ count: number }>('/cart/count', {}, { quiet: true });
  if (data) cartCount.set(data.count);
  if (joined?.message) showToast(joined.message, { kind: 'success', ms: joinedToastMs });
  const back = returnPath(begun ?? new URLSearchParams(location.search).get('return')) ?? inLanguage(`${userBasePath}center`);
  navigate(verifyEmail ? `${inLanguage('/auth/verify-prompt')}?return=${encodeURIComponent(back)}` : back, { replace: true });
}
