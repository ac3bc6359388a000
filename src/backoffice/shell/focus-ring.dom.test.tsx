import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { darkTheme, lightTheme } from '../components/theme.ts';

afterEach(cleanup);

it.each([
  ['by day', lightTheme],
  ['by night', darkTheme],
])('what the Tab key reaches has a ring around it, %s', (_when, theme) => {
  render(
    <ThemeProvider theme={createTheme(theme)}>
      <Button className="Mui-focusVisible">Save</Button>
      <IconButton aria-label="Bold" className="Mui-focusVisible" />
    </ThemeProvider>,
  );
  for (const name of ['Save', 'Bold']) expect(getComputedStyle(screen.getByRole('button', { name })).outline).toBe('currentcolor solid 2px');
});
