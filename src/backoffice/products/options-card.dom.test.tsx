import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { CoreAdminContext, Form, testDataProvider, TestMemoryRouter } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { OptionsCard } from './options-card.tsx';
import { emptyVariant, type Variant } from './variants-of.ts';

afterEach(cleanup);

/** What the server says of an option without choices. */
function Refused() {
  const { setError } = useFormContext();
  return (
    <button type="button" onClick={() => setError('options.0.choices', { message: 'Add a choice' })}>
      Refuse
    </button>
  );
}

function open(variants: Variant[] = []): void {
  render(
    <MemoryRouter>
      <TestMemoryRouter>
        <CoreAdminContext
          dataProvider={testDataProvider({})}
          i18nProvider={polyglotI18nProvider(() => ({}) as never, 'en', [], { allowMissing: true, onMissingKey: (key: string) => key })}
        >
          <Form defaultValues={{ options: [], variants }}>
            <OptionsCard />
            <Refused />
          </Form>
        </CoreAdminContext>
      </TestMemoryRouter>
    </MemoryRouter>,
  );
}

it('leads to the option that was added, which stands above the button, and says at its choices what is wrong with them', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'backoffice_product_option_add' }));
  const [option] = screen.getAllByRole('textbox', { name: 'backoffice_product_option' });
  expect(document.activeElement).toBe(option);
  fireEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('Add a choice')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'backoffice_product_choice_new' }).getAttribute('aria-invalid')).toBe('true');
});

it('gives the focus to the button that adds one when an option is removed', async () => {
  open();
  const add = await screen.findByRole('button', { name: 'backoffice_product_option_add' });
  fireEvent.click(add);
  fireEvent.click(screen.getByRole('button', { name: /remove/i }));
  expect(screen.queryByRole('textbox', { name: 'backoffice_product_option' })).toBeNull();
  expect(document.activeElement).toBe(add);
});

it('takes a choice once, however often it is typed', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'backoffice_product_option_add' }));
  const added = screen.getByRole('textbox', { name: 'backoffice_product_choice_new' });
  for (const typed of ['S, M, S', 'M, L']) {
    fireEvent.change(added, { target: { value: typed } });
    fireEvent.keyDown(added, { key: 'Enter' });
  }
  const choices = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'backoffice_product_choice' });
  expect(choices.map(({ value }) => value)).toEqual(['S', 'M', 'L']);
});

it('offers to make the variants that are missing, and nothing once all are there', async () => {
  open([emptyVariant('USD')]);
  fireEvent.click(await screen.findByRole('button', { name: 'backoffice_product_option_add' }));
  const makes = () => screen.queryByRole('button', { name: 'backoffice_product_make_variants' });
  const choose = (titles: string) => {
    const added = screen.getByRole('textbox', { name: 'backoffice_product_choice_new' });
    fireEvent.change(added, { target: { value: titles } });
    fireEvent.keyDown(added, { key: 'Enter' });
  };
  expect(makes()).toBeNull();
  choose('S');
  expect(makes()).toBeNull();
  choose('M, L');
  fireEvent.click(makes()!);
  expect(makes()).toBeNull();
});

it('says how many variants are too many', async () => {
  open([emptyVariant('USD')]);
  const thirteen = Array.from({ length: 13 }, (_, index) => `c${index}`).join(',');
  for (const place of [0, 1, 2]) {
    expect(screen.queryByText('backoffice_product_too_many_variants')).toBeNull();
    fireEvent.click(await screen.findByText('backoffice_product_option_add'));
    const added = screen.getAllByLabelText('backoffice_product_choice_new')[place]!;
    fireEvent.change(added, { target: { value: thirteen } });
    fireEvent.keyDown(added, { key: 'Enter' });
  }
  expect(screen.getByText('backoffice_product_too_many_variants')).toBeTruthy();
});
