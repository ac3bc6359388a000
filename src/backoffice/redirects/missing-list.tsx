/** Addresses that were asked for and lead nowhere: each becomes a redirect with one click, or is taken off the list. */
import RemoveIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FunctionField, SimpleList, TextField, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { callAdmin } from '../api/call-admin.ts';
import { useLater } from '../components/lists/undo.tsx';
import { useCount, useMoment } from '../components/money.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';
import { SideBySide } from '../components/row-label.tsx';
import { useRight } from '../components/use-right.ts';

type Missing = { id: string; path: string; hits: number; lastSeenAt: string };

function Actions({ address }: { address: Missing }) {
  const translate = useTranslate();
  const later = useLater();
  const remove = () =>
    later(translate('backoffice_undo_removed', { title: address.path }), {
      gone: { resource: 'missing-addresses', id: address.id },
      send: async () => void (await callAdmin(`/missing-addresses/${address.id}`, { method: 'DELETE', keepalive: true })),
    });
  if (!useRight('write:content')) return null;
  const label = `${translate('backoffice_missing_ignore')}: ${address.path}`;
  return (
    <Stack direction="row" component="span" sx={{ gap: 0.5, justifyContent: 'end' }}>
      <Button size="small" component={Link} to={`/redirects/create?source=${encodeURIComponent(JSON.stringify({ from: address.path }))}`}>
        {translate('backoffice_missing_redirect')}
      </Button>
      <IconButton size="small" aria-label={label} title={translate('backoffice_missing_ignore')} onClick={remove}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}

/** The list, those asked for most first. */
export function MissingList() {
  const translate = useTranslate();
  const moment = useMoment();
  const count = useCount();
  return (
    <RecordList
      filters={[searchFilter]}
      sort={{ field: 'hits', order: 'DESC' }}
      actions={false}
      empty={
        <Typography color="text.secondary" sx={{ py: 8, textAlign: 'center' }}>
          {translate('backoffice_missing_none')}
        </Typography>
      }
      narrow={
        <SimpleList<Missing>
          primaryText={({ path }) => path}
          secondaryText={(address) => (
            <SideBySide>
              {count(address.hits)}
              <span>{moment(address.lastSeenAt)}</span>
              <Actions address={address} />
            </SideBySide>
          )}
          rowClick={false}
        />
      }
    >
      <RecordTable rowClick={false} bulkActionButtons={false}>
        <TextField source="path" label={translate('backoffice_missing_path')} />
        <FunctionField<Missing> source="hits" textAlign="right" label={translate('backoffice_redirect_hits')} render={({ hits }) => count(hits)} />
        <FunctionField<Missing> source="lastSeenAt" label={translate('backoffice_missing_last')} render={({ lastSeenAt }) => moment(lastSeenAt)} />
        <FunctionField<Missing> label={translate('backoffice_column_actions')} sortable={false} render={(address) => <Actions address={address} />} />
      </RecordTable>
    </RecordList>
  );
}
