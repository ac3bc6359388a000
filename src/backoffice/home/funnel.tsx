/** How far visitors came. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Funnel } from '#shop/reports/contract.ts';
import { Panel } from '../components/panel.tsx';
import { useWords } from '../reports/report-texts.ts';

/** Each step with its count and its part of the first one. */
export function FunnelPanel({ funnel }: { funnel: Funnel }) {
  const translate = useTranslate();
  const words = useWords();
  const most = Math.max(1, ...funnel.steps.map((step) => step.count));
  const visitors = funnel.steps[0]?.count ?? 0;
  return (
    <Panel title={translate('backoffice_funnel')}>
      {visitors === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {translate('backoffice_funnel_empty')}
        </Typography>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
          {funnel.steps.map(({ step, count }) => (
            <li key={step}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
                <Typography component="span" variant="body2">
                  {translate(`backoffice_funnel_${step}`)}
                </Typography>
                <Typography component="span" variant="body2" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                  {words.count(count)}
                  {/* Orders of visitors who were not counted are no share of those who were. */}
                  {step !== 'visitors' && count <= visitors && (
                    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, ml: 1 }}>
                      {words.share(count / visitors)}
                    </Box>
                  )}
                </Typography>
              </Box>
              <Box aria-hidden sx={{ height: 8, borderRadius: 1, bgcolor: 'action.hover', mt: 0.5 }}>
                <Box sx={{ height: 8, borderRadius: 1, bgcolor: 'primary.main', width: `${(count / most) * 100}%` }} />
              </Box>
            </li>
          ))}
        </Box>
      )}
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1.5 }}>
        {translate('backoffice_funnel_hint', { day: words.day(funnel.visitorsFrom) })}
      </Typography>
    </Panel>
  );
}
