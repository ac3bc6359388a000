import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useInput, useTranslate } from 'react-admin';
import { PictureInput } from '../components/inputs/picture-input.tsx';

const pictures = [
  ['logo', 'backoffice_logo'],
  ['icon', 'backoffice_icon'],
  ['socialPicture', 'backoffice_social_picture'],
] as const;

/** What the shop is known by at a glance: logo, icon, the picture that is shown with links to it. */
export function ShopPictures() {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2.5, my: 1, width: '100%' }}>
      {pictures.map(([source, words]) => (
        <Box key={source}>
          <SettingPicture source={source} label={translate(words)} />
          <Typography variant="body2" color="text.secondary">
            {translate(`${words}_hint`)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function SettingPicture({ source, label }: { source: string; label: string }) {
  const { field, fieldState } = useInput({ source });
  return (
    <>
      <PictureInput label={label} value={(field.value as string | null) ?? ''} onChange={(id) => field.onChange(id ?? null)} />
      {fieldState.error?.message && (
        <Typography role="alert" variant="body2" color="error">
          {fieldState.error.message}
        </Typography>
      )}
    </>
  );
}
