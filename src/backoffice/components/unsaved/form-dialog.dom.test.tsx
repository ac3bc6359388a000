import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { I18nContextProvider, NotificationContextProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { FormDialog } from '../form-dialog.tsx';

const { confirm } = window;
afterEach(() => {
  cleanup();
  window.confirm = confirm;
});

const i18n = { translate: (key: string) => key, changeLocale: async () => {}, getLocale: () => 'en' };

function open(): { closed: () => number; beside: () => void; type: () => void } {
  const onClose = vi.fn<() => void>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nContextProvider value={i18n}>
        <NotificationContextProvider>
          <FormDialog title="Refund" submit="Send" onClose={onClose} onSend={async () => {}}>
            <input aria-label="Reason" />
          </FormDialog>
        </NotificationContextProvider>
      </I18nContextProvider>
    </QueryClientProvider>,
  );
  const container = document.querySelector('.MuiDialog-container')!;
  return {
    closed: () => onClose.mock.calls.length,
    beside: () => {
      fireEvent.mouseDown(container);
      fireEvent.click(container);
    },
    type: () => fireEvent.input(screen.getByLabelText('Reason'), { target: { value: 'Broken' } }),
  };
}

it('a click beside a dialog closes it while nothing was typed', () => {
  const { beside, closed } = open();
  beside();
  expect(closed()).toBe(1);
});

it('a click beside it keeps what was typed, and Escape asks first', () => {
  const { type, beside, closed } = open();
  const asked: string[] = [];
  let answer = false;
  window.confirm = (question) => asked.push(question ?? '') > 0 && answer;
  type();
  beside();
  expect([closed(), asked]).toEqual([0, []]);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect([closed(), asked]).toEqual([0, ['ra.message.unsaved_changes']]);
  answer = true;
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect([closed(), asked.length]).toEqual([1, 2]);
});

it('Escape asks nothing while nothing was typed, and its button never does', () => {
  const asked = vi.fn<() => boolean>();
  window.confirm = asked;
  const { type, closed } = open();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  type();
  fireEvent.click(screen.getByRole('button', { name: 'ra.action.cancel' }));
  expect([closed(), asked.mock.calls.length]).toEqual([2, 0]);
});
