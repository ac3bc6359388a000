import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../components/copy-button.tsx';

/** Shows recovery codes that were just made, this once; it closes by its button alone. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const translate = useTranslate();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="recovery-title">
      <DialogTitle id="recovery-title">{translate('backoffice_recovery_codes')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{translate('backoffice_recovery_codes_once')}</Alert>
        <Box
          component="ul"
          sx={{ m: 0, p: 2, listStyle: 'none', display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, bgcolor: 'action.hover', borderRadius: 1 }}
        >
          {codes.map((code) => (
            <Box component="li" key={code} sx={{ fontFamily: 'monospace', userSelect: 'all' }}>
              {code}
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <CopyButton text={codes.join('\n')} of={translate('backoffice_recovery_codes')} />
        <Button variant="contained" onClick={onClose}>
          {translate('backoffice_recovery_codes_kept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
