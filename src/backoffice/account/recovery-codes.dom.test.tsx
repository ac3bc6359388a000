import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, Notification } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { RecoveryCodes } from './recovery-codes.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'execCommand');
});

const show = () =>
  render(
    <CoreAdminContext>
      <Notification />
      <RecoveryCodes codes={['aaaaa-bbbbb', 'ccccc-ddddd']} onClose={() => {}} />
    </CoreAdminContext>,
  );

it('are copied all at once, a line each', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  show();
  fireEvent.click(screen.getByRole('button', { name: /backoffice_webhook_copy/ }));
  expect(write).toHaveBeenCalledWith('aaaaa-bbbbb\nccccc-ddddd');
  expect(await screen.findAllByText('backoffice_webhook_copied')).toHaveLength(2);
});

it('are to be copied by hand where the browser lets no page copy', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  Object.assign(document, { execCommand: () => false });
  show();
  fireEvent.click(screen.getByRole('button', { name: /backoffice_webhook_copy/ }));
  await screen.findByText('backoffice_copy_by_hand');
  expect(screen.queryByText('backoffice_webhook_copied')).toBeNull();
});
