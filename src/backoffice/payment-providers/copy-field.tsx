import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** A text to take elsewhere, with a button that copies it. */
export function CopyField({ label, value, hint }: { label: string; value: string; hint?: string }) {
  const translate = useTranslate();
  const [copied, setCopied] = useState(false);
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
      <Button
        sx={{ mt: 0.5, flexShrink: 0 }}
        aria-label={`${translate('backoffice_webhook_copy')}: ${label}`}
        onClick={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}
      >
        <span aria-live="polite">{translate(copied ? 'backoffice_webhook_copied' : 'backoffice_webhook_copy')}</span>
      </Button>
    </Stack>
  );
}
