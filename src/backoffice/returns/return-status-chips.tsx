import { isRunning, isReturnCancelled, isReturnCompleted } from '#shop/returns/contract.ts';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { StaffReturn } from './staff-return.ts';

const auditColor = { pendingApproval: 'warning', auditSuccessful: 'success', auditFailed: 'error' } as const;

/** What is wanted, and its state. While it runs, the audit says more than the status. */
export function ReturnStatusChips({ shown }: { shown: Pick<StaffReturn, 'status' | 'auditStatus' | 'applyType'> }) {
  const translate = useTranslate();
  const runs = isRunning(shown);
  return (
    <Stack direction="row" component="span" sx={{ gap: 0.5, flexWrap: 'wrap', display: 'inline-flex' }}>
      <Chip size="small" variant="outlined" label={translate(`backoffice_return_${shown.applyType}`)} />
      {!runs && (
        <Chip
          size="small"
          variant="outlined"
          color={isReturnCompleted(shown) ? 'success' : 'default'}
          label={translate(`backoffice_return_status_${shown.status}`)}
        />
      )}
      {!isReturnCompleted(shown) && !isReturnCancelled(shown) && (
        <Chip size="small" variant="outlined" color={auditColor[shown.auditStatus]} label={translate(`backoffice_return_audit_${shown.auditStatus}`)} />
      )}
    </Stack>
  );
}
