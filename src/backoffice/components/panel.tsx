import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A titled panel. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 650, mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
