/** Copying with a clipboard, and without one, as over plain http under another name than localhost. */
import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose older command copies what listeners put into its event, or, where it is not allowed, tells them nothing. */
function browserCopies(isAllowed: boolean): string[] {
  const copied: string[] = [];
  const execCommand = () => {
    const event = Object.assign(new Event('copy', { cancelable: true }), { clipboardData: { setData: (_type: string, text: string) => copied.push(text) } });
    return isAllowed && !document.dispatchEvent(event);
  };
  Object.assign(document, { execCommand });
  return copied;
}

it('takes the clipboard', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('ABC')).toBe(true);
  expect(writeText.mock.calls).toEqual([['ABC']]);
});

it.each<[string, object]>([
  ['has none', {}],
  ['may not use it', { clipboard: { writeText: () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')) } }],
])('takes the older command where the page %s', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const copied = browserCopies(true);
  expect([await copyText('ABC'), copied]).toEqual([true, ['ABC']]);
});

it('says where neither copies, and leaves what is copied next alone', async () => {
  vi.stubGlobal('navigator', {});
  browserCopies(false);
  expect(await copyText('ABC')).toBe(false);
  const copied = browserCopies(true);
  document.execCommand('copy');
  expect(copied).toEqual([]);
});
