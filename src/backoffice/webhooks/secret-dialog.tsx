import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

/** Shows a secret that was just made, this once; it closes by its button alone. */
export function SecretDialog({
  secret,
  onClose,
  title = 'backoffice_webhook_secret_title',
  hint = 'backoffice_webhook_secret_once',
}: {
  secret: string;
  onClose(): void;
  title?: string;
  hint?: string;
}) {
  const translate = useTranslate();
  const [copied, setCopied] = useState(false);
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="secret-title">
      <DialogTitle id="secret-title">{translate(title)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{translate(hint)}</Alert>
        <Box component="code" sx={{ p: 1.5, borderRadius: 1, bgcolor: 'action.hover', overflowWrap: 'anywhere', userSelect: 'all' }}>
          {secret}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}>
          {translate(copied ? 'backoffice_webhook_copied' : 'backoffice_webhook_copy')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('backoffice_webhook_done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
