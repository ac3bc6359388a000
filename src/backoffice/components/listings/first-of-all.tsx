import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import { CreateButton, useTranslate } from 'react-admin';

type FirstOfAllProps = {
  title: string;
  text: string;
  canCreate?: boolean;
  /** What leads to the first, where that is made elsewhere: its resource, and the key of the button's text. */
  way?: { resource: string; label: string };
};

/** Stands for a list that has nothing yet: what such things are for, and the way to the first, unless they are made elsewhere. */
export function FirstOfAll({ title, text, canCreate = true, way }: FirstOfAllProps) {
  const translate = useTranslate();
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1.5, py: 8, px: 2 }}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '34rem' }}>
        {text}
      </Typography>
      {canCreate && <CreateButton variant="contained" />}
      {way && <CreateButton variant="contained" resource={way.resource} label={translate(way.label)} />}
    </Stack>
  );
}
