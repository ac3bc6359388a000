import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useCanAccess, useTranslate } from 'react-admin';
import { ReturnDialog } from './return-dialog.tsx';
import { wordsOf, type ReturnAction, type StaffReturn } from './staff-return.ts';

const look: Record<ReturnAction, { variant: 'contained' | 'outlined'; color: 'primary' | 'error' | 'inherit' }> = {
  approve: { variant: 'contained', color: 'primary' },
  receive: { variant: 'contained', color: 'primary' },
  refund: { variant: 'contained', color: 'primary' },
  exchange: { variant: 'contained', color: 'primary' },
  refuse: { variant: 'outlined', color: 'error' },
  'reject-goods': { variant: 'outlined', color: 'error' },
};

/** A button for each thing that may be done with a return now; the server says which. */
export function ReturnActions({ shown }: { shown: StaffReturn }) {
  const translate = useTranslate();
  const [asked, setAsked] = useState<ReturnAction | null>(null);
  const { canAccess } = useCanAccess({ resource: 'returns', action: 'write' });
  if (!canAccess) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {shown.actions.map((action) => (
        <Button key={action} {...look[action]} onClick={() => setAsked(action)}>
          {translate(`backoffice_return_action_${wordsOf(action)}`)}
        </Button>
      ))}
      {asked && <ReturnDialog shown={shown} action={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}
