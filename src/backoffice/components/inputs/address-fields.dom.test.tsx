/** The fields of an address in dialogs and in a draft order, when the shop does not say how a country's addresses are asked for. */
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { AddressCard } from '../../draft-orders/customer-card.tsx';
import { AddressFields } from './address-fields.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Draft() {
  const form = useForm({ defaultValues: { address: { country: 'FR' } } });
  return (
    <FormProvider {...form}>
      <AddressCard />
    </FormProvider>
  );
}

it.each([
  ['a dialog', <AddressFields key="fields" country="FR" value={null} onCountry={() => undefined} />],
  ['a draft order', <Draft key="draft" />],
])('says in %s that they cannot be read, and shows them once they are', async (_where, fields) => {
  const form = { fields: [{ name: 'city', title: 'Town', required: true, maxLength: 80 }], provinces: [], callingCode: '+33' };
  const answers = [new Response('<html>', { status: 502 }), Response.json({ code: 0, msg: '', data: form })];
  vi.stubGlobal('fetch', async () => answers.shift());
  render(<CoreAdminContext queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>{fields}</CoreAdminContext>);
  expect((await screen.findByRole('alert')).textContent).toContain('ra.notification.http_error');
  fireEvent.click(screen.getByRole('button', { name: 'backoffice_try_again' }));
  await screen.findByLabelText(/^Town/);
  expect(screen.queryByRole('alert')).toBeNull();
});
