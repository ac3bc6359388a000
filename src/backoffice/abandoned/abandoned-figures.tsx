import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { AbandonedFigures as Figures } from '#shop/checkout/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { Sums } from '../customers/customer-list.tsx';

const days = 30;

/** What was left lately, mailed about, and came back. */
export function AbandonedFigures() {
  const translate = useTranslate();
  const { data } = useQuery({
    queryKey: ['abandoned-figures'],
    queryFn: async () => (await callAdmin<Figures>(`/abandoned-checkouts/figures?days=${days}`)).data,
  });
  if (!data) return null;
  return (
    <Paper component="section" aria-label={translate('backoffice_abandoned_figures', { days })} sx={{ p: 2, mb: 1, mt: 1 }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('backoffice_abandoned_figures', { days })}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}>
        <Figure title="count" value={data.abandoned} />
        <Figure title="mails" value={data.mailed} />
        <Figure title="came_back" value={data.recovered} />
        <Figure title="recovered_sum" value={<Sums sums={data.recoveredSums} />} />
      </Box>
    </Paper>
  );
}

function Figure({ title, value }: { title: string; value: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
      <Typography component="dt" variant="body2" color="text.secondary">
        {useTranslate()(`backoffice_abandoned_${title}`)}
      </Typography>
      <Typography component="dd" variant="h6" sx={{ m: 0 }}>
        {value}
      </Typography>
    </Box>
  );
}
