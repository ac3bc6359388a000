import { useState } from 'react';
import { Create, FunctionField, maxLength, required, SimpleForm, TextField, TextInput, useRedirect, useTranslate } from 'react-admin';
import { useMoment } from '../components/money.tsx';
import { EditForm } from '../components/record-form.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { SaveBar, SaveOrDeleteBar } from '../components/save-bar.tsx';
import { useEndOfKey } from './end-of-key.ts';
import { ExpiryInput } from './expiry-input.tsx';
import { RightsInput, useRightsText } from './rights-input.tsx';
import { writtenKey } from './written-key.ts';
import { SecretDialog } from '../webhooks/secret-dialog.tsx';
import { RecordTable } from '../components/record-table.tsx';

type ApiKey = { id: string; title: string; scopes: string[]; createdBy: string; expiresAt: string | null; lastUsedAt: string | null };

/** The keys: what each may do, until when, and when it was used last. */
export function ApiKeyList() {
  const translate = useTranslate();
  const moment = useMoment();
  const rights = useRightsText();
  const end = useEndOfKey();
  const at = (when: string | null, otherwise: string) => (when ? moment(when) : translate(otherwise));
  return (
    <RecordList filters={[searchFilter]} sort={{ field: 'createdAt', order: 'DESC' }}>
      <RecordTable spare={['expiresAt', 'createdBy']} rowClick="edit" bulkActionButtons={false}>
        <TextField source="title" label={translate('backoffice_title')} sx={{ fontWeight: 600 }} />
        <FunctionField<ApiKey> key="scopes" label={translate('backoffice_key_scopes')} sortable={false} render={({ scopes: given }) => rights(given)} />
        <FunctionField<ApiKey>
          source="lastUsedAt"
          label={translate('backoffice_key_last_used')}
          render={({ lastUsedAt }) => at(lastUsedAt, 'backoffice_key_never_used')}
        />
        <FunctionField<ApiKey> source="expiresAt" label={translate('backoffice_key_expires')} render={({ expiresAt }) => end(expiresAt)} />
        <TextField source="createdBy" label={translate('backoffice_key_made_by')} sortable={false} />
      </RecordTable>
    </RecordList>
  );
}

function Inputs() {
  const translate = useTranslate();
  return (
    <>
      <TextInput
        source="title"
        label={translate('backoffice_title')}
        helperText={translate('backoffice_key_title_hint')}
        validate={[required(), maxLength(100)]}
        fullWidth
      />
      <RightsInput />
      <ExpiryInput />
    </>
  );
}

/** A new key; it is shown once it is made, and never again. */
export function ApiKeyCreate() {
  const redirect = useRedirect();
  const [key, setKey] = useState<string | null>(null);
  return (
    <>
      <Create redirect={false} transform={writtenKey} mutationOptions={{ onSuccess: (made) => setKey((made as unknown as { key: string }).key) }}>
        <SimpleForm warnWhenUnsavedChanges toolbar={<SaveBar />}>
          <Inputs />
        </SimpleForm>
      </Create>
      {key !== null && (
        <SecretDialog secrets={[{ value: key }]} title="backoffice_key_made" hint="backoffice_key_once" onClose={() => redirect('list', 'api-keys')} />
      )}
    </>
  );
}

/** Changing a key, or deleting it. */
export function ApiKeyEdit() {
  return (
    <EditForm transform={writtenKey} toolbar={<SaveOrDeleteBar ask="backoffice_key_delete_ask" />}>
      <Inputs />
    </EditForm>
  );
}
