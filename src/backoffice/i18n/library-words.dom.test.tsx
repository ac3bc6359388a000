import TablePagination from '@mui/material/TablePagination';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inOwnWords } from './library-words.ts';

afterEach(cleanup);

it('the arrows below a list on a phone are named in the language of the back office', () => {
  render(
    <ThemeProvider theme={createTheme(inOwnWords({}, (key) => key))}>
      <TablePagination component="div" count={50} page={1} rowsPerPage={10} onPageChange={() => undefined} />
    </ThemeProvider>,
  );
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['ra.navigation.previous', 'ra.navigation.next']);
});
