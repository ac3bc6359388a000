/** What is read out comes into a region that stands there already. */
import { afterAll, expect, test, vi } from 'vitest';
import { showToast } from '#kit/browser/toast.ts';
import { announce } from './show-page.ts';

afterAll(() => document.body.replaceChildren());

test.each([
  ['a page', () => announce('Bowls'), '.page-announcer', 'Bowls'],
  ['a notice', () => showToast('Saved'), '[role=status]', 'Saved'],
  ['an error', () => showToast('Not saved', { kind: 'error' }), '[role=alert]', 'Not saved'],
])('%s', async (_what, say, region, text) => {
  say();
  const place = document.querySelector(region)!;
  expect(place.textContent).not.toBe(text);
  await vi.waitFor(() => expect(place.textContent).toBe(text));
});

test('a page is announced where its region was taken out of the document', async () => {
  announce('Bowls');
  document.body.replaceChildren();
  announce('Plates');
  await vi.waitFor(() => expect(document.querySelector('.page-announcer')!.textContent).toBe('Plates'));
});
