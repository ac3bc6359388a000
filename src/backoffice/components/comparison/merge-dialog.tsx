/** Another person saved the same record first: shows who, and what differs field by field, with a choice for each. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MergeRequest } from '../../api/request-merge.ts';
import { entryOf, mergeFields, type Plain } from './compare.ts';
import { useMoment } from '../money.tsx';
import { Comparison } from './comparison.tsx';
import { useFieldName, withoutLanguage } from './field-names.ts';
import { useLastChange } from './last-change.ts';

/** `onEnd` gets the record to save, null where nothing is saved and the form stays as it is. */
export function MergeDialog({ request, onEnd }: { request: MergeRequest; onEnd(record: Plain | null): void }) {
  const translate = useTranslate();
  const fieldName = useFieldName();
  const id = useId();
  const moment = useMoment();
  const change = useLastChange(request.of);
  const title = change ? (change.own ? 'backoffice_merge_title_own' : 'backoffice_merge_title_by') : 'backoffice_merge_title';
  const [{ conflicts, theirs, resolve }] = useState(() => mergeFields(request));
  const [asTheirs, setAsTheirs] = useState<ReadonlySet<string>>(new Set());
  // A field of a variant is named with its SKU.
  const nameOf = (path: string) => [entryOf(request.theirs, path)?.['sku'], fieldName(path)].filter(Boolean).join(' · ');
  const choose = (path: string, side: string) =>
    setAsTheirs((before) => (side === 'theirs' ? new Set([...before, path]) : new Set([...before].filter((one) => one !== path))));
  return (
    <Dialog open fullWidth maxWidth="md" onClose={() => onEnd(null)} aria-labelledby={id}>
      <DialogTitle id={id}>{translate(title, { name: change?.name })}</DialogTitle>
      <DialogContent>
        {change && (
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {translate('backoffice_merge_when', { at: moment(change.at) })}
          </Typography>
        )}
        <Typography sx={{ mb: 2 }}>{translate(conflicts.length > 0 ? 'backoffice_merge_choose' : 'backoffice_merge_both')}</Typography>
        <Comparison
          fields={conflicts}
          names={Object.fromEntries(conflicts.map(({ path }) => [withoutLanguage(path), nameOf(path)]))}
          titles={{ left: translate('backoffice_merge_theirs'), right: translate('backoffice_merge_mine') }}
          below={(path, name) => (
            <RadioGroup row aria-label={name} value={asTheirs.has(path) ? 'theirs' : 'mine'} onChange={(_, side) => choose(path, side)}>
              <FormControlLabel value="theirs" control={<Radio size="small" />} label={translate('backoffice_merge_take_theirs')} />
              <FormControlLabel value="mine" control={<Radio size="small" />} label={translate('backoffice_merge_take_mine')} />
            </RadioGroup>
          )}
        />
        {theirs.length > 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
            {translate('backoffice_merge_kept', { fields: [...new Set(theirs.map((path) => nameOf(path)))].join(', ') })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onEnd(null)}>
          {translate('backoffice_merge_back')}
        </Button>
        <Button variant="contained" onClick={() => onEnd(resolve(asTheirs))}>
          {translate('backoffice_merge_save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
