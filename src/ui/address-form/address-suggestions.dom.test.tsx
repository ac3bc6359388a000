/** Street suggestions by keyboard, pointer and screen reader. `answer` fakes the shop. */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddressFields } from './address-fields.tsx';
import type { AddressFormRules } from './data.ts';

const field = (name: AddressFormRules['fields'][number]['name'], title: string) => ({ name, title, required: false, autocomplete: 'on', maxLength: 80 });
const rules: AddressFormRules = {
  country: 'US',
  callingCode: '+1',
  fields: [field('firstName', 'First name'), field('address', 'Street'), field('city', 'City'), field('province', 'State'), field('postalCode', 'ZIP code')],
  provinces: [{ value: 'CA', title: 'California', cities: [] }],
  cities: [],
  areas: [],
  suggests: true,
};
const place = (address: string) => ({
  title: `${address}, San Francisco`,
  address: { country: 'US', province: 'CA', city: 'San Francisco', area: '', postalCode: '94103', address },
});

type Question = { text?: string; id?: string; session: string };
let asked: Question[] = [];
let answer: (question: Question) => Promise<unknown>;
const sent = vi.fn<(values: object) => void>();
beforeEach(() => {
  asked = [];
  sent.mockClear();
  answer = async () => ({ code: 0, msg: '', data: { items: [place('1 Market St'), place('2 Market St')] } });
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const question = JSON.parse(body) as Question;
    asked.push(question);
    return new Response(JSON.stringify(await answer(question)), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Sample({ suggests }: { suggests: boolean }) {
  const [values, setValues] = useState<Record<string, string>>({ country: 'US', firstName: 'Ada' });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(values);
      }}
    >
      <AddressFields
        form="sample"
        countries={[
          { country: 'US', title: 'United States', callingCode: '+1' },
          { country: 'JP', title: 'Japan', callingCode: '+81' },
        ]}
        rules={{ ...rules, suggests }}
        values={values}
        errors={{}}
        onChange={(name, value) => setValues((now) => ({ ...now, [name]: value }))}
        onCountry={(country) => setValues((now) => ({ ...now, country, province: '' }))}
      />
      <button type="submit">Save</button>
    </form>
  );
}

const draw = (suggests = true) => {
  render(<Sample suggests={suggests} />);
  return { user: userEvent.setup(), street: screen.getByLabelText<HTMLInputElement>(/^Street/) };
};
const list = { name: 'Suggested addresses' };
/** What is suggested; a select of the form has options, too. */
const suggested = async () => within(await screen.findByRole('listbox', list)).getAllByRole('option');
const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

