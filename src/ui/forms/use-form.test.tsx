/** A form of an island, whatever it is about: what the shop says of it, and when. The shop is played by `answer`. */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextField } from './field.tsx';
import type { RejectedForm } from './plain-form.tsx';
import { ScriptForm } from './script-form.tsx';
import { useForm } from './use-form.ts';

const done = vi.fn<(data: unknown) => void>();

/** Two fields, the wrong one is not the first. */
function Sample({ refused = null }: { refused?: RejectedForm }) {
  const { errors, message, busy, send } = useForm('sample', refused);
  const save = async (fields: object) => {
    const { code, data } = await send('/sample/save', fields);
    if (code === 0) done(data);
  };
  return (
    <ScriptForm busy={busy} message={message} onSend={(fields) => void save(fields)}>
      <TextField form="sample" name="name" label="Name" defaultValue={refused?.values['name']} error={errors['name']} />
      <TextField form="sample" name="city" label="City" defaultValue={refused?.values['city']} error={errors['city']} />
      <button type="submit" aria-busy={busy}>
        Save
      </button>
    </ScriptForm>
  );
}

type Answer = { code: number; msg?: string; data?: unknown };
let asked: { address: string; body: unknown }[] = [];
let answer: () => Promise<Answer>;

beforeEach(() => {
  asked = [];
  done.mockClear();
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    asked.push({ address, body: JSON.parse(body) as unknown });
    return new Response(JSON.stringify(await answer()), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const said = (name: string) => document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;
const isBusy = () => screen.getByRole('button').getAttribute('aria-busy') === 'true';
const rejection = { code: 40, msg: 'Something is wrong.', data: { errors: { 'address.city': 'There is no such city.' } } };

/** Draws the form, writes into it and sends it; the button again presses it once more. */
async function sendIt(said: () => Promise<Answer>): Promise<() => Promise<void>> {
  answer = said;
  const user = userEvent.setup();
  render(<Sample />);
  await user.type(field('Name'), 'Ada');
  await user.type(field('City'), 'Atlantis');
  const press = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await press();
  return press;
}

it('sends its fields, and hands on what was answered', async () => {
  await sendIt(async () => ({ code: 0, data: { id: 7 } }));
  await waitFor(() => expect(done).toHaveBeenCalledWith({ id: 7 }));
  expect(asked).toEqual([{ address: '/api/web/sample/save', body: { name: 'Ada', city: 'Atlantis' } }]);
  expect(document.querySelector('[aria-invalid], [role=alert]:not(.toast-region)')).toBeNull();
});

it('says at the field what is wrong with it, and brings the reader there', async () => {
  await sendIt(async () => rejection);
  await waitFor(() => expect(document.activeElement).toBe(field('City')));
  expect(said('City')).toBe('There is no such city.');
  expect(field('City').getAttribute('aria-invalid')).toBe('true');
  expect(field('Name').hasAttribute('aria-invalid')).toBe(false);
  // The field says it: nothing says it twice.
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('City').value).toBe('Atlantis');
  expect(done).not.toHaveBeenCalled();
});

it('forgets what was wrong when it is sent again', async () => {
  const press = await sendIt(async () => rejection);
  await waitFor(() => expect(said('City')).toBe('There is no such city.'));
  const later = Promise.withResolvers<Answer>();
  answer = () => later.promise;
  await press();
  expect(field('City').hasAttribute('aria-invalid')).toBe(false);
  later.resolve({ code: 0 });
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
});

it('says above its fields what is wrong with none of them', async () => {
  await sendIt(async () => ({ code: 40, msg: 'The book is full.', data: null }));
  expect((await screen.findByRole('alert')).textContent).toBe('The book is full.');
  expect(document.querySelector('[aria-invalid]')).toBeNull();
  expect(done).not.toHaveBeenCalled();
});

it('leaves a code 10 to its caller: it asks for more and nothing is wrong', async () => {
  await sendIt(async () => ({ code: 10, msg: 'Prove it.', data: { kind: 'stepUp' } }));
  await waitFor(() => expect(isBusy()).toBe(false));
  expect(document.querySelector('[aria-invalid], [role=alert]:not(.toast-region)')).toBeNull();
});

it('goes once, however often it is sent before the answer', async () => {
  const later = Promise.withResolvers<Answer>();
  const press = await sendIt(() => later.promise);
  expect(isBusy()).toBe(true);
  await press();
  expect(asked).toHaveLength(1);
  later.resolve({ code: 0 });
  await waitFor(() => expect(isBusy()).toBe(false));
  expect(done).toHaveBeenCalledOnce();
  answer = async () => ({ code: 0 });
  await press();
  await waitFor(() => expect(done).toHaveBeenCalledTimes(2));
});

it('makes one call of two that begin at once, before React has drawn the first', async () => {
  const later = Promise.withResolvers<Answer>();
  answer = () => later.promise;
  let form: ReturnType<typeof useForm>;
  render(<Bare take={(state) => (form = state)} />);
  const both = [form!.send('/sample/save', {}), form!.send('/sample/save', {})];
  await waitFor(() => expect(asked).toHaveLength(1));
  later.resolve({ code: 0 });
  expect((await Promise.all(both)).map(({ code }) => code)).toEqual([0, -1]);
  expect(asked).toHaveLength(1);
});

function Bare({ take }: { take: (state: ReturnType<typeof useForm>) => void }) {
  take(useForm('bare'));
  return null;
}

it('says that the network has failed, keeps the input, and can be sent again', async () => {
  const press = await sendIt(() => Promise.reject(new TypeError('Failed to fetch')));
  expect((await screen.findByRole('alert')).textContent).toBe('An unknown error occurred.');
  expect([field('Name').value, field('City').value]).toEqual(['Ada', 'Atlantis']);
  answer = async () => ({ code: 0 });
  await press();
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
});

it('posted without script it has the same errors at the same fields, before the script comes and after', async () => {
  await sendIt(async () => rejection);
  await waitFor(() => expect(said('City')).toBe('There is no such city.'));
  const shown = () => ['Name', 'City'].map((name) => [name, field(name).getAttribute('aria-invalid'), said(name)]);
  const byScript = shown();
  cleanup();

  const refused = { errors: rejection.data.errors, message: rejection.msg, values: { name: 'Ada', city: 'Atlantis' } };
  const place = document.body.appendChild(document.createElement('main'));
  place.innerHTML = renderToString(<Sample refused={refused} />);
  expect(shown()).toEqual(byScript);
  expect([field('Name').value, field('City').value]).toEqual(['Ada', 'Atlantis']);
  expect(screen.queryByRole('alert')).toBeNull();
  const root = hydrateRoot(place, <Sample refused={refused} />);
  await waitFor(() => expect(document.activeElement).toBe(field('City')));
  expect(shown()).toEqual(byScript);
  root.unmount();
});
