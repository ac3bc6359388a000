import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import { CreateButton } from 'react-admin';

/** Stands for a list that has nothing yet: what such things are for, and the way to the first. */
export function FirstOfAll({ title, text }: { title: string; text: string }) {
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1.5, py: 8, px: 2 }}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '34rem' }}>
        {text}
      </Typography>
      <CreateButton variant="contained" />
    </Stack>
  );
}
