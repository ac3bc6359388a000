import { FunctionField, SimpleList, TextField, useTranslate } from 'react-admin';
import { useMoment } from '../components/money.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';

type Redirect = { id: string; from: string; to: string; updatedAt: string };

/** The list of redirects. */
export function RedirectList() {
  const translate = useTranslate();
  const moment = useMoment();
  return (
    <RecordList
      filters={[searchFilter]}
      sort={{ field: 'from', order: 'ASC' }}
      narrow={<SimpleList<Redirect> primaryText={({ from }) => from} secondaryText={({ to }) => to} rowClick="edit" />}
    >
      <RecordTable rowClick="edit" bulkActionButtons={false}>
        <TextField source="from" label={translate('backoffice_redirect_from')} />
        <TextField source="to" label={translate('backoffice_redirect_to')} />
        <FunctionField<Redirect> source="updatedAt" label={translate('backoffice_templates_changed')} render={({ updatedAt }) => moment(updatedAt)} />
      </RecordTable>
    </RecordList>
  );
}
