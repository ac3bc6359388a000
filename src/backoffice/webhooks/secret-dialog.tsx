import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../components/copy-button.tsx';

/** A secret; `name` is the key of what it is called, where several are shown, and `about` what it belongs to. */
export type Secret = { name?: string; about?: string; value: string };

type SecretDialogProps = { secrets: readonly Secret[]; onClose(): void; title?: string; hint?: string };

/** Shows secrets that were just made, this once; it closes by its button alone. */
export function SecretDialog({ secrets, onClose, title = 'backoffice_webhook_secret_title', hint = 'backoffice_webhook_secret_once' }: SecretDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="secret-title">
      <DialogTitle id="secret-title">{translate(title)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{translate(hint)}</Alert>
        {secrets.map((secret) => (
          <OneSecret key={secret.value} secret={secret} />
        ))}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="contained" onClick={onClose}>
          {translate('backoffice_webhook_done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** One secret with its button that copies it. */
export function OneSecret({ secret: { name, about, value } }: { secret: Secret }) {
  const translate = useTranslate();
  const called = name === undefined ? '' : translate(name);
  return (
    <Box>
      {name !== undefined && (
        <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5, overflowWrap: 'anywhere' }}>
          {[called, about].filter(Boolean).join(' · ')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Box component="code" sx={{ flexGrow: 1, minWidth: 0, p: 1.5, borderRadius: 1, bgcolor: 'action.hover', overflowWrap: 'anywhere', userSelect: 'all' }}>
          {value}
        </Box>
        <CopyButton text={value} of={[called, about].filter(Boolean).join(' · ')} />
      </Box>
    </Box>
  );
}
