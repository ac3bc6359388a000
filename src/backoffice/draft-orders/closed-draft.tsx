import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { Draft } from '#shop/draft-orders/contract.ts';
import { MoneyText, useMoment } from '../components/money.tsx';
import { Panel } from '../components/panel.tsx';
import { MainAndSide, RecordHead } from '../components/record-page.tsx';
import { DraftActions } from './draft-actions.tsx';
import { DraftStateChip } from './draft-list.tsx';
import { Sums } from './sums.tsx';

/** A draft whose order is made: what it came to, and the way to its order. */
export function ClosedDraft({ draft }: { draft: Draft }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const moment = useMoment();
  const { order } = draft;
  return (
    <>
      <RecordHead title={draft.name} about={[draft.customerName, draft.email, moment(draft.createdAt)].filter(Boolean).join(' · ')} actions={null}>
        <DraftStateChip state={draft.state} />
      </RecordHead>
      <Box sx={{ mt: 2 }}>
        <MainAndSide
          main={
            <Panel title={translate('backoffice_lines')}>
              {draft.lines.map((line, index) => (
                <Box key={`${index} ${line.title}`} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 1 }}>
                  <span>
                    {line.title} × {line.quantity}
                  </span>
                  <MoneyText money={line.total} />
                </Box>
              ))}
            </Panel>
          }
          side={
            <Panel title={translate('backoffice_total')}>
              <Sums sums={draft} />
              {order && (
                <Typography sx={{ mt: 2 }}>
                  {translate('backoffice_draft_order')}:{' '}
                  <Link component={RouterLink} to={createPath({ resource: 'orders', type: 'show', id: order.id })}>
                    {order.orderNo}
                  </Link>
                </Typography>
              )}
              {draft.state === 'invoiced' && (
                <>
                  <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
                    {translate('backoffice_draft_invoiced_hint', { at: draft.invoiceSentAt ? moment(draft.invoiceSentAt) : '' })}
                  </Typography>
                  <DraftActions draft={draft} />
                </>
              )}
            </Panel>
          }
        />
      </Box>
    </>
  );
}
