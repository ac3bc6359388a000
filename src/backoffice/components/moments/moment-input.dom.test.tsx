import { cleanup, fireEvent, render } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { MomentInput } from './moment-input.tsx';
import { timeZoneName } from './time-zone-name.ts';

afterEach(cleanup);

const i18n = {
  translate: (key: string, { _ = key, zone }: { _?: string; zone?: string } = {}) => (zone === undefined ? _ : `Zone: ${zone}`),
  changeLocale: async () => {},
  getLocale: () => 'en',
};
function Value() {
  return <output>{JSON.stringify(useWatch({ name: 'at' }))}</output>;
}
function Form({ children }: { children: ReactNode }) {
  return <FormProvider {...useForm({ defaultValues: { at: '2026-12-24T08:00:00.000Z' } })}>{children}</FormProvider>;
}

it('names the time zone that is typed in after what else there is to know, and gives an instant', () => {
  render(
    <I18nContextProvider value={i18n}>
      <Form>
        <MomentInput source="at" label="At" helperText="Empty: at once." />
        <Value />
      </Form>
    </I18nContextProvider>,
  );
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(document.querySelector('.MuiFormHelperText-root')!.textContent).toBe(`Empty: at once. Zone: ${timeZoneName(own, 'en')}`);
  fireEvent.change(document.querySelector('input')!, { target: { value: '2026-12-25T09:30' } });
  expect(document.querySelector('output')!.textContent).toBe(JSON.stringify(new Date('2026-12-25T09:30').toISOString()));
});
