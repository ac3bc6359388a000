import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

/** One line of a form in a dialog: `label` is the key of its text, `most` the most characters. */
export function LineField({ name, label, most, value = '' }: { name: string; label: string; most: number; value?: string | undefined }) {
  const translate = useTranslate();
  return (
    <TextField
      name={name}
      label={translate(label)}
      defaultValue={value}
      size="small"
      fullWidth
      slotProps={{ htmlInput: { maxLength: most, autoComplete: 'off' } }}
    />
  );
}
