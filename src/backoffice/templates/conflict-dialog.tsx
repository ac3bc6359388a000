import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useLastChange } from '../components/comparison/last-change.ts';
import { useMoment } from '../components/money.tsx';
import type { OpenTemplate } from './use-template.ts';

/** Another person saved or published the template first: which of the two goes on. Nothing is saved before that is chosen. */
export function ConflictDialog({ template: { id, since, state, takeTheirs, takeMine } }: { template: OpenTemplate }) {
  const translate = useTranslate();
  const moment = useMoment();
  const titleId = useId();
  const change = useLastChange({ resource: 'templates', id, since });
  const title = change ? (change.own ? 'backoffice_merge_title_own' : 'backoffice_merge_title_by') : 'backoffice_merge_title';
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate(title, { name: change?.name })}</DialogTitle>
      <DialogContent>
        {change && (
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {translate('backoffice_merge_when', { at: moment(change.at) })}
          </Typography>
        )}
        <Typography>{translate('backoffice_templates_conflict')}</Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2 }}>
        <Button color="inherit" disabled={state === 'busy'} onClick={() => void takeMine()}>
          {translate('backoffice_templates_take_mine')}
        </Button>
        <Button variant="contained" disabled={state === 'busy'} onClick={takeTheirs}>
          {translate('backoffice_templates_take_theirs')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
