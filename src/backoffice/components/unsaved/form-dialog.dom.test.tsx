import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { I18nContextProvider, NotificationContextProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { FormDialog } from '../form-dialog.tsx';

afterEach(cleanup);

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

it('a click beside it keeps what was typed; its button and Escape close it', () => {
  const { type, beside, closed } = open();
  type();
  beside();
  expect(closed()).toBe(0);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(closed()).toBe(1);
});
