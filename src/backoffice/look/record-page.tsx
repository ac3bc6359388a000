/** Parts of the page of one record. */
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type RecordHeadProps = {
  title: string;
  /** A line on what it is. */
  about: ReactNode;
  /** What can be done with it. */
  actions: ReactNode;
  /** Where it stands, below. */
  children: ReactNode;
};

/** The head of a record's page: what it is and where it stands, and beside that what can be done with it. */
export function RecordHead({ title, about, actions, children }: RecordHeadProps) {
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="p" variant="h5" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {about}
        </Typography>
        {children}
      </Box>
      {actions}
    </Stack>
  );
}

/** What a page is for, and what one looks up meanwhile; one above the other where there is no room. */
export function MainAndSide({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' }, alignItems: 'start' }}>
      <Box sx={{ display: 'grid', gap: 2 }}>{main}</Box>
      <Box sx={{ display: 'grid', gap: 2 }}>{side}</Box>
    </Box>
  );
}
