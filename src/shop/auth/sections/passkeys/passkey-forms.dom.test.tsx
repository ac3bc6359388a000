// A new passkey that the browser does not make: each reason has its words, and what was typed stays.
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AddPasskey } from './passkey-forms.tsx';

const options = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Shop' },
  user: { id: 'AAAA', name: 'ada@example.com', displayName: 'Ada' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
};
const create = vi.fn<() => Promise<null>>();
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.replace('/api/web/security/passkeys/', ''));
    return new Response(JSON.stringify({ code: 0, msg: '', data: options }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

it.each([
  ['its person cancels, or waits too long', 'NotAllowedError', /cancelled or took too long/],
  ['the device has one already', 'InvalidStateError', /already has a passkey/],
  ['the device keeps none that is found without a name', 'ConstraintError', /can’t keep a passkey/],
  ['the device knows no way of signing that the shop knows', 'NotSupportedError', /can’t keep a passkey/],
  ['something else ends it', 'AbortError', /cancelled or took too long/],
])('says so where %s', async (_why, name, words) => {
  create.mockRejectedValue(new DOMException('The browser’s own words', name));
  const onDone = vi.fn<() => void>();
  render(<AddPasskey onDone={onDone} onClose={() => undefined} />);
  await userEvent.type(screen.getByRole('textbox'), 'My phone');
  const goOn = screen.getByRole('button', { name: 'Continue' });
  await userEvent.click(goOn);
  await screen.findByText(words);
  expect(screen.queryByText(/own words/)).toBeNull();
  // The shop's question is still good: the browser is asked once more, and no new proof.
  await userEvent.click(goOn);
  await vi.waitFor(() => expect(create).toHaveBeenCalledTimes(2));
  expect([asked, onDone.mock.calls, screen.getByRole<HTMLInputElement>('textbox').value]).toEqual([['options'], [], 'My phone']);
  create.mockReset();
});
