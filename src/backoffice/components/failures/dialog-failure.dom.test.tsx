import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, HttpError } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { FormDialog } from '../form-dialog.tsx';

afterEach(cleanup);

/** What the dialog says after its action failed. */
async function said(error: HttpError): Promise<string | null> {
  render(
    <CoreAdminContext>
      <FormDialog
        title="Set up"
        submit="Confirm"
        onClose={() => {}}
        onSend={async () => {
          throw error;
        }}
      >
        <input name="code" />
      </FormDialog>
    </CoreAdminContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  // Beside the words there can be the alert's styles.
  return (await screen.findByRole('alert')).querySelector('.MuiAlert-message')!.textContent;
}

it('says what is wrong with a field, and not that it is marked', async () => {
  const wrong = new HttpError('Please check the highlighted fields. The code is wrong.', 400, { errors: { code: 'The code is wrong.' } });
  expect(await said(wrong)).toBe('The code is wrong.');
});

it('says what else went wrong', async () => {
  expect(await said(new HttpError('This return is closed.', 409, { asked: {} }))).toBe('This return is closed.');
});
