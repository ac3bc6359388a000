import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PicturePicker } from '../pickers/picture-picker.tsx';

type PictureInputProps = { label: string; value: string; onChange(value: string | undefined): void };

/** A picture of the shop, chosen in the library or sent from this machine. */
export function PictureInput({ label, value, onChange }: PictureInputProps) {
  const translate = useTranslate();
  const [choosing, setChoosing] = useState(false);
  return (
    <Stack component="fieldset" direction="row" sx={{ gap: 1.5, alignItems: 'center', m: 0, p: 0, border: 0, minWidth: 0 }} aria-label={label}>
      {value && (
        <Box
          component="img"
          src={`/media/${value}/320.webp`}
          alt=""
          width={96}
          height={72}
          sx={{ objectFit: 'cover', borderRadius: 1, bgcolor: 'action.hover' }}
        />
      )}
      <Stack sx={{ alignItems: 'start' }}>
        <Typography component="span" variant="subtitle2">
          {label}
        </Typography>
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button size="small" onClick={() => setChoosing(true)}>
            {translate('backoffice_pictures_choose')}
          </Button>
          {value && (
            <Button size="small" color="inherit" onClick={() => onChange(undefined)}>
              {translate('backoffice_templates_remove')}
            </Button>
          )}
        </Stack>
      </Stack>
      {choosing && (
        <PicturePicker
          onClose={() => setChoosing(false)}
          onChoose={([picture]) => {
            onChange(picture?.id);
            setChoosing(false);
          }}
        />
      )}
    </Stack>
  );
}

/** One picture of the library, by its id. */
export function PictureDialog({ onClose, onChoose }: { onClose(): void; onChoose(id: string): void }) {
  return <PicturePicker onClose={onClose} onChoose={([picture]) => picture && onChoose(picture.id)} />;
}

/** A file as the API takes it in JSON. */
export function base64(file: File): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : '');
    reader.onerror = () => fail(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(file);
  });
}
