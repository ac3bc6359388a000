/** The question whether visits may be counted: fetched only when it has to be asked. Both answers look and weigh the same. */
import * as m from '#messages';
import { visitConsent } from '#kit/browser/state.ts';

const id = 'consent-notice';

/** Shows the question over the page, moving nothing of it. `opener` is the link that asked for it; it gets the focus back. */
export function showConsentNotice({ isGpc, opener }: { isGpc: boolean; opener?: HTMLElement | undefined }): void {
  const before = document.getElementById(id);
  if (before) return opener && before.focus();
  const notice = document.createElement('section');
  notice.id = id;
  notice.tabIndex = -1;
  notice.setAttribute('aria-labelledby', `${id}-title`);
  notice.className = 'fixed bottom-(--above-foot,1rem) left-4 right-4 z-50 max-w-md rounded-box border border-line bg-base-100 p-4 raised';
  const title = element('h2', 'font-medium', m.privacy_consent_title());
  title.id = `${id}-title`;
  const answer = visitConsent.get();
  const state = isGpc ? m.privacy_consent_gpc() : answer === 'yes' ? m.privacy_consent_is_yes() : answer === 'no' ? m.privacy_consent_is_no() : '';
  notice.append(title, element('p', 'mt-2 text-sm', m.privacy_consent_text()));
  if (state) notice.append(element('p', 'mt-2 text-sm text-desc', state));
  const close = (answer: 'yes' | 'no' | null) => {
    notice.remove();
    opener?.focus();
    if (answer) visitConsent.set(answer);
  };
  const answers = element('p', 'mt-4 grid grid-cols-2 gap-3', '');
  // With Global Privacy Control the answer is given already.
  if (isGpc) answers.append(button(m.ui_close(), () => close(null)));
  else
    answers.append(
      button(m.privacy_consent_refuse(), () => close('no')),
      button(m.privacy_consent_accept(), () => close('yes')),
    );
  notice.append(answers);
  notice.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && opener) close(null);
  });
  // Right after the link that skips to the content: early for a keyboard, and in nobody's way.
  document.body.prepend(notice);
  document.body.querySelector(':scope > .skip-link')?.after(notice);
  if (opener) notice.focus();
}

function element<Name extends 'h2' | 'p'>(name: Name, className: string, text: string): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'btn btn-outline h-12 min-h-12 border-line font-medium';
  made.textContent = text;
  made.addEventListener('click', onClick);
  return made;
}
