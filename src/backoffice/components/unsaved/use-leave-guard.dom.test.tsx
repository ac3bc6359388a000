import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { useLeaveGuard } from './use-leave-guard.ts';

const { confirm } = window;
afterEach(() => {
  cleanup();
  window.confirm = confirm;
});

function Screen({ isUnsaved }: { isUnsaved: boolean }) {
  useLeaveGuard(isUnsaved);
  return <Link to="/other">Elsewhere</Link>;
}

/** Leaves the screen and answers the question; returns what was asked. */
async function leave(isUnsaved: boolean, answer = false): Promise<string[]> {
  const asked: string[] = [];
  window.confirm = (question) => asked.push(question ?? '') > 0 && answer;
  const router = createMemoryRouter([
    { path: '/', element: <Screen isUnsaved={isUnsaved} /> },
    { path: '/other', element: 'The other screen' },
  ]);
  const i18n = { translate: (key: string) => key, changeLocale: async () => {}, getLocale: () => 'en' };
  render(
    <I18nContextProvider value={i18n}>
      <RouterProvider router={router} />
    </I18nContextProvider>,
  );
  fireEvent.click(await screen.findByRole('link'));
  if (isUnsaved) await vi.waitUntil(() => asked.length > 0);
  if (!isUnsaved || answer) await screen.findByText('The other screen');
  return asked;
}

it('asks before what is not saved is left, and stays where it is to be kept', async () => {
  expect(await leave(true)).toEqual(['ra.message.unsaved_changes']);
  expect(screen.getByRole('link')).toBeTruthy();
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
});

it('leaves where that was answered so', async () => expect(await leave(true, true)).toHaveLength(1));

it('asks nothing where all is saved', async () => expect(await leave(false)).toEqual([]));