it('suggests after a pause, says how many, and fills the fields by arrow and Enter', async () => {
  const { user, street } = draw();
  expect([street.getAttribute('role'), street.getAttribute('aria-expanded')]).toEqual(['combobox', 'false']);
  await user.type(street, '1 Market');
  const options = await suggested();
  expect(asked).toEqual([{ country: 'US', text: '1 Market', session: expect.stringMatching(/^[\da-f]{32}$/) as string }]);
  expect(options.map((option) => option.textContent)).toEqual(['1 Market St, San Francisco', '2 Market St, San Francisco']);
  expect(street.getAttribute('aria-expanded')).toBe('true');
  expect(street.getAttribute('aria-controls')).toBe(screen.getByRole('listbox', list).id);
  expect(document.querySelector('[aria-live=polite].sr-only:not([id])')!.textContent).toBe('Suggested addresses: 2');

  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(street.getAttribute('aria-activedescendant')).toBe(options[1]!.id);
  expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true']);
  await user.keyboard('{Enter}');
  expect([street.value, valueOf(/^City/), valueOf(/^State/), valueOf(/^ZIP/), valueOf(/^First name/)]).toEqual([
    '2 Market St',
    'San Francisco',
    'CA',
    '94103',
    'Ada',
  ]);
  expect([street.getAttribute('aria-expanded'), document.activeElement, sent.mock.calls]).toEqual(['false', street, []]);
  // With nothing to choose, Enter sends the form as ever.
  await user.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('fills them by a click, and closes with Escape and when it is left', async () => {
  const { user, street } = draw();
  await user.type(street, '1 Market');
  await user.click((await suggested())[0]!);
  expect([street.value, valueOf(/^City/)]).toEqual(['1 Market St', 'San Francisco']);

  await user.type(street, 'r');
  await suggested();
  await user.keyboard('{Escape}');
  expect([street.value, street.getAttribute('aria-expanded')]).toEqual(['1 Market Str', 'false']);

  await user.type(street, 'e');
  await suggested();
  await user.tab();
  expect(street.getAttribute('aria-expanded')).toBe('false');
});

describe('of a service that has the fields by an id', () => {
  const named = {
    items: [{ title: '1 Market St, San Francisco', address: { ...place('').address, city: '', province: '', postalCode: '' }, id: 'ChIJ1' }],
    attribution: 'Google Maps',
  };

  it('asks for them when one is chosen, in the same session; the next address has another', async () => {
    answer = async ({ id }) => ({ code: 0, msg: '', data: id === undefined ? named : { address: place('1 Market St').address } });
    const { user, street } = draw();
    await user.type(street, '1 Market');
    await user.click((await suggested())[0]!);
    await waitFor(() => expect([street.value, valueOf(/^City/), valueOf(/^ZIP/)]).toEqual(['1 Market St', 'San Francisco', '94103']));
    await user.type(street, 'r');
    await suggested();
    expect(screen.getByText('Google Maps').closest('[role=listbox]')).toBeNull();
    const [first, chosen, next] = asked;
    expect(chosen).toEqual({ country: 'US', id: 'ChIJ1', session: first!.session });
    expect(next!.session).not.toBe(first!.session);
  });

  it('leaves what was typed where there are none, or something else was typed since', async () => {
    const late = Promise.withResolvers<unknown>();
    const answers = [Promise.resolve({ code: 0, msg: '', data: { address: null } }), late.promise];
    answer = async ({ id }) => (id === undefined ? { code: 0, msg: '', data: named } : answers.shift());
    const { user, street } = draw();
    await user.type(street, '1 Market');
    await user.click((await suggested())[0]!);
    await waitFor(() => expect(asked).toHaveLength(2));
    await user.type(street, ' S');
    await user.click((await suggested())[0]!);
    await user.type(street, 't');
    late.resolve({ code: 0, msg: '', data: { address: place('9 Main St').address } });
    await suggested();
    expect([street.value, valueOf(/^City/)]).toEqual(['1 Market St', '']);
  });

  it('says that they are on their way until they are there or do not come, and lets the other fields be written to', async () => {
    const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
    const waiting = [...answers];
    answer = async ({ id }) => (id === undefined ? { code: 0, msg: '', data: named } : waiting.shift()!.promise);
    const { user, street } = draw();
    const isBusy = () => [street.closest('[aria-busy=true]') !== null, screen.queryByText('Filling in the address…') !== null];
    for (const late of answers) {
      await user.type(street, '1 Market');
      expect(isBusy()).toEqual([false, false]);
      await user.click((await suggested())[0]!);
      expect(isBusy()).toEqual([true, true]);
      expect([street.disabled, street.readOnly, screen.getByLabelText<HTMLInputElement>(/^City/).disabled]).toEqual([false, false, false]);
      late.resolve(late === answers[0] ? { code: 0, msg: '', data: { address: place('1 Market St').address } } : { code: 40, msg: 'Too often', data: null });
      await waitFor(() => expect(isBusy()).toEqual([false, false]));
    }
  });

  type Meanwhile = (user: UserEvent, street: HTMLInputElement) => Promise<void>;
  it.each<[string, Meanwhile, string[]]>([
    ['typed into another field', (user) => user.type(screen.getByLabelText(/^City/), 'Oakland'), ['9 Main St', 'Oakland', '94103']],
    [
      'typed here before the field was left',
      async (user, street) => {
        await user.type(street, ' Street');
        await user.tab();
      },
      ['1 Market Street', '', ''],
    ],
    ['another country', (user) => user.selectOptions(screen.getByLabelText(/^Country/), 'JP'), ['1 Market', '', '']],
  ])('keeps what was chosen or typed while they are on their way: %s', async (_what, meanwhile, expected) => {
    const late = Promise.withResolvers<unknown>();
    answer = async ({ id }) => (id === undefined ? { code: 0, msg: '', data: named } : late.promise);
    const { user, street } = draw();
    await user.type(street, '1 Market');
    await user.click((await suggested())[0]!);
    await meanwhile(user, street);
    late.resolve({ code: 0, msg: '', data: { address: place('9 Main St').address } });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([street.value, valueOf(/^City/), valueOf(/^ZIP/)]).toEqual(expected);
  });
});

it('opens where it is seen, and asks nothing when the browser fills in a form whose street nobody is in', async () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user, street } = draw();
  fireEvent.change(street, { target: { value: '1 Market' } });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([street.value, asked, shown.mock.contexts]).toEqual(['1 Market', [], []]);

  await user.type(street, ' S');
  const [first] = await suggested();
  expect(shown.mock.contexts).toEqual([screen.getByRole('listbox', list).parentElement]);
  await user.keyboard('{ArrowDown}');
  expect(shown.mock.contexts.at(-1)).toBe(first);
  shown.mockRestore();
});

it('drops an answer to what stands there no more', async () => {
  const late = Promise.withResolvers<unknown>();
  answer = ({ text }) => (text === '1 Ma' ? late.promise : Promise.resolve({ code: 0, msg: '', data: { items: [place('9 Main St')] } }));
  const { user, street } = draw();
  await user.type(street, '1 Ma');
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.type(street, 'in');
  await screen.findByText('9 Main St, San Francisco');
  late.resolve({ code: 0, msg: '', data: { items: [place('1 Market St')] } });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await suggested()).map((option) => option.textContent)).toEqual(['9 Main St, San Francisco']);
});

it.each<[string, () => Promise<unknown>]>([
  ['fails', () => Promise.reject(new TypeError('no connection'))],
  ['is refused', async () => ({ code: 40, msg: 'Too often', data: null })],
  ['is empty', async () => ({ code: 0, msg: '', data: { items: [] } })],
])('is a plain field when the answer %s', async (_what, given) => {
  answer = given;
  const { user, street } = draw();
  await user.type(street, '1 Market');
  await waitFor(() => expect(asked).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([street.value, street.getAttribute('aria-expanded'), screen.queryByRole('listbox', list)]).toEqual(['1 Market', 'false', null]);
  await user.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
});

it('asks nobody where the shop has no suggestions', async () => {
  const { user, street } = draw(false);
  await user.type(street, '1 Market');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([street.getAttribute('role'), asked]).toEqual([null, []]);
});
