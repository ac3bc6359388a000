import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { textOf } from '#test/harness/text-of.ts';
import { PlacesMenu } from './places-field.tsx';

afterEach(cleanup);

const places = [
  { name: 'orderNo', block: false, required: false, sample: '261121-4K7ZQM' },
  { name: 'link', block: true, required: true, sample: '' },
];

it('places are chosen by name from the keyboard; a button that is there already is not offered twice', async () => {
  const chosen: string[] = [];
  render(<PlacesMenu label="Words" places={places} words={'Hello\n\n{{link}}'} onChoose={({ name }) => chosen.push(name)} />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter}');
  const items = screen.getAllByRole('menuitem');
  expect(items.map(textOf)).toEqual(['orderNo261121-4K7ZQM', 'linkbackoffice_mail_place_required']);
  expect(items.map((item) => item.getAttribute('aria-disabled'))).toEqual([null, 'true']);
  await user.keyboard('{Enter}');
  expect(chosen).toEqual(['orderNo']);
});
