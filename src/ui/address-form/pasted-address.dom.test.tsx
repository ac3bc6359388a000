/** Pasting an address as one text, and finding the place of a postal code. `answer` fakes the shop. */
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AddressFields } from './address-fields.tsx';
import { mergeFound, type AddressFormRules } from './data.ts';

const field = (name: AddressFormRules['fields'][number]['name'], title: string) => ({ name, title, required: false, autocomplete: 'on', maxLength: 80 });
const rules: AddressFormRules = {
  country: 'CN',
  callingCode: '+86',
  fields: [field('firstName', 'Full name'), field('phone', 'Telephone'), field('city', 'City'), field('address', 'Street'), field('postalCode', 'Postal code')],
  provinces: [],
  cities: [],
  areas: [],
  parses: true,
};
const found = {
  country: 'CN',
  firstName: '张三',
  lastName: '',
  countryCode: '+86',
  phone: '13800138000',
  city: '杭州市',
  address: '文三路 1 号',
  postalCode: '',
};

let answer: (address: string, body: string) => unknown;
beforeEach(() => {
  answer = () => ({ code: 0, msg: '', data: found });
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    return new Response(JSON.stringify(answer(address, body)), { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Sample({ typed = {}, of = rules }: { typed?: Record<string, string>; of?: AddressFormRules }) {
  const [values, setValues] = useState<Record<string, string>>({ country: of.country, ...typed });
  return (
    <AddressFields
      form="sample"
      countries={[{ country: of.country, title: of.country, callingCode: of.callingCode }]}
      rules={of}
      values={values}
      errors={{}}
      onChange={(name, value) => setValues((now) => ({ ...now, [name]: value }))}
      onCountry={() => undefined}
      onFill={(parts) => setValues((now) => ({ ...now, ...parts }))}
    />
  );
}
const valueOf = (title: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${title}`)).value;
async function paste(text: string) {
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Paste an address'));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Fill in' }));
  return user;
}

it('fills in the fields that are empty', async () => {
  render(<Sample />);
  await paste('张三 13800138000 杭州市文三路 1 号');
  expect(await screen.findByText(/The fields are filled in/)).toBeTruthy();
  expect(['Full name', 'Telephone', 'City', 'Street'].map(valueOf)).toEqual(['张三', '13800138000', '杭州市', '文三路 1 号']);
});

it('leaves what was typed and names it; a button takes the text instead', async () => {
  render(<Sample typed={{ city: '宁波市' }} />);
  const user = await paste('张三 杭州市');
  expect(await screen.findByText(/City \(杭州市\)/)).toBeTruthy();
  expect(['City', 'Full name'].map(valueOf)).toEqual(['宁波市', '张三']);
  await user.click(screen.getByRole('button', { name: 'Use the text instead' }));
  expect(valueOf('City')).toBe('杭州市');
});

it('says what is wrong with the text, and when there is no address in it', async () => {
  answer = () => ({ code: 40, msg: 'Please check', data: { errors: { text: 'Too long' } } });
  render(<Sample />);
  const user = await paste('x');
  expect(await screen.findByText('Too long')).toBeTruthy();
  answer = () => ({ code: 0, msg: '', data: Object.fromEntries(Object.keys(found).map((name) => [name, ''])) });
  await user.click(screen.getByRole('button', { name: 'Fill in' }));
  expect(await screen.findByText(/couldn’t find an address/)).toBeTruthy();
});

it('takes another country only where no place was typed yet', () => {
  const inHongKong = { country: 'HK', city: '九龍', area: '', province: '', phone: '91234567', countryCode: '+852' };
  expect(mergeFound({ country: 'CN', countryCode: '+86' }, inHongKong).filled).toEqual({ country: 'HK', city: '九龍', phone: '91234567', countryCode: '+852' });
  expect(mergeFound({ country: 'CN', city: '杭州市' }, inHongKong)).toEqual({ filled: {}, differing: ['country'] });
  expect(mergeFound({ country: 'CN', countryCode: '+86', phone: '1' }, { country: 'CN', countryCode: '+852', phone: '2' }).differing).toEqual([
    'countryCode',
    'phone',
  ]);
});

it('fills in the place of a postal code, again for another code, and never over what was typed', async () => {
  const places: Record<string, object> = {
    '1040061': { province: '', city: '中央区', address: '銀座' },
    '1000001': { province: '', city: '千代田区', address: '千代田' },
  };
  answer = (address) => ({ code: 0, msg: '', data: { items: [], shared: places[new URL(address, 'http://x').searchParams.get('postalCode')!] } });
  render(<Sample of={{ ...rules, country: 'JP', parses: false, findsPlaces: true }} typed={{ address: '1-1' }} />);
  const user = userEvent.setup();
  const code = screen.getByLabelText(/^Postal code/);
  await user.type(code, '104-0061');
  await vi.waitFor(() => expect(valueOf('City')).toBe('中央区'));
  await user.clear(code);
  await user.type(code, '1000001');
  await vi.waitFor(() => expect(valueOf('City')).toBe('千代田区'));
  expect(valueOf('Street')).toBe('1-1');
});
