import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** Copies a text, and says so, aloud too. `of` says of what. None where the browser lets no page copy, as over plain http: the text is selected by a click. */
export function CopyButton({ text, of }: { text: string; of: string }) {
  const translate = useTranslate();
  const [copied, setCopied] = useState(false);
  if (!('clipboard' in navigator)) return null;
  return (
    <>
      <Button
        aria-label={[translate('backoffice_webhook_copy'), of].filter(Boolean).join(' · ')}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        sx={{ flexShrink: 0 }}
      >
        {translate(copied ? 'backoffice_webhook_copied' : 'backoffice_webhook_copy')}
      </Button>
      <Box component="output" sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>
        {copied && translate('backoffice_webhook_copied')}
      </Box>
    </>
  );
}
