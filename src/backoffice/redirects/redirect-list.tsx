import useMediaQuery from '@mui/material/useMediaQuery';
import { Datagrid, FunctionField, List, SearchInput, SimpleList, TextField, useTranslate } from 'react-admin';
import { listOnly } from '../look/list-only.ts';
import { useMoment } from '../look/money.tsx';

type Redirect = { id: string; from: string; to: string; updatedAt: string };

/** The list of redirects. */
export function RedirectList() {
  const translate = useTranslate();
  const moment = useMoment();
  const narrow = useMediaQuery('(max-width: 720px)');
  return (
    <List
      filters={[<SearchInput key="q" source="q" alwaysOn />]}
      sort={{ field: 'from', order: 'ASC' }}
      perPage={25}
      exporter={false}
      queryOptions={listOnly}
      empty={false}
    >
      {narrow ? (
        <SimpleList<Redirect> primaryText={({ from }) => from} secondaryText={({ to }) => to} rowClick="edit" />
      ) : (
        <Datagrid rowClick="edit" bulkActionButtons={false}>
          <TextField source="from" label={translate('backoffice_redirect_from')} />
          <TextField source="to" label={translate('backoffice_redirect_to')} />
          <FunctionField<Redirect> source="updatedAt" label={translate('backoffice_templates_changed')} render={({ updatedAt }) => moment(updatedAt)} />
        </Datagrid>
      )}
    </List>
  );
}
