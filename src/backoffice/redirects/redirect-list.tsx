import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { CreateButton, FunctionField, SimpleList, TextField, TopToolbar, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { FirstOfAll } from '../components/listings/first-of-all.tsx';
import { useCount, useMoment } from '../components/money.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';
import { useMayOpen } from '../components/rights/screen-link.tsx';

type Redirect = { id: string; from: string; to: string; hits: number; lastHitAt: string | null; updatedAt: string };

function Actions() {
  const translate = useTranslate();
  const mayImport = useMayOpen('/imports');
  return (
    <TopToolbar>
      <Button size="small" component={Link} to="/missing-addresses">
        {translate('resources.missing-addresses.name', { smart_count: 2 })}
      </Button>
      {mayImport && (
        <Button size="small" component={Link} to="/imports" startIcon={<UploadIcon />}>
          {translate('backoffice_redirect_import')}
        </Button>
      )}
      <CreateButton variant="contained" />
    </TopToolbar>
  );
}

/** The list of redirects, with how often each was used. */
export function RedirectList() {
  const translate = useTranslate();
  const moment = useMoment();
  const count = useCount();
  return (
    <RecordList
      filters={[searchFilter]}
      sort={{ field: 'from', order: 'ASC' }}
      views
      actions={<Actions />}
      empty={<FirstOfAll title={translate('backoffice_redirect_none')} text={translate('backoffice_redirect_none_hint')} />}
      narrow={<SimpleList<Redirect> primaryText={({ from }) => from} secondaryText={({ to }) => to} tertiaryText={({ hits }) => count(hits)} rowClick="edit" />}
    >
      <RecordTable spare={['lastHitAt', 'updatedAt']} rowClick="edit" bulkActionButtons={false}>
        <TextField source="from" label={translate('backoffice_redirect_from')} />
        <TextField source="to" label={translate('backoffice_redirect_to')} />
        <FunctionField<Redirect> source="hits" textAlign="right" label={translate('backoffice_redirect_hits')} render={({ hits }) => count(hits)} />
        <FunctionField<Redirect>
          key="lastHitAt"
          sortable={false}
          label={translate('backoffice_redirect_last_hit')}
          render={({ lastHitAt }) => (lastHitAt === null ? '' : moment(lastHitAt))}
        />
        <FunctionField<Redirect> source="updatedAt" label={translate('backoffice_templates_changed')} render={({ updatedAt }) => moment(updatedAt)} />
      </RecordTable>
    </RecordList>
  );
}
