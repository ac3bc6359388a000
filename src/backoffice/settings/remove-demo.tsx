import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import { callAdmin } from '../api/call-admin.ts';
import { Panel } from '../components/panel.tsx';
import { useAttempt } from '../components/use-attempt.ts';
import { useRight } from '../components/use-right.ts';

type Counts = { products: number; orders: number; customers: number; contents: number };

const queryKey = ['demo'];

/** Owners remove what the demo shop brought, as long as any of it is there. */
export function RemoveDemo() {
  const translate = useTranslate();
  const notify = useNotify();
  const attempt = useAttempt();
  const client = useQueryClient();
  const isOwner = useRight('write:staff');
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { data } = useQuery({ queryKey, enabled: isOwner, queryFn: async () => (await callAdmin<Counts>('/demo')).data });
  if (!data || Object.values(data).every((count) => count === 0)) return null;

  async function remove() {
    setIsAsked(false);
    setIsBusy(true);
    const isDone = await attempt(async () => void (await callAdmin('/demo/remove', { method: 'POST' })));
    setIsBusy(false);
    if (!isDone) return;
    notify('backoffice_demo_removed', { type: 'success' });
    await client.invalidateQueries();
  }

  return (
    <Box sx={{ mt: 2 }}>
      <Panel title={translate('backoffice_demo')}>
        <Typography sx={{ mb: 2 }}>{translate('backoffice_demo_counts', data)}</Typography>
        <Button variant="outlined" color="error" disabled={isBusy} onClick={() => setIsAsked(true)}>
          {translate('backoffice_demo_remove')}
        </Button>
      </Panel>
      <Confirm
        isOpen={isAsked}
        title={translate('backoffice_demo_remove')}
        content={translate('backoffice_demo_remove_hint')}
        confirm={translate('backoffice_demo_remove')}
        onConfirm={() => void remove()}
        onClose={() => setIsAsked(false)}
      />
    </Box>
  );
}
