import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import { FunctionField, SimpleList, TextField, useTranslate } from 'react-admin';
import type { ExtensionRecord } from '#shop/extensions/contract.ts';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';
import { brokenAdmins } from './installed.ts';

/** The extensions that the configuration names, in the order in which they are loaded; those that were left out say why. */
export function ExtensionList() {
  const translate = useTranslate();
  const state = (extension: ExtensionRecord) => translate(extension.state === 'running' ? 'backoffice_extension_running' : 'backoffice_extension_left_out');
  return (
    <>
      {brokenAdmins().map(({ extension, problem }) => (
        <Alert key={extension} severity="error" sx={{ mt: 1.5 }}>
          {translate('backoffice_extension_part_broken', { name: extension, problem })}
        </Alert>
      ))}
      <RecordList
        filters={[searchFilter]}
        sort={{ field: 'order', order: 'ASC' }}
        narrow={
          <SimpleList<ExtensionRecord>
            primaryText={({ title }) => title}
            secondaryText={(extension) => extension.problem ?? extension.description}
            tertiaryText={state}
            rowClick="edit"
          />
        }
      >
        <RecordTable rowClick="edit" bulkActionButtons={false}>
          <TextField source="title" label={translate('backoffice_title')} />
          <TextField source="version" label={translate('backoffice_extension_version')} sortable={false} />
          <FunctionField<ExtensionRecord>
            key="state"
            label={translate('backoffice_extension_state')}
            render={(extension) => (
              <Chip size="small" label={state(extension)} color={extension.state === 'running' ? 'success' : 'error'} variant="outlined" />
            )}
          />
          <FunctionField<ExtensionRecord>
            key="about"
            label={translate('backoffice_extension_about')}
            render={(extension) => extension.problem ?? extension.description}
          />
        </RecordTable>
      </RecordList>
    </>
  );
}
