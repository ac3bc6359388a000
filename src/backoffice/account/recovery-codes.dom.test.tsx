import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { RecoveryCodes } from './recovery-codes.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <CoreAdminContext>
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

it('have no button where the browser cannot copy', () => {
  vi.stubGlobal('navigator', {});
  show();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['backoffice_recovery_codes_kept']);
});
