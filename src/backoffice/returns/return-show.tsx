import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Show, useRecordContext, useTranslate } from 'react-admin';
import { useMoment } from '../look/money.tsx';
import { Panel } from '../look/panel.tsx';
import { ReturnActions } from './return-actions.tsx';
import { ReturnChips } from './return-chips.tsx';
import { ReturnFacts, ReturnLines, ReturnPeople, ReturnPictures, ReturnTimeline } from './return-facts.tsx';
import type { StaffReturn } from './staff-return.ts';

/** One return: what comes back and why, with pictures, what goes back, who asked, what happened, and what can be done. */
export function ReturnShow() {
  return (
    <Show actions={false} component="div">
      <ReturnPage />
    </Show>
  );
}

function ReturnPage() {
  const translate = useTranslate();
  const moment = useMoment();
  const shown = useRecordContext<StaffReturn>();
  if (!shown) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
        <div>
          <Typography component="p" variant="h5" sx={{ fontWeight: 650 }}>
            {shown.returnNo}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {moment(shown.appliedAt)}
          </Typography>
          <ReturnChips shown={shown} />
        </div>
        <ReturnActions shown={shown} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' }, alignItems: 'start' }}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Panel title={translate('backoffice_lines')}>
            <ReturnLines shown={shown} />
          </Panel>
          {(shown.applyDescription !== '' || shown.images.length > 0) && (
            <Panel title={translate('backoffice_return_why')}>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{shown.applyDescription}</Typography>
              <ReturnPictures shown={shown} />
            </Panel>
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Panel title={translate('backoffice_customer')}>
            <ReturnPeople shown={shown} />
          </Panel>
          <Panel title={translate(`backoffice_return_${shown.applyType}`)}>
            <ReturnFacts shown={shown} />
          </Panel>
          <Panel title={translate('backoffice_timeline')}>
            <ReturnTimeline shown={shown} />
          </Panel>
        </Box>
      </Box>
    </Box>
  );
}
