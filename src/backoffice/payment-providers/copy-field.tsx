import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { CopyButton } from '../components/copy-button.tsx';

/** A text to take elsewhere, with a button that copies it. */
export function CopyField({ label, value, hint }: { label: string; value: string; hint?: string }) {
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
      <TextField
        label={label}
        value={value}
        helperText={hint}
        fullWidth
        slotProps={{ htmlInput: { readOnly: true }, inputLabel: { shrink: true } }}
        onFocus={(event) => event.target.select()}
      />
      <Box sx={{ mt: 0.5, flexShrink: 0 }}>
        <CopyButton text={value} of={label} />
      </Box>
    </Stack>
  );
}
