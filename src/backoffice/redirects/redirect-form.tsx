import { required, TextInput, useTranslate } from 'react-admin';
import { CreateForm, EditForm } from '../components/record-form.tsx';

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
    <CreateForm>
      <Inputs />
    </CreateForm>
  );
}

/** Changing a redirect. */
export function RedirectEdit() {
  return (
    <EditForm>
      <Inputs />
    </EditForm>
  );
}
