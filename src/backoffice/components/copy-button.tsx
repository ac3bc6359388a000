import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { copyText } from '#kit/browser/copy-text.ts';
import { Announced } from './announced.tsx';

/** Copies a text, and says so, aloud too. `of` says of what. Where the browser lets no page copy, the text beside it is selected by a click. */
export function CopyButton({ text, of }: { text: string; of: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if (await copyText(text)) setCopied(true);
    else notify('backoffice_copy_by_hand', { type: 'warning' });
  };
  return (
    <>
      <Button aria-label={[translate('backoffice_webhook_copy'), of].filter(Boolean).join(' · ')} onClick={() => void copy()} sx={{ flexShrink: 0 }}>
        {translate(copied ? 'backoffice_webhook_copied' : 'backoffice_webhook_copy')}
      </Button>
      <Announced text={copied ? translate('backoffice_webhook_copied') : ''} />
    </>
  );
}
