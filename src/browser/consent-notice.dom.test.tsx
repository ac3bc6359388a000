import { beforeEach, expect, it } from 'vitest';
import { pageData, visitConsent } from '#kit/browser/state.ts';
import { showConsentNotice } from './consent-notice.ts';

const notice = () => document.getElementById('consent-notice');
const open = (kind: string) => pageData.set({ kind });

beforeEach(() => {
  document.body.replaceChildren();
  visitConsent.set(null);
});

it.each(['user', 'checkout', 'auth'])('waits on a page of the kind %s for the next page', (kind) => {
  open(kind);
  showConsentNotice({ isGpc: false });
  expect(notice()!.hidden).toBe(true);
  open('product');
  expect(notice()!.hidden).toBe(false);
  open(kind);
  expect(notice()!.hidden).toBe(true);
});

it('is shown on every page to who asks for it', () => {
  open('user');
  showConsentNotice({ isGpc: false });
  const opener = document.createElement('a');
  showConsentNotice({ isGpc: false, opener });
  expect(document.querySelectorAll('#consent-notice')).toHaveLength(1);
  open('checkout');
  expect(notice()!.hidden).toBe(false);
  expect(document.activeElement).toBe(notice());
});

it('is asked once, and takes the answer', () => {
  open('home');
  showConsentNotice({ isGpc: false });
  showConsentNotice({ isGpc: false });
  expect(document.querySelectorAll('#consent-notice')).toHaveLength(1);
  notice()!.querySelector('button')!.click();
  expect(notice()).toBeNull();
  expect(visitConsent.get()).toBe('no');
});
