/** Words in the rows of lists. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Words and chips side by side, as many lines as they need: the second part of a row on a phone. */
export function SideBySide({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {children}
    </Box>
  );
}

/** A title in a table, and in small what distinguishes it from others of that title. */
export function TitleCell({ title, below }: { title: string; below: ReactNode }) {
  return (
    <>
      <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography component="span" variant="caption" color="text.secondary">
        {below}
      </Typography>
    </>
  );
}
