import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { PromotionResults } from '#shop/reports/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { MoneyText } from '../components/money.tsx';
import { Panel } from '../components/panel.tsx';
import { useRight } from '../components/use-right.ts';

const days = 90;

/** What the promotion brought lately, for those who may read reports. */
export function ResultsCard() {
  const translate = useTranslate();
  const id = useRecordContext()?.id;
  const enabled = useRight('read:reports');
  const { data } = useQuery({
    queryKey: ['promotion-results', id],
    queryFn: async () => (await callAdmin<PromotionResults>(`/promotions/${id}/results?days=${days}`)).data,
    enabled,
  });
  if (!enabled || !data) return null;
  return (
    <Panel title={translate('backoffice_promotion_results', { days })}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto auto', rowGap: 0.5, justifyContent: 'space-between' }}>
        <Figure title="orders" value={data.orders} />
        <Figure title="sales" value={<MoneyText money={data.sales} />} />
        <Figure title="discount" value={<MoneyText money={data.discount} />} />
      </Box>
    </Panel>
  );
}

function Figure({ title, value }: { title: string; value: ReactNode }) {
  return (
    <>
      <Typography component="dt" color="text.secondary">
        {useTranslate()(`backoffice_promotion_results_${title}`)}
      </Typography>
      <Box component="dd" sx={{ m: 0, textAlign: 'end', fontWeight: 600 }}>
        {value}
      </Box>
    </>
  );
}
