/** Who is signed in, on every page's header: their initial or picture on the account's link, and their name for screen readers. */
import * as m from '#messages';
import { callApi } from '#kit/browser/api-call.ts';
import { authToken, endedSession, pageMarkup, userInfo } from '#kit/browser/state.ts';

type Shown = { nickName?: string; fullName?: string; avatar?: string | null };

/** Paints what is known already, and asks again: name and figures may have changed on another device. */
export function startAccount(): void {
  for (const store of [userInfo, pageMarkup]) store.subscribe(paint);
  if (authToken.get()) void refresh();
  if (endedSession.get()) void reportEndedSession();
}

/** The shopper signed out while the shop could not be reached. */
async function reportEndedSession(): Promise<void> {
  const { code } = await callApi('/auth/signout/late', { ended: endedSession.get() }, { quiet: true });
  if (code === 0 || code === 40) endedSession.set(null);
}

async function refresh(): Promise<void> {
  const { code, data } = await callApi<Record<string, unknown>>('/user/info', {}, { quiet: true });
  if (code === 0) userInfo.set(data);
  // The session has ended: what the page asked for as somebody signed in, it asks for again as a guest.
  else if (code === 50 || code === 51) location.reload();
}

/** The page's own text, the same for everyone, is saved beside it for after sign-out. */
function paint(): void {
  const user = authToken.get() ? (userInfo.get() as Shown | null) : null;
  const name = user?.nickName || user?.fullName || '';
  for (const link of document.querySelectorAll<HTMLElement>('[data-account]')) {
    const usual = (link.dataset['account'] ||= link.ariaLabel ?? '');
    link.ariaLabel = name ? m.page_account_of({ name }) : usual;
    const mark = link.querySelector<HTMLElement>('[data-account-mark]')!;
    mark.hidden = !name && !user?.avatar;
    mark.replaceChildren(user?.avatar ? picture(user.avatar) : firstLetter(name));
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-account-name]')) {
    const usual = (place.dataset['accountName'] ||= place.textContent);
    place.textContent = name || usual;
  }
}

/** A letter may be several characters. Most visitors are signed out, and segmentation takes a phone as long to load as all the rest here. */
const firstLetter = (name: string): string => (name === '' ? '' : ([...new Intl.Segmenter().segment(name)][0]?.segment ?? ''));

function picture(avatar: string): HTMLImageElement {
  return Object.assign(new Image(), { src: avatar.replace('/320.jpg', '/80.webp'), alt: '', className: 'size-full object-cover' });
}
