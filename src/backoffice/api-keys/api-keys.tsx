import { useState } from 'react';
import {
  CheckboxGroupInput,
  Create,
  DateInput,
  FunctionField,
  maxLength,
  required,
  SimpleForm,
  TextField,
  TextInput,
  useRedirect,
  useTranslate,
} from 'react-admin';
import { useMoment } from '../components/money.tsx';
import { EditForm } from '../components/record-form.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { SaveBar } from '../components/save-bar.tsx';
import { SecretDialog } from '../webhooks/secret-dialog.tsx';
import { RecordTable } from '../components/record-table.tsx';

type ApiKey = { id: string; title: string; scopes: string[]; createdBy: string; expiresAt: string | null; lastUsedAt: string | null };
type Written = Record<string, unknown>;

const areas = ['catalog', 'orders', 'customers', 'marketing', 'content', 'settings', 'reports'] as const;
const scopes = areas.flatMap((area) => [`read:${area}`, `write:${area}`]);

/** "read:orders" in words. */
function useScopeName(): (scope: string) => string {
  const translate = useTranslate();
  return (scope) => {
    const [access, area] = scope.split(':');
    return translate(`backoffice_scope_${access}`, { area: translate(`backoffice_scope_area_${area}`) });
  };
}

/** The keys: what each may do, until when, and when it was used last. */
export function ApiKeyList() {
  const translate = useTranslate();
  const moment = useMoment();
  const name = useScopeName();
  const at = (when: string | null, otherwise: string) => (when ? moment(when) : translate(otherwise));
  return (
    <RecordList filters={[searchFilter]} sort={{ field: 'createdAt', order: 'DESC' }}>
      <RecordTable rowClick="edit" bulkActionButtons={false}>
        <TextField source="title" label={translate('backoffice_title')} sx={{ fontWeight: 600 }} />
        <FunctionField<ApiKey> label={translate('backoffice_key_scopes')} sortable={false} render={({ scopes: given }) => given.map(name).join(' · ')} />
        <FunctionField<ApiKey>
          source="lastUsedAt"
          label={translate('backoffice_key_last_used')}
          render={({ lastUsedAt }) => at(lastUsedAt, 'backoffice_key_never_used')}
        />
        <FunctionField<ApiKey>
          source="expiresAt"
          label={translate('backoffice_key_expires')}
          render={({ expiresAt }) => at(expiresAt, 'backoffice_key_never_ends')}
        />
        <TextField source="createdBy" label={translate('backoffice_key_made_by')} sortable={false} />
      </RecordTable>
    </RecordList>
  );
}

function Inputs() {
  const translate = useTranslate();
  const name = useScopeName();
  return (
    <>
      <TextInput
        source="title"
        label={translate('backoffice_title')}
        helperText={translate('backoffice_key_title_hint')}
        validate={[required(), maxLength(100)]}
        fullWidth
      />
      <CheckboxGroupInput
        source="scopes"
        label={translate('backoffice_key_scopes')}
        choices={scopes.map((id) => ({ id, name: name(id) }))}
        helperText={translate('backoffice_key_scopes_hint')}
        validate={required()}
      />
      <DateInput source="expiresAt" label={translate('backoffice_key_expires')} helperText={translate('backoffice_key_expires_hint')} />
    </>
  );
}

/** A day is good until it ends; an end as it was read stays as it is. */
const written = ({ expiresAt, ...record }: Written): Written => ({
  ...record,
  expiresAt: typeof expiresAt === 'string' && /^\d{4}-\d\d-\d\d$/.test(expiresAt) ? `${expiresAt}T23:59:59Z` : expiresAt || null,
});

/** A new key; it is shown once it is made, and never again. */
export function ApiKeyCreate() {
  const redirect = useRedirect();
  const [key, setKey] = useState<string | null>(null);
  return (
    <>
      <Create redirect={false} transform={written} mutationOptions={{ onSuccess: (made) => setKey((made as unknown as { key: string }).key) }}>
        <SimpleForm warnWhenUnsavedChanges toolbar={<SaveBar />}>
          <Inputs />
        </SimpleForm>
      </Create>
      {key !== null && <SecretDialog secret={key} title="backoffice_key_made" hint="backoffice_key_once" onClose={() => redirect('list', 'api-keys')} />}
    </>
  );
}

/** Changing a key, or deleting it. */
export function ApiKeyEdit() {
  return (
    <EditForm transform={written}>
      <Inputs />
    </EditForm>
  );
}
