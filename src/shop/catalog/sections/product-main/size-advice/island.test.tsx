/** Size advice by measurements, in the product page's panel. */
import { render, screen, cleanup } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { words } from '#test/e2e/messages.ts';
import { SizeAdvice } from './island.tsx';

const translate = words('en');
afterEach(cleanup);

const guide = {
  title: 'Runners',
  note: '',
  columns: ['Size', 'Length of the table (cm)'],
  rows: [
    ['150 cm', '100–170'],
    ['250 cm', '171–280'],
  ],
};

it('names the size, says what to write where nothing is, and when none is large enough', async () => {
  const user = userEvent.setup();
  render(<SizeAdvice guide={guide} />);
  const ask = async (text: string) => {
    const field = screen.getByLabelText('Length of the table (cm)');
    await user.clear(field);
    if (text) await user.type(field, text);
    await user.click(screen.getByText(translate('size_advice_do')));
  };
  await ask('');
  expect(screen.queryByText(translate('size_advice_nothing'))).not.toBeNull();
  await ask('180');
  expect(screen.queryByText(translate('size_advice_size', { size: '250 cm' }))).not.toBeNull();
  await ask('80');
  expect(screen.queryByText(translate('size_advice_loose', { size: '150 cm' }))).not.toBeNull();
  await ask('400');
  expect(screen.queryByText(translate('size_advice_none'))).not.toBeNull();
});

it('asks nothing beside a table of what things measure', () => {
  const { container } = render(
    <SizeAdvice
      guide={{
        ...guide,
        rows: [
          ['150 cm', '150'],
          ['250 cm', '250'],
        ],
      }}
    />,
  );
  expect(container.innerHTML).toBe('');
});
