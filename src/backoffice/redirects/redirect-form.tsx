import { Create, Edit, required, SimpleForm, TextInput, useTranslate } from 'react-admin';
import { SaveBar, SaveOrDeleteBar } from '../look/save-bar.tsx';

function Inputs() {
  const translate = useTranslate();
  return (
    <>
      <TextInput
        source="from"
        label={translate('backoffice_redirect_from')}
        helperText={translate('backoffice_redirect_from_hint')}
        validate={required()}
        fullWidth
      />
      <TextInput
        source="to"
        label={translate('backoffice_redirect_to')}
        helperText={translate('backoffice_redirect_to_hint')}
        validate={required()}
        fullWidth
      />
    </>
  );
}

/** A new redirect. */
export function RedirectCreate() {
  return (
    <Create redirect="list">
      <SimpleForm warnWhenUnsavedChanges toolbar={<SaveBar />}>
        <Inputs />
      </SimpleForm>
    </Create>
  );
}

/** Changing a redirect. */
export function RedirectEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect="list">
      <SimpleForm warnWhenUnsavedChanges toolbar={<SaveOrDeleteBar />}>
        <Inputs />
      </SimpleForm>
    </Edit>
  );
}
