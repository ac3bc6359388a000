/** The question whether visits may be counted: fetched only when it has to be asked. Both answers look and weigh the same. */
import * as m from '#messages';
import { pageData, visitConsent } from '#kit/browser/state.ts';

const id = 'consent-notice';

/** Pages on which people pay, sign in or look after their orders: the question waits there for the next page. */
const waitsOn: ReadonlySet<unknown> = new Set(['auth', 'checkout', 'user']);
const look =
  'fixed bottom-(--above-foot,0.5rem) inset-x-2 z-50 flex max-w-3xl items-center gap-4 rounded-box border border-line bg-base-100 p-3 raised sm:left-[max(1rem,calc(50vw-var(--theme-container-width,1660px)/2+var(--theme-container-padding,2rem)))] sm:bottom-(--above-foot,1rem) sm:px-5';
/** One question at a time: the one about the language goes first. */
const afterLanguage = '[html:has([data-language-hint]:not([hidden]))_&]:hidden';
let stopWaiting = () => {};

/** Shows the question at the foot of the screen, moving nothing of the page. `opener` is the link that asked for it, on any page; it gets the focus back. */
export function showConsentNotice({ isGpc, opener }: { isGpc: boolean; opener?: HTMLElement | undefined }): void {
  const before = document.getElementById(id);
  if (before && !opener) return;
  before?.remove();
  stopWaiting();
  const notice = document.createElement('section');
  notice.id = id;
  notice.tabIndex = -1;
  notice.setAttribute('aria-labelledby', `${id}-title`);
  notice.className = `${look} ${opener ? '' : afterLanguage}`;
  const text = element('div', 'min-w-0 grow text-xs', '');
  const title = element('h2', 'text-sm font-medium', m.privacy_consent_title());
  title.id = `${id}-title`;
  const answer = visitConsent.get();
  const state = isGpc ? m.privacy_consent_gpc() : answer === 'yes' ? m.privacy_consent_is_yes() : answer === 'no' ? m.privacy_consent_is_no() : '';
  text.append(title, element('p', 'text-desc', m.privacy_consent_text()));
  if (state) text.append(element('p', '', state));
  const close = (answer: 'yes' | 'no' | null) => {
    stopWaiting();
    notice.remove();
    opener?.focus();
    if (answer) visitConsent.set(answer);
  };
  const answers = element('p', 'flex shrink-0 gap-2', '');
  // With Global Privacy Control the answer is given already.
  if (isGpc) answers.append(button(m.ui_close(), () => close(null)));
  else
    answers.append(
      button(m.privacy_consent_refuse(), () => close('no')),
      button(m.privacy_consent_accept(), () => close('yes')),
    );
  notice.append(text, answers);
  notice.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && opener) close(null);
  });
  // Right after the link that skips to the content: early for a keyboard, and in nobody's way.
  document.body.prepend(notice);
  document.body.querySelector(':scope > .skip-link')?.after(notice);
  if (opener) notice.focus();
  else stopWaiting = pageData.subscribe((page) => (notice.hidden = waitsOn.has(page?.['kind'])));
}

function element<Name extends 'div' | 'h2' | 'p'>(name: Name, className: string, text: string): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'btn btn-outline h-11 min-h-11 border-field px-4 font-medium';
  made.textContent = text;
  made.addEventListener('click', onClick);
  return made;
}
