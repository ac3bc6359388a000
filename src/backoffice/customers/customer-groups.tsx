import { customerLimits } from '#shop/customers/contract.ts';
import { maxLength, NumberField, regex, required, TextField, TextInput, useTranslate } from 'react-admin';
import { CreateForm, EditForm } from '../components/record-form.tsx';
import { RecordList } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';

/** The groups of customers. */
export function GroupList() {
  const translate = useTranslate();
  return (
    <RecordList sort={{ field: 'title', order: 'ASC' }}>
      <RecordTable rowClick="edit" bulkActionButtons={false}>
        <TextField source="title" label={translate('backoffice_title')} sortable={false} sx={{ fontWeight: 600 }} />
        <TextField source="id" label={translate('backoffice_group_code')} sortable={false} />
        <NumberField source="members" label={translate('backoffice_group_members')} sortable={false} />
      </RecordTable>
    </RecordList>
  );
}

function TitleInput() {
  return <TextInput source="title" label={useTranslate()('backoffice_title')} validate={[required(), maxLength(customerLimits.titleLength)]} fullWidth />;
}

/** A new group. */
export function GroupCreate() {
  const translate = useTranslate();
  return (
    <CreateForm>
      <TitleInput />
      <TextInput
        source="id"
        label={translate('backoffice_group_code')}
        helperText={translate('backoffice_group_code_hint')}
        validate={[required(), maxLength(customerLimits.codeLength), regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)]}
        fullWidth
      />
    </CreateForm>
  );
}

/** Renaming a group. */
export function GroupEdit() {
  return (
    <EditForm>
      <TitleInput />
    </EditForm>
  );
}
