import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, Form, required, SaveButton, testDataProvider, TextInput } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { LanguageTabs } from '../language-tabs.tsx';
import { FirstError } from './first-error.tsx';

afterEach(cleanup);

const i18n = { translate: (key: string) => key, changeLocale: async () => {}, getLocale: () => 'en' };
const languages = [
  { lang: 'en', name: 'English' },
  { lang: 'zh', name: '中文' },
];

it('what is wrong gets the focus, in its tab where that is not open', async () => {
  render(
    <CoreAdminContext dataProvider={testDataProvider()} i18nProvider={i18n}>
      <Form>
        <LanguageTabs languages={languages}>
          {(lang) => <TextInput source={lang} label={`Title ${lang}`} {...(lang === 'zh' && { validate: required() })} />}
        </LanguageTabs>
        <FirstError />
        <SaveButton alwaysEnable />
      </Form>
    </CoreAdminContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'ra.action.save' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('zh'));
  expect(screen.getByRole('tab', { name: '中文' }).getAttribute('aria-selected')).toBe('true');
  // Not again while it is corrected.
  const wrong = document.querySelector<HTMLInputElement>('[name=zh]')!;
  fireEvent.change(wrong, { target: { value: '碗' } });
  await waitFor(() => expect(wrong.getAttribute('aria-invalid')).toBe('false'));
  fireEvent.click(screen.getByRole('tab', { name: 'English' }));
  fireEvent.change(wrong, { target: { value: '' } });
  await waitFor(() => expect(wrong.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByRole('tab', { name: 'English' }).getAttribute('aria-selected')).toBe('true');
});
