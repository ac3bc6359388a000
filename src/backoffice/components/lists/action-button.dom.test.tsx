import UpIcon from '@mui/icons-material/ArrowUpward';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ActionButton } from './action-button.tsx';

afterEach(cleanup);

/** It moves its row up until that is the first one. */
function Row() {
  const [place, setPlace] = useState(2);
  return (
    <>
      <output>{place}</output>
      <ActionButton label="Move up" title="Cup" icon={UpIcon} disabled={place === 1} onClick={() => setPlace(place - 1)} />
    </>
  );
}

it('keeps the keyboard when it leads nowhere any more', async () => {
  render(<Row />);
  const button = screen.getByRole('button', { name: 'Move up: Cup' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('status').textContent).toBe('1');
  expect([document.activeElement, button.getAttribute('aria-disabled')]).toEqual([button, 'true']);
});
