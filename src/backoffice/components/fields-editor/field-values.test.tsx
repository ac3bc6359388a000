/** What a form says in fields that the merchant defined: an input by kind, and what it writes. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { AdminContext, Form, SaveButton } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { FieldValues } from './field-values.tsx';

afterEach(cleanup);

const titled = (title: string) => ({ en: { title } });
const field = (key: string, kind: 'text' | 'number' | 'yesNo' | 'choice' | 'date', more: object = {}) => ({
  id: key,
  key,
  kind,
  unit: '',
  texts: titled(`The ${key}`),
  choices: [],
  showOnPage: true,
  asFacet: false,
  searchable: false,
  position: 1,
  ...more,
});
const words = polyglotI18nProvider(() => english, 'en', undefined, { allowMissing: true });

it('has an input for each field by its kind, and writes values of that kind', async () => {
  const onSubmit = vi.fn<(values: object) => void>();
  const fields = [
    field('note', 'text'),
    field('height', 'number', { unit: 'cm' }),
    field('since', 'date'),
    field('care', 'choice', { choices: [{ value: 'wash', texts: titled('Wash') }] }),
  ];
  render(
    <AdminContext i18nProvider={words}>
      <Form onSubmit={onSubmit} record={{ id: 1, fields: { height: 3, care: 'wash', note: { en: 'Old' } } }}>
        <FieldValues fields={fields} languages={[{ lang: 'en', name: 'English' }]} />
        <SaveButton />
      </Form>
    </AdminContext>,
  );
  expect(screen.getByText('cm')).toBeTruthy();
  expect(screen.getByText('Wash')).toBeTruthy();
  const note = screen.getAllByLabelText('The note')[0]!;
  fireEvent.change(note, { target: { value: 'New' } });
  fireEvent.change(screen.getByLabelText('The height'), { target: { value: '12.5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]![0]).toMatchObject({ fields: { height: 12.5, care: 'wash', note: { en: 'New' } } });
});
