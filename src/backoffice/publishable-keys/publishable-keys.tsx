import Typography from '@mui/material/Typography';
import { FunctionField, maxLength, NumberField, required, SimpleList, TextField, TextInput, useRecordContext, useTranslate } from 'react-admin';
import type { PublishableKey } from '#shop/publishable-keys/contract.ts';
import { useMoment } from '../components/money.tsx';
import { CreateForm, EditForm } from '../components/record-form.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';
import { SaveOrDeleteBar } from '../components/save-bar.tsx';
import { OneSecret } from '../webhooks/secret-dialog.tsx';

const titleLength = 60;

/** The apps that name themselves: how often each called, and when it did last. */
export function PublishableKeyList() {
  const translate = useTranslate();
  const moment = useMoment();
  const lastUsed = ({ lastUsedAt }: PublishableKey) => (lastUsedAt ? moment(lastUsedAt) : translate('backoffice_key_never_used'));
  return (
    <RecordList
      filters={[searchFilter]}
      sort={{ field: 'createdAt', order: 'DESC' }}
      narrow={
        <SimpleList<PublishableKey>
          primaryText={({ title }) => title}
          secondaryText={(key) => `${translate('backoffice_publishable_calls')}: ${key.calls} · ${lastUsed(key)}`}
          rowClick="edit"
        />
      }
    >
      <RecordTable spare={['createdBy']} rowClick="edit" bulkActionButtons={false}>
        <TextField source="title" label={translate('backoffice_publishable_app')} sx={{ fontWeight: 600 }} />
        <FunctionField<PublishableKey>
          key="key"
          label={translate('backoffice_publishable_key')}
          sortable={false}
          render={({ key }) => <code>{`${key.slice(0, 9)}…`}</code>}
        />
        <NumberField source="calls" label={translate('backoffice_publishable_calls')} sortable={false} />
        <NumberField source="limited" label={translate('backoffice_publishable_limited')} sortable={false} />
        <FunctionField<PublishableKey> key="lastUsedAt" label={translate('backoffice_key_last_used')} sortable={false} render={lastUsed} />
        <TextField source="createdBy" label={translate('backoffice_key_made_by')} sortable={false} />
      </RecordTable>
    </RecordList>
  );
}

function TitleInput() {
  const translate = useTranslate();
  return (
    <TextInput
      source="title"
      label={translate('backoffice_publishable_app')}
      helperText={translate('backoffice_publishable_app_hint')}
      validate={[required(), maxLength(titleLength)]}
      fullWidth
    />
  );
}

/** The key itself, which is no secret. */
function ShownKey() {
  const translate = useTranslate();
  const record = useRecordContext<PublishableKey>();
  if (!record) return null;
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('backoffice_publishable_key_about')}
      </Typography>
      <OneSecret secret={{ name: 'backoffice_publishable_key', value: record.key }} />
    </>
  );
}

/** A new key. */
export function PublishableKeyCreate() {
  return (
    <CreateForm redirect="edit">
      <TitleInput />
    </CreateForm>
  );
}

/** Reading a key, renaming its app, or withdrawing it. */
export function PublishableKeyEdit() {
  return (
    <EditForm toolbar={<SaveOrDeleteBar ask="backoffice_publishable_withdraw_ask" />}>
      <ShownKey />
      <TitleInput />
    </EditForm>
  );
}
