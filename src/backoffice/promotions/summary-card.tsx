import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { warningsOf, type Weighed } from '#shop/promotions/contract.ts';
import { Panel } from '../components/panel.tsx';
import type { Described } from './summary.ts';
import { useSummary } from './use-summary.ts';

/** What the form says, in a sentence, while it is filled in; and what is doubtful about it. */
export function SummaryCard() {
  const translate = useTranslate();
  const promotion = useWatch() as Described & Weighed;
  const summary = useSummary([promotion])(promotion);
  return (
    <Panel title={translate('backoffice_promotion_summary')}>
      <Typography component="output" sx={{ display: 'block', overflowWrap: 'anywhere' }} color={summary ? 'text.primary' : 'text.secondary'}>
        {summary || translate('backoffice_promotion_summary_none')}
      </Typography>
      {warningsOf(promotion).map((warning) => (
        <Alert key={warning} severity="warning" sx={{ mt: 1.5 }}>
          {translate(`backoffice_promotion_warning_${warning}`)}
        </Alert>
      ))}
    </Panel>
  );
}
