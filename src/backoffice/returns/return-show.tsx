import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { useMoment } from '../components/money.tsx';
import { Panel } from '../components/panel.tsx';
import { MainAndSide, RecordHead, RecordPage } from '../components/record-page.tsx';
import { ReturnActions } from './return-actions.tsx';
import { ReturnStatusChips } from './return-status-chips.tsx';
import { ReturnDetails, ReturnLines, ReturnPeople, ReturnPictures, ReturnTimeline } from './return-details.tsx';
import type { StaffReturn } from './staff-return.ts';

/** One return: what comes back and why, with pictures, what goes back, who asked, what happened, and what can be done. */
export function ReturnShow() {
  return (
    <RecordPage>
      <ReturnPage />
    </RecordPage>
  );
}

function ReturnPage() {
  const translate = useTranslate();
  const moment = useMoment();
  const shown = useRecordContext<StaffReturn>();
  if (!shown) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 2 }}>
      <RecordHead title={shown.returnNo} about={moment(shown.appliedAt)} actions={<ReturnActions shown={shown} />}>
        <ReturnStatusChips shown={shown} />
      </RecordHead>
      <MainAndSide
        main={
          <>
            <Panel title={translate('backoffice_lines')}>
              <ReturnLines shown={shown} />
            </Panel>
            {(shown.applyDescription !== '' || shown.images.length > 0) && (
              <Panel title={translate('backoffice_return_why')}>
                <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{shown.applyDescription}</Typography>
                <ReturnPictures shown={shown} />
              </Panel>
            )}
          </>
        }
        side={
          <>
            <Panel title={translate('backoffice_customer')}>
              <ReturnPeople shown={shown} />
            </Panel>
            <Panel title={translate(`backoffice_return_${shown.applyType}`)}>
              <ReturnDetails shown={shown} />
            </Panel>
            <Panel title={translate('backoffice_timeline')}>
              <ReturnTimeline shown={shown} />
            </Panel>
          </>
        }
      />
    </Box>
  );
}
